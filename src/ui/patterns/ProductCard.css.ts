import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { belowFirstScreen, opening } from '../css/opening.ts';
import { color } from '../theme/contract.css.ts';
import { duration, layer, media, radius, space, target, type, weight } from '../theme/tokens.ts';

/* Each row keeps its room whether it is filled or not, so that a grid never shifts and its rows line up. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  transition: `border-color ${duration.base}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.controlBorder } } } },
});

/* Not laid out before the reader comes near. Not for cards that are seen at once: their guessed height would move the row below. */
export const later = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 400px' });
globalStyle(`${opening.second} ${later}`, belowFirstScreen);

export const flag = style({ position: 'absolute', top: space[8], left: space[8], zIndex: layer.raised, pointerEvents: 'none' });

/** The discount hangs on the picture's lower edge. */
export const shelf = style({ position: 'relative' });
export const discount = style({ position: 'absolute', bottom: space[8], left: space[8], pointerEvents: 'none' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space[4],
  padding: space[12],
  '@media': { [media.tablet]: { padding: space[16] } },
});

const clamp = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;

export const name = style({
  ...type[14],
  fontWeight: weight.semibold,
  minHeight: '2.5rem',
  ...clamp(2),
  '@media': { [media.tablet]: { ...type[16], minHeight: '3rem' } },
});

/** The link's touch surface is the whole card; its ring is drawn inside, since the card clips. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible::after': { outline: `2px solid ${color.sea}`, outlineOffset: '-3px', borderRadius: radius.card },
  },
});

/* Two facts fit into one line from a tablet on. */
export const facts = style({
  ...type[12],
  minHeight: '2rem',
  color: color.ink2,
  ...clamp(2),
  '@media': { [media.tablet]: { minHeight: '1rem', WebkitLineClamp: 1 } },
});

/** The original above the amount; the amounts of a row stand on one line whether reduced or not. */
export const price = style({
  minHeight: '2.75rem',
  flexDirection: 'column-reverse',
  flexWrap: 'nowrap',
  marginTop: 'auto',
  paddingTop: space[4],
});

export const basePrice = style({
  ...type[12],
  minHeight: '1rem',
  color: color.ink2,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/* Kept free from the first frame where `src/first-view/inline/head.ts` found a destination on the phone, and no line at all without one. */
export const delivered = style({
  ...type[12],
  display: 'none',
  // A place that does not fit beside the amount wraps out of sight: the amount is never cut.
  flexWrap: 'wrap',
  columnGap: '0.25em',
  height: '1rem',
  color: color.sea,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  selectors: { ':root[data-destination] &': { display: 'flex' } },
});

export const meta = style({
  ...type[12],
  display: 'flex',
  flexDirection: 'column',
  // The age of a stock takes the rating's line where one is too short for it.
  height: '2rem',
  overflow: 'hidden',
});

export const stock = recipe({
  base: { fontWeight: weight.semibold },
  variants: { tone: { ok: { color: color.ok }, warn: { color: color.warn }, bad: { color: color.bad }, neutral: { color: color.ink2 } } },
});

export const action = style({
  position: 'relative',
  zIndex: layer.raised,
  minHeight: target.md,
  marginTop: space[8],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
});
