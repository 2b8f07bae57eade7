import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, target, type, weight } from '#ui/theme/tokens.ts';

/* The gap below it has room for the age of what lies on this phone. */
export const head = style({
  display: 'flex',
  gap: space[12],
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: space[12],
});
export const all = style({
  ...type[14],
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target.md,
  fontWeight: weight.semibold,
  color: color.brand,
  textDecoration: 'none',
});
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))',
  gap: space[8],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
export const state = style({
  ...type[14],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  height: '100%',
  minHeight: '72px',
  // 'pembayaran' has a line of its own in a tile of six.
  padding: `${space[8]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  color: color.ink,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
});
export const count = style({ ...type[18], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' });
