import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, target, type, weight } from '#ui/theme/tokens.ts';

export const strip = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const goods = style({
  display: 'flex',
  flexGrow: 1,
  flexWrap: 'wrap',
  gap: space[8],
  minWidth: 0,
  margin: 0,
  padding: space[4],
  listStyle: 'none',
});
export const item = style({ position: 'relative', flexShrink: 0 });
export const more = style({ alignSelf: 'center', color: color.ink2, fontWeight: weight.semibold });
export const picture = style({ width: '48px', border: `1px solid ${color.line}` });
export const count = style({
  position: 'absolute',
  insetInlineEnd: '-4px',
  bottom: '-4px',
  paddingInline: '5px',
  ...type[13],
  fontWeight: weight.bold,
  color: color.ink,
  backgroundColor: color.surface,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: radius.pill,
});
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: target.md,
  paddingInline: space[4],
  color: color.brand,
  fontWeight: weight.semibold,
});
