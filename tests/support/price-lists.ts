import type { Language } from '#contract/endpoint.ts';
import type { PriceList } from '#lib/price-list/types.ts';
import type { CatalogueData } from '#server/modules/catalogue/catalogue-data.ts';
import { brandRow, categoryRow, productPictures, productRows, variantRow } from '#server/modules/catalogue/import-export/catalogue-rows.ts';
import { toPricedBrands, toPricedCategories, toPricedProduct } from '#server/modules/price-list/priced.ts';

/** The price list of a catalogue as a shop makes it, without a database: numbers go in the order in which variants are written. */
export function priceListOf(catalogue: CatalogueData, lang: Language, version = 'v1'): PriceList {
  const categories = catalogue.categories.map((category, position) => ({ ...categoryRow(category, position), parent: category.parent }));
  const brands = catalogue.brands.map(brandRow);
  const indexOf = (rows: readonly { readonly slug: string }[]) => new Map(rows.map(({ slug }, index) => [slug, index]));
  const indexes = { categories: indexOf(categories), brands: indexOf(brands) };
  const toRow = productRows(catalogue);
  let number = 0;
  const rows = catalogue.products.map(product => {
    const { id = '', sold = 0, rating = 0, ratings = 0, isPromoted = false, ...row } = toRow(product);
    const variants = product.variants.map((variant, position) => {
      number += 1;
      const {
        discount = 0,
        minimum = 1,
        step = 1,
        contentThousandths = null,
        contentUnit = null,
        ...own
      } = variantRow(row.slug, variant, position);
      return { ...own, discount, minimum, step, contentThousandths, contentUnit, number };
    });
    return { ...row, id, sold, rating, ratings, isPromoted, picture: productPictures(product)[0] ?? null, variants };
  });
  rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  return {
    catalogue: 'shop',
    version,
    lang,
    madeAt: Date.UTC(2026, 10, 27),
    categories: toPricedCategories(categories, lang),
    brands: toPricedBrands(brands),
    products: rows.map(row => toPricedProduct(row, lang, indexes)),
  };
}

/** The next version of a list, in which so many products, drawn by chance, have other prices: each variant its own, by up to a tenth. */
export function withChangedPrices(list: PriceList, count: number, random: () => number): PriceList {
  const places = list.products.map((_, place) => place);
  for (let at = 0; at < count; at += 1) {
    const other = at + Math.floor(random() * (places.length - at));
    [places[at], places[other]] = [places[other] ?? 0, places[at] ?? 0];
  }
  const changed = new Set(places.slice(0, count));
  const other = (price: number) => Math.max(50, price + 50 * Math.ceil(((random() - 0.5) * price) / 250));
  const products = list.products.map((product, place) =>
    changed.has(place) ? { ...product, variants: product.variants.map(variant => ({ ...variant, price: other(variant.price) })) } : product,
  );
  return { ...list, version: 'v2', products };
}
