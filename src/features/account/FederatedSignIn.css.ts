import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { type } from '#ui/theme/tokens.ts';

/* What it says is known a moment later, and takes two lines on a phone: what is below it stays. */
export const reason = style({ ...type[14], color: color.ink2, minHeight: '2lh' });
