import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

/* The button stands beside the field, not beside its label. */
export const search = style({ display: 'flex', alignItems: 'end', gap: space[8], maxWidth: '480px' });
export const field = style({ flexGrow: 1, minWidth: 0 });
