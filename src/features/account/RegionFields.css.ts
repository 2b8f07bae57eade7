import { style } from '@vanilla-extract/css';
import { listBelow } from '#ui/css/floating.ts';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, target, type } from '#ui/theme/tokens.ts';

export const search = style({ position: 'relative' });

/** Options 40 high, the list at most 250. */
export const results = style(listBelow('250px'));

export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  alignItems: 'baseline',
  width: '100%',
  minHeight: target.sm,
  padding: `${space[8]} ${space[12]}`,
  textAlign: 'start',
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
});
export const name = style({ ...type[16], color: color.ink });
export const parents = style({ ...type[13], color: color.ink3 });
export const none = style({ padding: space[12], color: color.ink2 });
