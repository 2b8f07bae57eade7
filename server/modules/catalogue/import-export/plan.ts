import { isDeepStrictEqual } from 'node:util';
import { type CataloguePlan, PLAN_ENTRIES } from '#contract/admin-catalogue.ts';
import type { VariantData } from '#server/modules/catalogue/catalogue-data.ts';
import type { StockChange } from '#server/modules/stock/filed.ts';
import { type Catalogue, type CatalogueProduct, uuidV5 } from './catalogue-rows.ts';

/** An import asks before it takes more than this share of the variants out of sale. */
const QUESTIONED_SHARE = 0.1;

interface Placed {
  readonly product: CatalogueProduct;
  readonly variant: VariantData;
}

/** Compares the catalogue that stands with the one that a file makes. */
export function planOf(current: Catalogue, next: Catalogue, stock: readonly StockChange[]): CataloguePlan {
  const [before, after] = [variantsOf(current), variantsOf(next)];
  const gone = [...before].filter(([sku]) => !after.has(sku)).map(([, placed]) => placed);
  const added = [...after].filter(([sku]) => !before.has(sku)).map(([, placed]) => placed);
  const both = [...after].flatMap(([sku, to]) => {
    const from = before.get(sku);
    return from === undefined ? [] : [{ from, to }];
  });
  const prices = both.filter(({ from, to }) => from.variant.price !== to.variant.price || from.variant.discount !== to.variant.discount);
  const byId = new Map([...after.values()].map(placed => [uuidV5('variant', placed.variant.sku), placed]));
  const moved = stock.filter(({ from, to, short }) => from !== to || short > 0);
  return {
    products: next.products.length,
    variants: after.size,
    added: listed(added, nameOf),
    discontinued: listed(gone, nameOf),
    prices: listed(prices, ({ from, to }) => ({
      ...nameOf(to),
      from: from.variant.price,
      to: to.variant.price,
      discount_from: from.variant.discount,
      discount_to: to.variant.discount,
    })),
    stock: listed(
      moved.flatMap(change => {
        const placed = byId.get(change.variantId);
        return placed === undefined ? [] : [{ placed, change }];
      }),
      ({ placed, change }) => ({ ...nameOf(placed), from: change.from, to: change.to, short: change.short }),
    ),
    changed: both.filter(({ from, to }) => isOtherVariant(from.variant, to.variant)).length + otherProducts(current, next),
    is_questioned: gone.length > before.size * QUESTIONED_SHARE,
  };
}

/** Whether carrying a plan out would leave everything as it is. */
export function isEmptyPlan({ added, discontinued, prices, stock, changed }: CataloguePlan): boolean {
  return [added, discontinued, prices, stock].every(({ total }) => total === 0) && changed === 0;
}

const variantsOf = ({ products }: Catalogue): Map<string, Placed> =>
  new Map(products.flatMap(product => product.variants.map(variant => [variant.sku, { product, variant }])));

const nameOf = ({ product, variant }: Placed) => ({ sku: variant.sku, product: product.name.id, name: variant.name.id });

function listed<Item, Entry>(items: readonly Item[], entryOf: (item: Item) => Entry): { total: number; variants: Entry[] } {
  return { total: items.length, variants: items.slice(0, PLAN_ENTRIES).map(entryOf) };
}

/** Price, discount and stock are told by lists of their own. */
function isOtherVariant(from: VariantData, to: VariantData): boolean {
  const rest = ({ price: _price, discount: _discount, stock: _stock, ...others }: VariantData) => others;
  return !isDeepStrictEqual(rest(from), rest(to));
}

/** Products of which something else than a variant changes; sales and ratings are no part of a file. */
function otherProducts(current: Catalogue, next: Catalogue): number {
  const rest = ({ variants: _variants, sold: _sold, rating: _rating, ratings: _ratings, ...others }: CatalogueProduct) => others;
  const before = new Map(current.products.map(product => [product.slug, rest(product)]));
  const names = ({ categories, brands }: Catalogue) => ({ categories, brands });
  const others = next.products.filter(product => before.has(product.slug) && !isDeepStrictEqual(before.get(product.slug), rest(product)));
  return others.length + (isDeepStrictEqual(names(current), names(next)) ? 0 : 1);
}
