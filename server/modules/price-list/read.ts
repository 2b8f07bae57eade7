import type { Language } from '#contract/endpoint.ts';
import type { PricedProduct, PriceList } from '#lib/price-list/types.ts';
import type { Database } from '#server/db/client.ts';
import { type ListedVariant, toPricedBrands, toPricedCategories, toPricedProduct } from './priced.ts';
import { selectGroups, selectProducts, selectVariants } from './store.ts';

/** Products of one statement: an embedded database answers them in some milliseconds, on the thread that answers requests. */
const BATCH = 50;
/** Below every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const languages = ['id', 'en'] as const satisfies readonly Language[];

/** All that is on sale in one language, before it is a version. */
export type Goods = Pick<PriceList, 'lang' | 'categories' | 'brands' | 'products'>;

/** Reads all that is on sale once, for both languages, and lets requests be answered in between. */
export async function readGoods(db: Database): Promise<readonly Goods[]> {
  const groups = await selectGroups(db);
  const indexOf = (rows: readonly { readonly slug: string }[]) => new Map(rows.map(({ slug }, index) => [slug, index]));
  const indexes = { categories: indexOf(groups.categories), brands: indexOf(groups.brands) };
  const products: Record<Language, PricedProduct[]> = { id: [], en: [] };
  for (let after = FIRST_ID; ; ) {
    const rows = await selectProducts(db, after, BATCH);
    const variants = byProduct(
      await selectVariants(
        db,
        rows.map(({ id }) => id),
      ),
    );
    for (const row of rows) {
      const own = variants.get(row.id);
      // A group that comes with a catalogue that is being written is there at the next reading.
      if (own === undefined || !indexes.categories.has(row.category) || !indexes.brands.has(row.brand)) continue;
      for (const lang of languages) products[lang].push(toPricedProduct({ ...row, variants: own }, lang, indexes));
    }
    if (rows.length < BATCH) break;
    after = rows.at(-1)?.id ?? after;
    await new Promise(setImmediate);
  }
  return languages.map(lang => ({
    lang,
    categories: toPricedCategories(groups.categories, lang),
    brands: toPricedBrands(groups.brands),
    products: products[lang],
  }));
}

function byProduct<Row extends ListedVariant & { readonly productId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const own = groups.get(row.productId);
    if (own === undefined) groups.set(row.productId, [row]);
    else own.push(row);
  }
  return groups;
}
