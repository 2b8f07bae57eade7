import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { space, type, weight } from '../theme/tokens.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const row = style({ ...type[14], display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[16] });
export const total = style([
  row,
  type[18],
  { alignItems: 'baseline', marginTop: space[4], paddingTop: space[12], fontWeight: weight.bold, borderTop: `1px solid ${color.line}` },
]);

export const label = style({ color: color.ink2 });
export const totalLabel = style({ ...type[16] });
export const value = recipe({
  base: { marginLeft: 'auto', textAlign: 'end' },
  variants: { tone: { plain: {}, ok: { color: color.ok }, muted: { color: color.ink2 } } },
});
export const note = style({ ...type[13], flexBasis: '100%', fontWeight: weight.regular, color: color.ink2 });
