import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type } from '#ui/theme/tokens.ts';

export const threshold = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  maxWidth: '440px',
  marginInline: 'auto',
  padding: `${space[32]} ${space[16]}`,
});
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[12] });
export const text = style({ ...type[14], color: color.ink2, marginTop: space[4] });
