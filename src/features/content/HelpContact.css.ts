import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, target, type } from '#ui/theme/tokens.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[16],
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
export const text = style({ color: color.ink2 });
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] });
export const way = style({
  ...type[16],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  minHeight: target.md,
  overflowWrap: 'anywhere',
});
