import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { weight } from '../theme/tokens.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  fontSize: '1.25rem',
  lineHeight: 1,
  fontWeight: weight.heavy,
  letterSpacing: '-0.03em',
  color: color.ink,
});
export const mark = style({ flexShrink: 0, width: '32px', height: '32px', color: color.brand });
export const ground = style({ color: color.ink });
