import { globalStyle } from '@vanilla-extract/css';
import { action, basePrice, body, card, discount, later, meta, name, price, shelf } from '#ui/patterns/ProductCard.css.ts';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type } from '#ui/theme/tokens.ts';
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
const picture = { width: '48px', '@media': { [media.tablet]: { width: '64px' } } } as const;
globalStyle(`${rows} ${card}::before`, picture);
globalStyle(`${rows} ${shelf} > :first-child`, { ...picture, position: 'absolute' });
/* As wide as the price; where that has no room beside a stepper, the stepper goes below it. No amount is cut, what stands beside it may. */
globalStyle(`${rows} ${body}`, { flex: '1 1 min-content', padding: `6px ${space[8]}` });
globalStyle(`${rows} ${name}`, { minHeight: 0 });
/* Stock and rating are cut where they are longer than the row's other lines: they never widen it. */
globalStyle(`${rows} ${meta}`, { width: 0, minWidth: '100%' });
globalStyle(`${rows} ${price}`, { flexFlow: 'row wrap', height: type[16].lineHeight, paddingTop: 0, overflow: 'hidden' });
globalStyle(`${rows} ${discount}, ${rows} ${basePrice}`, { display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
/* So wide that '100 sak' takes the place of 'Pilih' and moves nothing. */
globalStyle(`${rows} ${action}`, { position: 'relative', inset: 'auto', order: 1, minWidth: '104px', marginInlineStart: 'auto' });
globalStyle(`${rows} ${action} > fieldset`, { width: '132px' });
