import { style } from '@vanilla-extract/css';
import { space, weight } from '#ui/theme/tokens.ts';

export const next = style({ marginTop: space[8], fontWeight: weight.semibold });
export const steps = style({ paddingInlineStart: space[24], listStyle: 'decimal' });
