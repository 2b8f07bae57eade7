import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { belowFirstScreen, opening } from '../css/opening.ts';
import { color } from '../theme/contract.css.ts';
import { duration, layer, media, radius, space, type, weight } from '../theme/tokens.ts';

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
export const later = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 250px' });
globalStyle(`${opening.second} ${later}`, belowFirstScreen);

/*
 * The picture is seen first and comes last: the keyboard and a screen reader meet the name before the button that lies on the picture. Its
 * room is there before it: a slow phone draws a card whose HTML has come up to the name only.
 */
export const shelf = style({ position: 'absolute', width: '100%' });
globalStyle(`${card}::before`, { content: '""', aspectRatio: '4 / 3' });
export const discount = style({ position: 'absolute', top: space[8], left: space[8], pointerEvents: 'none' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  padding: space[8],
  '@media': { [media.tablet]: { padding: space[12] } },
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
    // Above the picture, which comes after it; below the add button, which comes last.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: layer.raised, borderRadius: 'inherit' },
    '&:focus-visible::after': { outline: `2px solid ${color.sea}`, outlineOffset: '-3px', borderRadius: radius.card },
  },
});

/** The original above the amount; the amounts of a row stand on one line whether reduced or not, because each line below keeps its room. */
export const price = style({ flexDirection: 'column-reverse', flexWrap: 'nowrap', marginTop: 'auto', paddingTop: space[4] });
/* A price without its unit says nothing: they are not parted. */
globalStyle(`${price} > :first-child`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const basePrice = style({
  ...type[13],
  minHeight: type[13].lineHeight,
  color: color.ink2,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/* Kept free from the first frame where `src/first-view/inline/head.ts` found a destination on the phone, and no line at all without one. */
export const delivered = style({
  ...type[13],
  display: 'none',
  // A place that does not fit beside the amount wraps out of sight: the amount is never cut.
  flexWrap: 'wrap',
  columnGap: '0.25em',
  height: type[13].lineHeight,
  color: color.sea,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  selectors: { ':root[data-destination] &': { display: 'flex' } },
});

export const meta = style({
  ...type[13],
  display: 'flex',
  gap: space[8],
  height: type[13].lineHeight,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});

export const stock = recipe({
  base: { fontWeight: weight.semibold },
  variants: { tone: { ok: { color: color.ok }, warn: { color: color.warn }, bad: { color: color.bad }, neutral: { color: color.ink2 } } },
});

/** Lies on the picture's lower edge; what it leaves free belongs to the card's link. */
export const action = style({
  position: 'absolute',
  inset: `auto ${space[8]} ${space[8]}`,
  zIndex: layer.raised,
  display: 'flex',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
});
globalStyle(`${action} > *`, { pointerEvents: 'auto' });
