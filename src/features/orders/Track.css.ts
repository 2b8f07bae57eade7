import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type } from '#ui/theme/tokens.ts';

export const later = style({ ...type[14], color: color.ink2 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], justifyContent: 'flex-end' });
