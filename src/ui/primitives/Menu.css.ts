import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { media, space, target, type, weight } from '../theme/tokens.ts';

export const menu = style({ paddingBlock: space[8], selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });

export const heading = style({ ...type[12], padding: `${space[4]} ${space[16]}`, fontWeight: weight.semibold, color: color.ink2 });

/** A row of a menu or list, for links and buttons alike. */
export const menuItemClass = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: target.md,
  padding: `${space[8]} ${space[16]}`,
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: color.brand, fontWeight: weight.semibold, boxShadow: `inset 3px 0 0 ${color.brand}` },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:active': { backgroundColor: color.sunken },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
});

export const trailing = style({ ...type[14], display: 'flex', alignItems: 'center', marginLeft: 'auto', color: color.ink2 });
export const icon = style({ display: 'grid', flexShrink: 0, color: color.ink2 });
