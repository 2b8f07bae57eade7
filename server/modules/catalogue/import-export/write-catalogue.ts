import type { Executor } from '#server/db/client.ts';
import type { PictureSource } from '#server/db/schema/catalogue.ts';
import { applyStock, type FiledStock, planStock, refreshEveryHasStock, type StockChange } from '#server/modules/stock/filed.ts';
import { openStock } from '#server/modules/stock/service.ts';
import { pictureId } from '../../media/pictures.ts';
import { renewVersion } from '../listing/model-store.ts';
import {
  brandPicture,
  brandRow,
  type Catalogue,
  categoryPicture,
  categoryRow,
  productPictures,
  productRows,
  uuidV5,
  variantRow,
} from './catalogue-rows.ts';
import {
  analyse,
  deactivateOthers,
  deleteUnused,
  insertPictures,
  lockVariants,
  productUpsert,
  selectKnown,
  takeTurns,
  upsertBrands,
  upsertCategories,
  variantUpsert,
} from './write-store.ts';

/** The catalogue after it was replaced. `opened` are the variants that the shop never had, `stock` the changes of the others' stocks. */
export interface Replaced {
  readonly products: number;
  readonly variants: number;
  readonly discontinued: number;
  readonly opened: readonly string[];
  readonly stock: readonly StockChange[];
}

/**
 * Makes this the shop's catalogue. Products that it does not have any more go out of sale and stays, because orders refer to it; what
 * customers made of goods (sold, ratings, the day they came) stays as it is. The same catalogue twice changes nothing.
 * @param tx a transaction: a reader sees the old catalogue or the new one
 * @param filed the stocks that a file gives known variants; those of new ones are the catalogue's
 * @param importId the import that this is, under which its stock movements are found
 * @returns how many products and variants are on sale, and how many variants went out of sale by this call
 * @throws Error where a product's brand or category is not in the catalogue
 */
export async function replaceCatalogue(
  tx: Executor,
  catalogue: Catalogue,
  { filed, importId }: { readonly filed: readonly FiledStock[]; readonly importId: string | null },
): Promise<Replaced> {
  const { categories, brands, products } = catalogue;
  await takeTurns(tx);
  const sources = [...categories.map(categoryPicture), ...brands.map(brandPicture), ...products.flatMap(productPictures)];
  await insertPictures(tx, uniquePictures(sources));
  await upsertCategories(tx, categories.map(categoryRow));
  await upsertBrands(tx, brands.map(brandRow));
  const writeProducts = productUpsert(products.map(productRows(catalogue)));
  const variants = products.flatMap(product => product.variants.map((variant, position) => variantRow(product.slug, variant, position)));
  const ids = variants.map(variant => variant.id ?? '');
  const known = await selectKnown(tx, ids);
  const writeVariants = variantUpsert(variants);
  // From here on checkouts wait until the transaction ends.
  await lockVariants(tx);
  const stock = await planStock(tx, filed);
  await writeProducts(tx);
  await writeVariants(tx);
  const opened = variants.filter(variant => !known.has(variant.id ?? ''));
  await openStock(
    tx,
    opened.map(variant => ({ variantId: variant.id ?? '', quantity: variant.stock })),
    { person: 'shop', importId },
  );
  await applyStock(tx, stock, importId);
  const discontinued = await deactivateOthers(
    tx,
    products.map(product => uuidV5('product', product.slug)),
    ids,
  );
  await refreshEveryHasStock(tx);
  await deleteUnused(tx, { categories: categories.map(({ slug }) => slug), brands: brands.map(({ slug }) => slug) });
  await analyse(tx);
  await renewVersion(tx);
  return { products: products.length, variants: variants.length, discontinued, opened: opened.map(variant => variant.id ?? ''), stock };
}

function uniquePictures(sources: readonly PictureSource[]): { id: string; source: PictureSource }[] {
  return [...new Map(sources.map(source => [pictureId(source), source]))].map(([id, source]) => ({ id, source }));
}
