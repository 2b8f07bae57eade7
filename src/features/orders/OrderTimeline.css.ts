import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { type } from '#ui/theme/tokens.ts';

export const stage = style({ ...type[14], color: color.ink2 });
