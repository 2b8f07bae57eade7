import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { layer, radius, space, weight } from '../theme/tokens.ts';

export const skipLink = style({
  position: 'absolute',
  top: space[8],
  left: space[8],
  zIndex: layer.toast,
  padding: `${space[12]} ${space[24]}`,
  fontWeight: weight.bold,
  color: color.onBrand,
  backgroundColor: color.brand,
  borderRadius: radius.input,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});
