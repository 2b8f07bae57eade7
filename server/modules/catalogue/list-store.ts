import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ProductQuery, SortOrder } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import type { Executor } from '#server/db/client.ts';
import { brands, categories, type PictureSource, pictures, products, variants } from '#server/db/schema/catalogue.ts';
import { type SearchPlan, searchCondition, searchRank } from './search-store.ts';

export type Filters = Omit<ProductQuery, 'lang' | 'search' | 'limit' | 'offset'>;

const categoryName = (language: Language) => (language === 'en' ? categories.nameEn : categories.nameId);

/** The filter conditions that facets leave out one at a time, and the others. */
function conditions(filters: Filters, plan: SearchPlan) {
  return {
    base: and(
      eq(products.isActive, true),
      searchCondition(plan),
      filters.rating === null ? undefined : gte(products.rating, filters.rating * 100),
      filters.in_stock ? eq(products.hasStock, true) : undefined,
      filters.promotion ? eq(products.isPromoted, true) : undefined,
    ),
    brand: filters.brand.length === 0 ? undefined : inArray(products.brand, filters.brand),
    category: filters.category === '' ? undefined : or(eq(products.category, filters.category), eq(products.topCategory, filters.category)),
    // A product is within a price range when the span of its variants' prices touches it.
    price: and(
      filters.min_price === null ? undefined : gte(products.priceTo, filters.min_price),
      filters.max_price === null ? undefined : lte(products.priceFrom, filters.max_price),
    ),
  };
}

function order(sort: SortOrder, plan: SearchPlan): SQL[] {
  const rank = searchRank(plan);
  const bySort: Record<SortOrder, SQL[]> = {
    relevance: rank === null ? [desc(products.sold)] : [desc(rank), desc(products.sold)],
    best_selling: [desc(products.sold)],
    newest: [desc(products.since)],
    price_asc: [asc(products.priceFrom)],
    price_desc: [desc(products.priceFrom)],
    rating: [desc(products.rating), desc(products.ratings)],
  };
  // Ties are broken by id, else pages could repeat a product or leave one out.
  return [...bySort[sort], asc(products.id)];
}

const cardColumns = {
  id: products.id,
  slug: products.slug,
  nameId: products.nameId,
  nameEn: products.nameEn,
  brand: products.brand,
  brandName: brands.name,
  category: products.category,
  categoryNameId: categories.nameId,
  categoryNameEn: categories.nameEn,
  facts: products.facts,
  sold: products.sold,
  rating: products.rating,
  ratings: products.ratings,
  pictureIds: products.pictureIds,
  // A subquery instead of a join, so that it is made for the rows of the page alone.
  picture: sql<PictureSource>`(select source from ${pictures} where ${pictures.id} = ${products.pictureIds}[1])`,
} as const;

function cards(db: Executor) {
  return db
    .select(cardColumns)
    .from(products)
    .innerJoin(brands, eq(brands.slug, products.brand))
    .innerJoin(categories, eq(categories.slug, products.category));
}

export type CardRow = Awaited<ReturnType<typeof selectPage>>[number];

/** A page of products in list form. */
export function selectPage(db: Executor, filters: Filters, plan: SearchPlan, page: { limit: number; offset: number }) {
  const { base, brand, category, price } = conditions(filters, plan);
  return cards(db)
    .where(and(base, brand, category, price))
    .orderBy(...order(filters.sort, plan))
    .limit(page.limit)
    .offset(page.offset);
}

/** Best sellers of a category but one product. */
export function selectRelated(db: Executor, category: string, productId: string, limit: number): Promise<CardRow[]> {
  return cards(db)
    .where(and(eq(products.isActive, true), eq(products.category, category), ne(products.id, productId)))
    .orderBy(desc(products.sold), asc(products.id))
    .limit(limit);
}

/** Best-selling products of a search, by name. */
export function selectNames(db: Executor, plan: SearchPlan, limit: number) {
  return db
    .select({ slug: products.slug, nameId: products.nameId, nameEn: products.nameEn })
    .from(products)
    .where(and(eq(products.isActive, true), searchCondition(plan)))
    .orderBy(...order('relevance', plan))
    .limit(limit);
}

const { updatedAt: _updatedAt, isActive: _isActive, ...variantColumns } = getTableColumns(variants);

/** Variants on sale of these products, in their order. */
export function selectVariants(db: Executor, productIds: readonly string[]) {
  return db
    .select(variantColumns)
    .from(variants)
    .where(and(inArray(variants.productId, [...productIds]), eq(variants.isActive, true)))
    .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id));
}

export type VariantRow = Awaited<ReturnType<typeof selectVariants>>[number];

export interface Facet {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

/** Number of products, their prices, and counts by brand and category, in one pass. */
export async function selectFacets(db: Executor, filters: Filters, plan: SearchPlan, language: Language) {
  const { base, brand, category, price } = conditions(filters, plan);
  const name = categoryName(language);
  const where = (...parts: (SQL | undefined)[]) => sql`filter (where ${and(...parts) ?? sql`true`})`;
  const rows = await db
    .select({
      brand: products.brand,
      brandName: brands.name,
      category: products.category,
      categoryName: name,
      total: sql<number>`${count()} ${where(brand, category, price)}`.mapWith(Number),
      inBrand: sql<number>`${count()} ${where(category, price)}`.mapWith(Number),
      inCategory: sql<number>`${count()} ${where(brand, price)}`.mapWith(Number),
      minPrice: sql<number>`coalesce(min(${products.priceFrom}) ${where(brand, category)}, 0)`.mapWith(Number),
      maxPrice: sql<number>`coalesce(max(${products.priceTo}) ${where(brand, category)}, 0)`.mapWith(Number),
    })
    .from(products)
    .innerJoin(brands, eq(brands.slug, products.brand))
    .innerJoin(categories, eq(categories.slug, products.category))
    .where(base)
    .groupBy(sql`grouping sets ((${products.brand}, ${brands.name}), (${products.category}, ${name}), ())`);
  return facetsOf(rows);
}

interface FacetRow {
  readonly brand: string | null;
  readonly brandName: string | null;
  readonly category: string | null;
  readonly categoryName: string | null;
  readonly total: number;
  readonly inBrand: number;
  readonly inCategory: number;
  readonly minPrice: number;
  readonly maxPrice: number;
}

/** A row of a grouping set has nulls in the columns of the others. */
function facetsOf(rows: readonly FacetRow[]) {
  const whole = rows.find(row => row.brand === null && row.category === null);
  const brandFacets = rows.map(row => ({ slug: row.brand, name: row.brandName ?? '', count: row.inBrand }));
  const categoryFacets = rows.map(row => ({ slug: row.category, name: row.categoryName ?? '', count: row.inCategory }));
  return {
    total: whole?.total ?? 0,
    minPrice: whole?.minPrice ?? 0,
    maxPrice: whole?.maxPrice ?? 0,
    brands: mostFirst(brandFacets),
    categories: mostFirst(categoryFacets),
  };
}

function mostFirst(facets: readonly { slug: string | null; name: string; count: number }[]): Facet[] {
  return facets
    .flatMap(({ slug, name, count: number }) => (slug === null || number === 0 ? [] : [{ slug, name, count: number }]))
    .sort((left, right) => right.count - left.count || left.name.localeCompare(right.name, 'id'));
}
