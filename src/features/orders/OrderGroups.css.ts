import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, target, type, weight } from '#ui/theme/tokens.ts';

export const groups = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[8] });
export const group = style({
  ...type[14],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[8],
  minHeight: target.md,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  color: color.ink,
  backgroundColor: color.surface,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  // A thicker border says it without colours as well.
  selectors: { '&[aria-current]': { padding: '3px', border: `2px solid ${color.brand}` } },
});
export const count = style({ color: color.ink2, fontWeight: weight.bold });
