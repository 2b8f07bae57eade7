import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { media, radius, space, target, type, weight } from '../theme/tokens.ts';

export const pagination = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space[16] });
/* Eight targets fit beside each other on 320 px: there they touch. */
export const list = style({ display: 'flex', alignItems: 'center', '@media': { [media.largePhone]: { gap: space[4] } } });

export const item = style({
  ...type[14],
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: target.md,
  fontWeight: weight.semibold,
  color: color.ink,
  textDecoration: 'none',
  borderRadius: radius.input,
  selectors: {
    // The border shows where colours are forced.
    '&[aria-current="page"]': { color: color.onBrand, backgroundColor: color.brand, border: '2px solid transparent' },
    '&[data-off]': { color: color.ink3, opacity: 0.5 },
  },
  '@media': {
    [media.largePhone]: { width: target.md },
    [media.hover]: { selectors: { '&:hover:not([aria-current], [data-off])': { backgroundColor: color.sunken } } },
  },
});
