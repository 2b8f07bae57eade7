import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { space } from '../theme/tokens.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
  padding: `${space[48]} ${space[16]}`,
  textAlign: 'center',
});
export const art = style({ width: '120px', color: color.ink3 });
export const sentence = style({ maxWidth: '36ch', color: color.ink2, textWrap: 'balance' });
