import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { space, type, weight } from '../theme/tokens.ts';

export const place = style({ display: 'grid', gap: space[4] });
export const title = style({ fontWeight: weight.semibold });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16], '@media': { print: { display: 'none' } } });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '44px',
  color: color.brand,
  fontWeight: weight.semibold,
});
export const note = style({ ...type[14], color: color.ink2 });
