import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[12], rowGap: space[4] });
export const content = style({ ...type[14], color: color.ink2 });
export const rule = style({ ...type[14], display: 'flex', flexWrap: 'wrap', columnGap: space[16], color: color.ink2 });
export const note = style({ ...type[14], fontWeight: weight.medium, color: color.warn });
/* Of a page whose bar has it on phones. */
export const inField = style({ '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } });
