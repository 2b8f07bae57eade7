import { and, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ProductQuery } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import type { SortOrder } from '#contract/sort-orders.ts';
import type { Executor } from '#server/db/client.ts';
import { brands, categories, products } from '#server/db/schema/catalogue.ts';
import { planSearch } from './search.ts';
import { type SearchPlan, searchCondition, searchRank } from './search-store.ts';

type Filters = Omit<ProductQuery, 'lang' | 'search' | 'limit' | 'offset' | 'without_facets'>;

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

/** Ids of a page of products. */
async function selectPage(db: Executor, filters: Filters, plan: SearchPlan, { limit, offset }: { limit: number; offset: number }) {
  const { base, brand, category, price } = conditions(filters, plan);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(base, brand, category, price))
    .orderBy(...order(filters.sort, plan))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

interface Facet {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

/** Number of products, their prices, and counts by brand and category, in one pass; names are joined to the counts. */
async function selectFacets(db: Executor, filters: Filters, plan: SearchPlan, language: Language) {
  const { base, brand, category, price } = conditions(filters, plan);
  const where = (...parts: (SQL | undefined)[]) => sql`filter (where ${and(...parts) ?? sql`true`})`;
  const counts = db
    .select({
      brand: sql<string | null>`${products.brand}`.as('facet_brand'),
      category: sql<string | null>`${products.category}`.as('facet_category'),
      total: sql<number>`(count(*) ${where(brand, category, price)})::int`.as('total'),
      inBrand: sql<number>`(count(*) ${where(category, price)})::int`.as('in_brand'),
      inCategory: sql<number>`(count(*) ${where(brand, price)})::int`.as('in_category'),
      minPrice: sql<number>`coalesce(min(${products.priceFrom}) ${where(brand, category)}, 0)`.as('min_price'),
      maxPrice: sql<number>`coalesce(max(${products.priceTo}) ${where(brand, category)}, 0)`.as('max_price'),
    })
    .from(products)
    .where(base)
    .groupBy(sql`grouping sets ((${products.brand}), (${products.category}), ())`)
    .as('counts');
  const rows = await db
    .select({
      brand: counts.brand,
      category: counts.category,
      total: counts.total,
      inBrand: counts.inBrand,
      inCategory: counts.inCategory,
      minPrice: counts.minPrice,
      maxPrice: counts.maxPrice,
      brandName: brands.name,
      categoryName: language === 'en' ? categories.nameEn : categories.nameId,
    })
    .from(counts)
    .leftJoin(brands, eq(brands.slug, counts.brand))
    .leftJoin(categories, eq(categories.slug, counts.category));
  // A row of one grouping has nulls in the columns of the others.
  const whole = rows.find(row => row.brand === null && row.category === null);
  return {
    total: whole?.total ?? 0,
    minPrice: whole?.minPrice ?? 0,
    maxPrice: whole?.maxPrice ?? 0,
    brands: mostFirst(rows.map(row => ({ slug: row.brand, name: row.brandName ?? '', count: row.inBrand }))),
    categories: mostFirst(rows.map(row => ({ slug: row.category, name: row.categoryName ?? '', count: row.inCategory }))),
  };
}

function mostFirst(facets: readonly { slug: string | null; name: string; count: number }[]): Facet[] {
  return facets
    .flatMap(({ slug, name, count: number }) => (slug === null || number === 0 ? [] : [{ slug, name, count: number }]))
    .sort((left, right) => right.count - left.count || left.name.localeCompare(right.name, 'id'));
}

/** The right answer of a list, by plain SQL: without an index or the catalogue in memory. */
export async function listBySql(db: Executor, query: ProductQuery) {
  const plan = await planSearch(db, query.search);
  return {
    ids: await selectPage(db, query, plan, query),
    ...(await selectFacets(db, query, plan, query.lang)),
    didYouMean: plan.kind === 'words' ? plan.didYouMean : null,
  };
}
