import { style } from '@vanilla-extract/css';
import { space, weight } from '../theme/tokens.ts';

export const group = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const legend = style({ marginBottom: space[8], fontWeight: weight.bold });
