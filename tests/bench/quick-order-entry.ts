import { PriceListEngine } from '#data/price-list/engine.ts';
import { itemsOf, reviewOf, searchWords, wantedLines } from '#data/quick-order/review.ts';
import { readOrder } from '#lib/quick-order/read-order.ts';

/** Reads an order of the price list's engine on a page, as the worker and the screen do it together. */
Object.assign(globalThis, { PriceListEngine, quickOrder: { readOrder, itemsOf, wantedLines, reviewOf, searchWords } });
