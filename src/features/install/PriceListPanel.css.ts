import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type, weight } from '#ui/theme/tokens.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  gridColumn: '1 / -1',
  width: '100%',
  padding: space[8],
  textAlign: 'start',
});
export const title = style({ ...type[16], fontWeight: weight.semibold });
export const text = style({ ...type[14], color: color.ink2, maxWidth: '60ch' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const progress = style({ width: '100%', maxWidth: '24rem' });
/* Without words it takes no room, and yet is there for a screen reader before the first of them. */
export const status = style({ ...type[14], maxWidth: '60ch', ':empty': { display: 'none' } });
