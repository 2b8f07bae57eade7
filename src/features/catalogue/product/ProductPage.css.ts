import { globalStyle, style } from '@vanilla-extract/css';
import { belowFirstScreen, opening } from '#ui/css/opening.ts';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

/* On phones the picture stands beside the name, so that price, stock and delivered price are on the first screen; text too large for
   that puts them one below the other. */
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[12],
  selectors: { 'nav + &': { marginTop: '-16px' } },
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[24] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gridTemplateRows: 'auto 1fr', columnGap: space[48] },
  },
});
/* All but the bar at the lower edge. */
globalStyle(`${opening.first} ${columns} ~ :not(:last-child)`, belowFirstScreen);
export const facts = style({
  display: 'contents',
  '@media': {
    [media.tablet]: { display: 'grid', gap: space[16], minWidth: 0 },
    // Stays while pictures and details pass by.
    [media.desktop]: { position: 'sticky', top: '132px', gridColumn: 2, gridRow: '1 / span 2' },
  },
});
export const head = style({ flex: '3 1 9.5rem', minWidth: 0 });
export const name = style({
  overflowWrap: 'anywhere',
  '@media': { [`not all and ${media.tablet}`]: type[18] },
});
export const details = style({
  flexBasis: '100%',
  gridColumn: '1 / -1',
  marginTop: space[12],
  '@media': { [media.desktop]: { gridColumn: 1 } },
});
globalStyle(`${opening.first} ${details}`, belowFirstScreen);
export const brand = style({
  ...type[14],
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBlock: '-12px',
  fontWeight: weight.semibold,
});
export const keyFacts = style({ ...type[14], marginBlock: `${space[4]}`, color: color.ink2 });
/* To be hit with a thumb, and as high as without. */
export const rating = style({ display: 'inline-flex', paddingBlock: space[16], marginBlock: `-${space[16]}`, textDecoration: 'none' });
