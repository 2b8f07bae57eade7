import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type } from '#ui/theme/tokens.ts';

export const row = style({ paddingInline: space[8] });
export const readiness = style({ ...type[14], paddingInline: space[8], paddingBlock: space[12], color: color.ink2 });
