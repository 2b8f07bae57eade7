import { style } from '@vanilla-extract/css';
import { ticks } from '../css/ticks.ts';
import { color } from '../theme/contract.css.ts';

export const divider = style({
  height: '10px',
  border: 0,
  borderTop: `1px solid ${color.controlBorder}`,
  opacity: 0.7,
  ...ticks(color.controlBorder, '4px', '9px'),
});
