import { AERATED_PIECES, aeratedWalls } from './coefficients.ts';
import { ceilOf, compare, type Exact, exact, millionths, nothing, over, thousandths, times } from './exact.ts';
import type { GoodsProduct, GoodsVariant } from './offers.ts';
import { statedRate } from './own-need.ts';

/** What one sold unit covers. */
export interface Coverage {
  /** Square metres, of all coats that are stated. */
  readonly area: Exact;
  /** Coats that are stated. */
  readonly coats: number;
  /** Millimetres that are stated; null: none. */
  readonly thickness: Exact | null;
}

type Product = GoodsProduct & { readonly attributes: readonly { readonly label: string; readonly value: string }[] };

/** What a sold unit of a variant covers: by its content, or by what the product states. Null: neither says it. */
export function coverageOf(product: Product, variant: GoodsVariant): Coverage | null {
  const held = variant.content === null ? null : thousandths(variant.content.thousandths);
  const whole = (area: Exact): Coverage => ({ area, coats: 1, thickness: null });
  const blocks = /^(\d+(?:[.,]\d+)?) cm/.exec(variant.name)?.[1]?.replace(',', '.');
  const wall = Object.entries(aeratedWalls).find(([thickness]) => thickness === blocks)?.[1];
  if (variant.unit === 'half_m3') return wall === undefined ? null : whole(over(exact(wall.perCubic, 2), millionths(AERATED_PIECES)));
  const rate = statedRate(product);
  if (held !== null && variant.content?.unit === 'm2' && rate?.unit !== 'pack') return compare(held, nothing) > 0 ? whole(held) : null;
  if (rate === null) return null;
  const shared = { coats: rate.coats, thickness: rate.thickness };
  if (rate.unit === 'pcs') return variant.unit === 'pcs' ? { ...shared, area: over(exact(1), rate.amount) } : null;
  if (rate.unit !== 'pack')
    return held !== null && variant.content?.unit === rate.unit ? { ...shared, area: over(held, rate.amount) } : null;
  const largest = Math.max(...product.variants.map(({ content }) => content?.thousandths ?? 0));
  const part = held === null || largest === 0 ? exact(1) : over(held, thousandths(largest));
  return { ...shared, area: over(part, rate.amount) };
}

/** Sold units for an area. @param spare factor of what is added @param coats that are wanted; null: as stated */
export const unitsFor = (area: Exact, coverage: Coverage, spare: Exact, coats: Exact | null): number =>
  ceilOf(over(times(area, spare), coveredBy(coverage, coats)));

/** Square metres of one sold unit in so many coats. */
export const coveredBy = ({ area, coats }: Coverage, wanted: Exact | null): Exact =>
  wanted === null ? area : over(times(area, exact(coats)), wanted);
