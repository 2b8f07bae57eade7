import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, target, type } from '#ui/theme/tokens.ts';

export const field = style({ display: 'flex', gap: space[16], alignItems: 'flex-start' });
export const photo = style({
  display: 'grid',
  flexShrink: 0,
  width: '96px',
  height: '96px',
  overflow: 'hidden',
  color: color.ink3,
  backgroundColor: color.sunken,
  borderRadius: radius.pill,
});
export const noPhoto = style({ display: 'block' });
export const side = style({ flexGrow: 1 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const crop = style({
  ...type[14],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'center',
  color: color.ink2,
});
export const range = style({ flexGrow: 1, minWidth: '140px', height: target.md, accentColor: color.brand });
