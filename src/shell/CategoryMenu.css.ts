import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const menu = style({ padding: space[16], columns: '5 10rem', columnGap: space[16] });
export const group = style({ breakInside: 'avoid', paddingBottom: space[12] });

const entry = style({
  ...type[14],
  display: 'flex',
  alignItems: 'center',
  minHeight: '30px',
  paddingInline: space[8],
  textDecoration: 'none',
  borderRadius: radius.input,
  selectors: { '&[data-status="active"]': { color: color.brand, fontWeight: weight.semibold } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
});
export const top = style([entry, { fontWeight: weight.bold, color: color.ink }]);
export const child = style([entry, { color: color.ink2 }]);
