import { PriceListEngine } from '#data/price-list/engine.ts';

/** The engine of the price list on a page, as the worker runs it. */
Object.assign(globalThis, { PriceListEngine });
