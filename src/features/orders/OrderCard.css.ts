import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const card = style({ display: 'flex', flexDirection: 'column', gap: space[12], alignItems: 'stretch' });
export const compact = style({ display: 'flex', flexDirection: 'column', gap: space[8], padding: space[12] });
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'center', justifyContent: 'space-between' });
export const number = style({ ...type[14], overflowWrap: 'anywhere' });
export const quiet = style({ ...type[14], color: color.ink2 });

export const brief = style({ display: 'flex', gap: space[8], alignItems: 'center' });
export const pictures = style({ display: 'flex', gap: space[4] });
export const picture = style({ width: '56px', flexShrink: 0 });
export const small = style({ width: '40px', flexShrink: 0 });
export const rest = style({
  ...type[14],
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
  borderRadius: radius.input,
  color: color.ink2,
  backgroundColor: color.sunken,
});
export const briefWords = style({ flex: '1 1 0', minWidth: 0 });
/** One line: the order's page has all of it. What is only said is cut off with it, and does not widen the page. */
const cutLine = { position: 'relative', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const line = style({ ...type[14], ...cutLine });
export const placed = style({ ...type[14], ...cutLine, flex: '1 1 5.5rem', color: color.ink2 });
export const words = style({ flex: '1 1 10rem', minWidth: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const more = style({ ...type[14], display: 'block', fontWeight: weight.regular, color: color.ink2 });

/** The day that counts is not cut off. */
export const day = style({ ...type[14], fontWeight: weight.medium });
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center', justifyContent: 'space-between' });
export const total = style({ display: 'flex', flexDirection: 'column' });

export const facts = style({
  ...type[14],
  display: 'grid',
  gap: space[8],
  '@media': { [media.largePhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[24] } },
});
export const fact = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[12] });
globalStyle(`${fact} dt`, { color: color.ink2 });
globalStyle(`${fact} dd`, { marginLeft: 'auto', textAlign: 'end', overflowWrap: 'anywhere' });

export const factNote = style({ display: 'block', color: color.ink2 });

export const product = style({
  color: color.ink,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.brand, textDecoration: 'underline' } } } },
});
