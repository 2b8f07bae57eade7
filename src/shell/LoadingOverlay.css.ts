import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { layer, scrim } from '#ui/theme/tokens.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.toast,
  display: 'grid',
  placeItems: 'center',
  color: color.onBrand,
  backgroundColor: scrim,
});

globalStyle('html:has([data-blocks-scroll])', { overflow: 'hidden' });
