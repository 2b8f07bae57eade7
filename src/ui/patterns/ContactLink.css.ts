import { style } from '@vanilla-extract/css';
import { space, weight } from '#ui/theme/tokens.ts';

export const link = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], minHeight: '44px', fontWeight: weight.semibold });
