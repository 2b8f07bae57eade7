import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { space, type } from '../theme/tokens.ts';

export const note = style({ ...type[14], display: 'flex', gap: space[8], alignItems: 'center', color: color.warn });
