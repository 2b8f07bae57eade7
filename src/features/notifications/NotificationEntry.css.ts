import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, type, weight } from '#ui/theme/tokens.ts';

export const entry = recipe({
  base: {
    display: 'flex',
    gap: space[12],
    padding: space[16],
    backgroundColor: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
  },
  variants: { unread: { true: { borderInlineStart: `4px solid ${color.brand}` } } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
  color: color.sea,
  backgroundColor: color.seaSoft,
  borderRadius: radius.pill,
});

export const body = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[8], minWidth: 0 });
export const text = recipe({ variants: { unread: { true: { fontWeight: weight.semibold } } } });
export const when = style({
  ...type[14],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'center',
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
});
export const number = style({ overflowWrap: 'anywhere' });
