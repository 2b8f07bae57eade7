import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { space, type, weight } from '../theme/tokens.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingTop: space[12],
  borderTop: `1px solid ${color.line}`,
});
export const words = style({ minWidth: 0 });
export const label = style({ ...type[14], color: color.ink2 });
export const value = style({ ...type[18], fontWeight: weight.bold, overflowWrap: 'anywhere' });
export const button = style({ flexShrink: 0, minHeight: '44px' });
