import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { space, weight } from '../theme/tokens.ts';

/* Where the reader's text is so large that the word finds no room, it wraps out of sight and the mark stands alone. */
export const logo = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  gap: `2rem ${space[8]}`,
  height: 'max(32px, 1.25rem)',
  overflow: 'hidden',
  fontSize: '1.25rem',
  lineHeight: 1,
  fontWeight: weight.heavy,
  letterSpacing: '-0.03em',
  color: color.ink,
});
export const mark = style({ flexShrink: 0, width: '32px', height: '32px', color: color.brand });
export const ground = style({ color: color.ink });
export const own = style({ flexShrink: 0, width: '32px', height: '32px', objectFit: 'contain' });
