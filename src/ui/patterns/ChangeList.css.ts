import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { space, type, weight } from '../theme/tokens.ts';

export const lead = style({ color: color.ink2, marginBottom: space[12] });
export const list = style({ display: 'flex', flexDirection: 'column', marginBottom: space[16] });
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: space[12],
  borderTop: `1px solid ${color.line}`,
});
export const name = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' });
export const change = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
globalStyle(`${change} del`, { color: color.ink3 });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const decided = style({ ...type[14], color: color.ok, fontWeight: weight.semibold });
