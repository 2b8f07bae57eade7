import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { space, weight } from '../theme/tokens.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[32]} ${space[16]}`,
  textAlign: 'center',
});
export const art = style({ width: '132px', color: color.ink3 });
export const survey = style({ color: color.survey });
export const title = style({ fontWeight: weight.bold });
export const text = style({ maxWidth: '44ch', color: color.ink2, textWrap: 'balance' });
