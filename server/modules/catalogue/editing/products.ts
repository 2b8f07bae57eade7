import type { AdminProduct } from '#contract/admin-editing.ts';
import { uuidv7 } from '#lib/ids.ts';
import type { Executor } from '#server/db/client.ts';
import { invalid, notFound } from '#server/http/problem.ts';
import { findPhotos, photoView } from '../../media/adding.ts';
import { type Catalogue, type CatalogueProduct, photosOf } from '../import-export/catalogue-rows.ts';
import { readCatalogue, readDiscontinued } from '../import-export/current.ts';
import { insertVersion } from '../import-export/version-store.ts';
import { replaceCatalogue } from '../import-export/write-catalogue.ts';
import { takeTurns } from '../import-export/write-store.ts';
import { selectOfProduct } from './price-store.ts';
import { variantView } from './prices.ts';

/** Fields of a product that staff gives. */
export type ProductFields = {
  readonly [Field in Exclude<keyof AdminProduct, 'slug' | 'variants' | 'photos'>]?: AdminProduct[Field] | undefined;
} & {
  /** Ids of pictures. */
  readonly photos?: readonly string[] | undefined;
};

/**
 * One product as staff edits it.
 * @throws Problem 404
 */
export async function readEditable(db: Executor, slug: string): Promise<AdminProduct> {
  const { products } = await readCatalogue(db);
  const product = products.find(each => each.slug === slug);
  const found = product ?? (await readDiscontinued(db, slug));
  if (found === null) throw notFound('product');
  return {
    slug,
    name_id: found.name.id,
    name_en: found.name.en,
    description_id: found.description.id,
    description_en: found.description.en,
    category: found.category,
    brand: found.brand,
    photos: photosOf(found).map(photoView),
    is_promoted: found.isPromoted,
    is_active: product !== undefined,
    variants: (await selectOfProduct(db, slug)).map(variantView),
  };
}

/**
 * Changes one product, by the way of an import: search, lists and whatever else follows the catalogue hear of it, and it can be undone.
 * @throws Problem 404, 422 for a category or brand that the shop does not have, and where nothing would be left on sale
 */
export async function setProduct(tx: Executor, slug: string, fields: ProductFields, now: Date): Promise<AdminProduct> {
  await takeTurns(tx);
  const current = await readCatalogue(tx);
  const known = current.products.find(product => product.slug === slug);
  const before = known ?? (await readDiscontinued(tx, slug));
  if (before === null) throw notFound('product');
  const isSold = fields.is_active ?? known !== undefined;
  // The words of one that is not sold are changed as it comes back.
  if (!isSold && known === undefined) throw invalid({ is_active: ['required'] });
  const others = current.products.filter(product => product.slug !== slug);
  if (!isSold && others.length === 0) throw invalid({ is_active: ['invalid'] });
  checkGroups(current, fields);
  const photos = fields.photos === undefined ? null : await photosBy(tx, fields.photos);
  const next = { ...current, products: isSold ? [...others, { ...changed(before, fields), ...photos }] : others };
  await replaceCatalogue(tx, next, { filed: [], importId: null });
  await insertVersion(tx, { id: uuidv7(now.getTime()), catalogue: current, filedStock: [], createdAt: now });
  return readEditable(tx, slug);
}

/** @throws Problem 422 where one is no photo of the shop */
async function photosBy(tx: Executor, ids: readonly string[]): Promise<Pick<CatalogueProduct, 'photo' | 'more'>> {
  const known = await findPhotos(tx, ids);
  const [photo = null, ...more] = ids.map(id => {
    const source = known.get(id);
    if (source === undefined) throw invalid({ photos: ['invalid'] });
    return source;
  });
  return { photo, more };
}

function checkGroups({ categories, brands }: Catalogue, { category, brand }: ProductFields): void {
  const isKnown = categories.some(({ slug, parent }) => slug === category && parent !== null);
  if (category !== undefined && !isKnown) throw invalid({ category: ['invalid'] });
  if (brand !== undefined && !brands.some(({ slug }) => slug === brand)) throw invalid({ brand: ['invalid'] });
}

function changed(product: CatalogueProduct, fields: ProductFields): CatalogueProduct {
  return {
    ...product,
    name: { id: fields.name_id ?? product.name.id, en: fields.name_en ?? product.name.en },
    description: { id: fields.description_id ?? product.description.id, en: fields.description_en ?? product.description.en },
    category: fields.category ?? product.category,
    brand: fields.brand ?? product.brand,
    isPromoted: fields.is_promoted ?? product.isPromoted,
  };
}
