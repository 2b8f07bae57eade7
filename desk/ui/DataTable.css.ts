import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, target, type, weight } from '#ui/theme/tokens.ts';

export const frame = style({
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'clip',
});
export const table = style({ ...type[14], width: '100%' });
export const head = style({
  '@media': {
    [`not all and ${media.tablet}`]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const headCell = style({
  padding: `${space[8]} ${space[12]}`,
  textAlign: 'start',
  color: color.ink2,
  fontWeight: weight.semibold,
  backgroundColor: color.sunken,
  whiteSpace: 'nowrap',
});
/* A column's name that sorts the rows, as tall as a finger; the cell's own padding is taken back. */
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: target.sm,
  marginBlock: `-${space[8]}`,
  padding: 0,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  '@media': {
    [`not all and ${media.tablet}`]: { display: 'none' },
    [media.hover]: { selectors: { '&:hover': { color: color.ink } } },
  },
});
export const phoneOnly = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const sortSelect = style({
  padding: space[12],
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { display: 'none' } },
});
/* On a phone a row is a card: its cells stand under each other, each with its column's name. */
export const row = style({
  borderTop: `1px solid ${color.line}`,
  selectors: { 'tbody > &:first-child': { borderTop: 0 } },
  '@media': {
    [`not all and ${media.tablet}`]: { display: 'grid', gap: space[4], padding: space[12] },
    [media.tablet]: { selectors: { 'tbody > &:first-child': { borderTop: `1px solid ${color.line}` } } },
    [media.hover]: { selectors: { 'tbody > &:hover': { backgroundColor: color.bg } } },
  },
});
export const cell = style({
  overflowWrap: 'anywhere',
  '@media': {
    [`not all and ${media.tablet}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(90px, 1fr) 2fr',
      gap: space[8],
      // A link or a figure is taller than the name beside it: both stand on one line.
      alignItems: 'baseline',
      selectors: { '&[data-main]': { gridTemplateColumns: '1fr', fontWeight: weight.semibold } },
    },
    [media.tablet]: { padding: `${space[8]} ${space[12]}`, verticalAlign: 'middle' },
  },
});
export const label = style({
  color: color.ink2,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const end = style({ '@media': { [media.tablet]: { textAlign: 'end' } } });
/* The row's link: as tall as a finger. */
globalStyle(`${cell} a`, { display: 'inline-flex', alignItems: 'center', minHeight: target.sm });
