import type { Brand, Category, Product, ProductDetail, ProductList, ProductQuery } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound } from '#server/http/problem.ts';
import { knownSlug } from '#server/http/slug.ts';
import { pictureUrl } from '../media/pictures.ts';
import {
  type CategoryRow,
  selectBrandCounts,
  selectCategories,
  selectCategoryCounts,
  selectPictures,
  selectProduct,
} from './detail-store.ts';
import { type CardRow, selectFacets, selectPage, selectRelated, selectTotals, selectVariants, type VariantRow } from './list-store.ts';
import { planSearch } from './search.ts';
import { nameIn, toDetailVariant, toPicture, toProduct } from './view.ts';

const RELATED = 6;

/** A page of the catalogue: search, filters and order together. Unknown brands and categories find nothing. */
export async function listProducts(db: Executor, query: ProductQuery): Promise<ProductList> {
  const filters = { ...query, category: query.category && knownSlug(query.category), brand: query.brand.map(knownSlug) };
  const plan = await planSearch(db, query.search);
  const facets = query.without_facets ? await selectTotals(db, filters, plan) : await selectFacets(db, filters, plan, query.lang);
  const rows = query.offset < facets.total ? await selectPage(db, filters, plan, query) : [];
  return {
    products: await withVariants(db, rows, query.lang),
    total: facets.total,
    facets: { brands: facets.brands, categories: facets.categories, min_price: facets.minPrice, max_price: facets.maxPrice },
    did_you_mean: plan.kind === 'words' ? plan.didYouMean : null,
  };
}

/**
 * One product with all its words.
 * @throws Problem 404 where none of that slug is on sale
 */
export async function readProduct(db: Executor, slug: string, language: Language): Promise<ProductDetail> {
  const found = await selectProduct(db, knownSlug(slug));
  if (found === undefined) throw notFound('product');
  const { product, brandName } = found;
  const categories = await selectCategories(db, [product.category, product.topCategory]);
  const related = await selectRelated(db, product.category, product.id, RELATED);
  const variants = groupByProduct(await selectVariants(db, [product.id, ...related.map(row => row.id)]));
  const sources = await selectPictures(db, product.pictureIds);
  const images = product.pictureIds.map(id => toPicture(id, sources.get(id)));
  const own = categories.find(row => row.slug === product.category);
  const card: CardRow = {
    ...product,
    brandName,
    categoryNameId: own?.nameId ?? '',
    categoryNameEn: own?.nameEn ?? '',
    picture: sources.get(product.pictureIds[0] ?? '') ?? { type: 'product', kind: '', hue: 0, label: '' },
  };
  return {
    ...toProduct(card, [], language),
    variants: (variants.get(product.id) ?? []).map(row => toDetailVariant(row, language)),
    images,
    description: language === 'en' ? product.descriptionEn : product.descriptionId,
    categories: trail(categories, [product.topCategory, product.category], language),
    flags: [...product.flags],
    attributes: product.attributes.map(({ label, value }) => ({ label: label[language], value: value[language] })),
    related: related.map(row => toProduct(row, variants.get(row.id) ?? [], language)),
  };
}

/** Both levels of categories that have products on sale; a top category counts its children's. */
export async function listCategories(db: Executor, language: Language): Promise<Category[]> {
  const rows = (await selectCategoryCounts(db)).map(({ category, products }) => ({
    parent: category.parent,
    slug: category.slug,
    name: nameIn(language, category),
    image_url: pictureUrl(category.pictureId),
    product_count: products,
  }));
  return rows
    .filter(row => row.parent === null)
    .map(({ parent: _, ...top }) => {
      const children = rows.filter(row => row.parent === top.slug && row.product_count > 0).map(({ parent: _, ...child }) => child);
      return { ...top, product_count: children.reduce((sum, child) => sum + child.product_count, 0), children };
    })
    .filter(top => top.product_count > 0);
}

/** Brands that have products on sale, by name. */
export async function listBrands(db: Executor, language: Language): Promise<Brand[]> {
  const rows = await selectBrandCounts(db);
  return rows.map(({ brand, products }) => ({
    slug: brand.slug,
    name: brand.name,
    description: language === 'en' ? brand.descriptionEn : brand.descriptionId,
    image_url: pictureUrl(brand.pictureId),
    product_count: products,
  }));
}

async function withVariants(db: Executor, rows: readonly CardRow[], language: Language): Promise<Product[]> {
  if (rows.length === 0) return [];
  const variants = groupByProduct(
    await selectVariants(
      db,
      rows.map(row => row.id),
    ),
  );
  return rows.map(row => toProduct(row, variants.get(row.id) ?? [], language));
}

function groupByProduct(rows: readonly VariantRow[]): Map<string, VariantRow[]> {
  const groups = new Map<string, VariantRow[]>();
  for (const row of rows) groups.set(row.productId, [...(groups.get(row.productId) ?? []), row]);
  return groups;
}

function trail(rows: readonly CategoryRow[], slugs: readonly string[], language: Language) {
  return slugs.flatMap(slug => {
    const row = rows.find(category => category.slug === slug);
    return row === undefined ? [] : [{ slug, name: nameIn(language, row) }];
  });
}
