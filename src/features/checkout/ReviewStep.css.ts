import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type, weight } from '#ui/theme/tokens.ts';

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  minHeight: '44px',
  color: color.brand,
  fontWeight: weight.semibold,
});
export const notes = style({ ...type[14], display: 'flex', flexDirection: 'column', gap: space[4], color: color.ink2 });
export const place = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const wait = style({ ...type[14], color: color.warn, fontWeight: weight.medium });
