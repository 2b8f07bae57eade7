import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { radius, target } from '../theme/tokens.ts';

export const row = style({ display: 'flex', marginInlineStart: '-8px' });

const focused = { outline: `2px solid ${color.sea}`, outlineOffset: '-2px' };

export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: target.md,
  height: target.md,
  borderRadius: radius.input,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': focused },
  // The oldest supported browsers don't know `:has()`.
  '@supports': { 'not selector(:has(a))': { selectors: { '&:focus-within': focused } } },
});

/* Over the whole star, so that it is what is pressed; unseen, since the star is its look. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });

export const drawing = style({
  width: '32px',
  height: '32px',
  fill: 'none',
  stroke: color.controlBorder,
  selectors: { '&[data-full]': { fill: color.survey, stroke: color.warn } },
});
