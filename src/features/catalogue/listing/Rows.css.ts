import { globalStyle } from '@vanilla-extract/css';
import { action, basePrice, body, card, discount, later, name, price, shelf } from '#ui/patterns/ProductCard.css.ts';
import { color } from '#ui/theme/contract.css.ts';
import { media, space } from '#ui/theme/tokens.ts';
import { grid } from './ProductList.css.ts';

/*
 * The row view: the same cards in other places, so that the server's page is a list of rows from its first frame on where this phone
 * remembers that (src/first-view/inline/head.ts).
 */
const rows = `:root[data-rows] ${grid}`;

globalStyle(rows, { gridTemplateColumns: 'minmax(0, 1fr)', gap: `0 ${space[32]}` });
globalStyle(`${rows} ${card}`, {
  flexFlow: 'row wrap',
  alignItems: 'center',
  border: 'solid',
  borderColor: color.line,
  borderWidth: '0 0 1px',
  borderRadius: 0,
  backgroundColor: 'transparent',
});
globalStyle(`${rows} ${later}`, { containIntrinsicSize: 'auto 93px' });
globalStyle(`${rows} ${shelf}`, { display: 'contents' });
globalStyle(`${rows} ${shelf} > :first-child`, { order: -1, width: '64px' });
/* As wide as a name needs beside a stepper; where it is not, the stepper goes below it. */
globalStyle(`${rows} ${body}`, { flex: '1 1 7rem', padding: `6px ${space[8]}` });
globalStyle(`${rows} ${name}`, { minHeight: 0 });
globalStyle(`${rows} ${price}`, { flexDirection: 'row', paddingTop: 0 });
globalStyle(`${rows} ${discount}, ${rows} ${basePrice}`, { display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
globalStyle(`${rows} ${action}`, { position: 'relative', inset: 'auto', order: 1, width: '132px', marginInlineStart: 'auto' });
