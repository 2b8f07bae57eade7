import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { radius, space, type, weight } from '../theme/tokens.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const entry = recipe({
  base: {
    display: 'flex',
    gap: space[12],
    padding: space[16],
    backgroundColor: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
  },
  variants: {
    mark: {
      none: {},
      brand: { borderInlineStart: `4px solid ${color.brand}` },
      bad: { borderInlineStart: `4px solid ${color.bad}` },
    },
  },
  defaultVariants: { mark: 'none' },
});

export const icon = recipe({
  base: { display: 'grid', placeItems: 'center', flexShrink: 0, width: '40px', height: '40px', borderRadius: radius.pill },
  variants: {
    mark: {
      none: { color: color.sea, backgroundColor: color.seaSoft },
      brand: { color: color.sea, backgroundColor: color.seaSoft },
      bad: { color: color.bad, backgroundColor: color.badSoft },
    },
  },
  defaultVariants: { mark: 'none' },
});

export const body = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', flexGrow: 1, gap: space[8], minWidth: 0 });
export const text = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: { marked: { true: { fontWeight: weight.semibold } } },
});
export const meta = style({
  ...type[14],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'center',
  color: color.ink2,
  overflowWrap: 'anywhere',
});
export const lines = style({ width: '100%', display: 'flex', flexDirection: 'column', gap: space[8] });
