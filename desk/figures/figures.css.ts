import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const cards = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const card = style({ padding: space[12] });
export const quiet = style({ ...type[14], color: color.ink2 });
export const amount = style({
  ...type[16],
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { ...type[22] } },
});
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 });
/* Charts stand beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  minWidth: 0,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const chart = style({ minWidth: 0, padding: `${space[12]} ${space[8]}`, overflow: 'hidden' });
export const tip = style({
  ...type[14],
  padding: space[8],
  color: color.ink,
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  boxShadow: color.shadow,
});
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
