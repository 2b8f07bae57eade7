import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type } from '#ui/theme/tokens.ts';

export const pages = style({ display: 'flex', flexDirection: 'column', gap: space[12], alignItems: 'center' });
export const range = style({ ...type[14], color: color.ink2, fontVariantNumeric: 'tabular-nums' });
export const size = style({ width: '120px' });
