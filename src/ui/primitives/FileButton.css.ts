import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

const focused = { outline: `2px solid ${color.sea}`, outlineOffset: '2px' };

/* The input inside has the focus; the button around it shows it. */
export const fileButton = style({
  selectors: {
    '&:has(:focus-visible)': focused,
    '&:has([aria-disabled])': { color: color.ink3, backgroundColor: color.sunken, borderColor: color.line, cursor: 'not-allowed' },
  },
  // The oldest supported browsers don't know `:has()`.
  '@supports': { 'not selector(:has(a))': { selectors: { '&:focus-within': focused } } },
});
