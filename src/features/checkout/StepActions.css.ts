import { style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { bottomBarHeight, layer, media, space, type, weight } from '#ui/theme/tokens.ts';

export const bar = style({
  position: 'sticky',
  bottom: `calc(${bottomBarHeight} + ${safeArea.bottom})`,
  zIndex: layer.raised,
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: space[12],
  backgroundColor: color.surface,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { bottom: 0, flexDirection: 'row', alignItems: 'center', gap: space[12] } },
});
export const total = style({ ...type[14], marginInlineEnd: 'auto', color: color.ink2 });
export const amount = style({ ...type[18], fontWeight: weight.bold, color: color.ink, whiteSpace: 'nowrap' });
