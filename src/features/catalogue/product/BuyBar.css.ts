import { style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { bottomBarHeight, layer, media, space, type, weight } from '#ui/theme/tokens.ts';

export const bar = style({
  position: 'sticky',
  bottom: `calc(${bottomBarHeight} + ${safeArea.bottom})`,
  zIndex: layer.sticky,
  display: 'flex',
  // Large text needs two rows.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginInline: `-${space[16]}`,
  padding: `${space[8]} ${space[16]}`,
  backgroundColor: color.surface,
  borderTop: `1px solid ${color.line}`,
  boxShadow: color.shadow,
  '@media': { [media.tablet]: { display: 'none' }, print: { display: 'none' } },
});
export const amounts = style({ display: 'flex', flexDirection: 'column' });
export const quantity = style({ ...type[12], color: color.ink2 });
export const subtotal = style({ ...type[18], fontWeight: weight.bold, whiteSpace: 'nowrap' });
