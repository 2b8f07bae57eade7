import { style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { bottomBarHeight, layer, media, radius, space } from '#ui/theme/tokens.ts';

/* Above the bar of pages on phones, in the corner that toasts leave free from tablets on. */
export const card = style({
  position: 'fixed',
  zIndex: layer.toast,
  bottom: `calc(${bottomBarHeight} + ${space[12]} + ${safeArea.bottom})`,
  insetInline: space[12],
  backgroundColor: color.surface,
  borderRadius: radius.input,
  boxShadow: color.shadow,
  '@media': { [media.tablet]: { bottom: space[24], left: space[24], right: 'auto', width: '400px' } },
});
