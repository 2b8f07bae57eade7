import type { Product } from '#contract/catalogue.ts';
import type { FreightRates } from '#contract/shipping.ts';
import { smallestQuantity } from '#lib/quantity.ts';
import { estimateOf } from '../freight/estimate.ts';
import { shipmentOf } from '../freight/goods.ts';

/** Whether a service brings the smallest purchase of a variant by these rates; a product of which no weight is known counts as brought. @param now milliseconds since the epoch */
export function isBrought(rates: FreightRates, product: Product, now: number): boolean {
  return product.variants.some(variant => {
    const { stock, min_quantity: minimum, step_quantity: step } = variant;
    const item = shipmentOf(product, variant, smallestQuantity({ stock, minimum, step }));
    return item === null || estimateOf(rates, [item], now).obstacle === null;
  });
}
