import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, target, type, weight } from '#ui/theme/tokens.ts';

/* As high as both lines. */
export const notes = style({ ...type[14], minHeight: '2.75rem', marginBottom: '-12px' });
export const line = style({ display: 'flex', gap: space[4], whiteSpace: 'nowrap', overflow: 'hidden' });
/* As high as a line, and to be hit with a thumb. */
export const ask = style({
  position: 'relative',
  minHeight: target.md,
  marginBlock: '-14px',
  textAlign: 'start',
  fontWeight: weight.semibold,
  color: color.brand,
  textDecoration: 'underline',
});
