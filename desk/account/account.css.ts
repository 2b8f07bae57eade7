import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { light, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const titled = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[12] });
export const quiet = style({ ...type[14], color: color.ink2 });
export const browser = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const device = style({ fontWeight: weight.semibold });
/* Dark on white whatever the theme: a phone's camera reads it. */
export const qr = style({
  width: 'min(220px, 100%)',
  height: 'auto',
  marginInline: 'auto',
  color: light.ink,
  backgroundColor: light.surface,
  borderRadius: radius.card,
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: space[8],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.semibold,
});
