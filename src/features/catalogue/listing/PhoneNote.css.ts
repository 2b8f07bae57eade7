import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const note = style({ marginBottom: space[16] });
