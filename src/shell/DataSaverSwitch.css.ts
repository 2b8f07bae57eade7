import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const row = style({ paddingInline: space[8] });
