import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type } from '#ui/theme/tokens.ts';

export const end = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[12], marginTop: space[24] });
export const count = style({ ...type[14], color: color.ink2 });
