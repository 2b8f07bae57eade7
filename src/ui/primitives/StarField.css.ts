import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { radius, target } from '../theme/tokens.ts';

export const row = style({ display: 'flex', marginInlineStart: '-8px' });

export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: target.md,
  height: target.md,
  borderRadius: radius.input,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${color.sea}`, outlineOffset: '-2px' } },
});

/* Over the whole star, so that it is what is pressed; unseen, since the star is its look. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });

/* Stars up to the chosen one are full. */
export const drawing = style({
  width: '32px',
  height: '32px',
  fill: 'none',
  stroke: color.controlBorder,
  selectors: {
    [`${star}:has(:checked) &`]: { fill: color.survey, stroke: color.warn },
    [`${star}:has(~ ${star} :checked) &`]: { fill: color.survey, stroke: color.warn },
  },
});
