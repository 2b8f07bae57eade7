import { globalStyle, style } from '@vanilla-extract/css';
import { belowFirstScreen, opening } from '#ui/css/opening.ts';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

export const columns = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: space[48] },
  },
});
/* All but the bar at the lower edge. */
globalStyle(`${opening.first} ${columns} ~ :not(:last-child)`, belowFirstScreen);
export const facts = style({ display: 'flex', flexDirection: 'column', gap: space[24], minWidth: 0 });
export const brand = style({
  ...type[14],
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: weight.semibold,
});
export const keyFacts = style({ ...type[14], marginBlock: `${space[4]} ${space[8]}`, color: color.ink2 });
/* To be hit with a thumb, and as high as without. */
export const rating = style({ display: 'inline-flex', paddingBlock: space[16], marginBlock: `-${space[16]}`, textDecoration: 'none' });
