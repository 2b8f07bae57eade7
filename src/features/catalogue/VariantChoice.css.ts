import { style } from '@vanilla-extract/css';
import { space, type, weight } from '#ui/theme/tokens.ts';

export const group = style({ display: 'grid', gap: space[8] });
export const legend = style({ ...type[14], fontWeight: weight.semibold, marginBottom: space[8] });
/* As high as two rows of choices, for as long as their part is on its way. */
export const waiting = style({ minHeight: '11rem' });
