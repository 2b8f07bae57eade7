import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { space, type, weight } from '../theme/tokens.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const line = style({ display: 'flex', gap: space[12], alignItems: 'flex-start' });
export const picture = style({ flexShrink: 0, width: '56px' });
export const body = style({
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  justifyContent: 'space-between',
});
export const words = style({ ...type[14], flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: weight.semibold });
export const detail = style({ color: color.ink2 });
export const amount = style({ flexShrink: 0, marginLeft: 'auto' });
