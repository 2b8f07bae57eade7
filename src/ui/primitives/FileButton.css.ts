import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

/* The input inside has the focus; the button around it shows it. */
export const fileButton = style({
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.sea}`, outlineOffset: '2px' },
    '&:has(:disabled)': { color: color.ink3, backgroundColor: color.sunken, borderColor: color.line, cursor: 'not-allowed' },
  },
});
