import { style } from '@vanilla-extract/css';
import { rail } from '#ui/patterns/shelf.css.ts';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, type, weight } from '#ui/theme/tokens.ts';

export const row = style([rail, { gridAutoColumns: 'minmax(220px, 260px)', marginBottom: space[8] }]);
export const place = style({ minWidth: 0, scrollSnapAlign: 'start' });
export const goods = style({
  display: 'flex',
  gap: space[12],
  alignItems: 'center',
  height: 'calc(3.75rem + 26px)',
  padding: space[12],
  color: color.ink,
  textDecoration: 'none',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
export const picture = style({ width: '48px', flexShrink: 0 });
export const words = style({ minWidth: 0 });
/** Two lines at most: the shelf keeps its height. */
export const name = style({
  ...type[14],
  display: '-webkit-box',
  overflow: 'hidden',
  fontWeight: weight.medium,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
});
export const last = style({
  ...type[14],
  display: 'block',
  overflow: 'hidden',
  color: color.ink2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = style({ ...type[14], color: color.ink2 });
