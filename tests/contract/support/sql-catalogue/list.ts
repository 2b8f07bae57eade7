import { and, asc, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ProductQuery } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import type { SortOrder } from '#contract/sort-orders.ts';
import type { Executor } from '#server/db/client.ts';
import { brands, categories, products } from '#server/db/schema/catalogue.ts';

type Filters = Omit<ProductQuery, 'lang' | 'search' | 'limit' | 'offset' | 'without_facets'>;

const paid = sql`((v.price::bigint * (10000 - v.discount) + 5000) / 10000)`;

/** Variants of a product that are on sale, in stock where that is asked for, and at a price where one is asked for. */
function variantsOf(filters: Filters, isPriced: boolean): SQL {
  return sql.join(
    [
      sql`from variants v where v.product_id = ${products.id} and v.is_active`,
      ...(filters.in_stock ? [sql`v.stock > 0`] : []),
      ...(isPriced && filters.min_price !== null ? [sql`${paid} >= ${filters.min_price}`] : []),
      ...(isPriced && filters.max_price !== null ? [sql`${paid} <= ${filters.max_price}`] : []),
    ],
    sql` and `,
  );
}

const lowest = (filters: Filters, isPriced: boolean) => sql<number>`(select min(${paid}) ${variantsOf(filters, isPriced)})`;
const highest = (filters: Filters) => sql<number>`(select max(${paid}) ${variantsOf(filters, false)})`;

/** The filter conditions that facets leave out one at a time, and the others. */
function conditions(filters: Filters) {
  return {
    base: and(
      eq(products.isActive, true),
      sql`exists (select 1 ${variantsOf(filters, false)})`,
      filters.rating === null ? undefined : gte(products.rating, filters.rating * 100),
      filters.promotion ? eq(products.isPromoted, true) : undefined,
    ),
    brand: filters.brand.length === 0 ? undefined : inArray(products.brand, filters.brand),
    category: filters.category === '' ? undefined : or(eq(products.category, filters.category), eq(products.topCategory, filters.category)),
    // Price and stock are asked of the same variant.
    price: sql`exists (select 1 ${variantsOf(filters, true)})`,
  };
}

function order(sort: SortOrder, filters: Filters): SQL[] {
  const bySort: Record<SortOrder, SQL[]> = {
    relevance: [desc(products.sold)],
    best_selling: [desc(products.sold)],
    newest: [desc(products.since)],
    price_asc: [asc(lowest(filters, true))],
    price_desc: [desc(lowest(filters, true))],
    rating: [desc(products.rating), desc(products.ratings)],
  };
  // Ties are broken by id, else pages could repeat a product or leave one out.
  return [...bySort[sort], asc(products.id)];
}

/** Ids of a page of products. */
async function selectPage(db: Executor, filters: Filters, { limit, offset }: { limit: number; offset: number }) {
  const { base, brand, category, price } = conditions(filters);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(base, brand, category, price))
    .orderBy(...order(filters.sort, filters))
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
async function selectFacets(db: Executor, filters: Filters, language: Language) {
  const { base, brand, category, price } = conditions(filters);
  const where = (...parts: (SQL | undefined)[]) => sql`filter (where ${and(...parts) ?? sql`true`})`;
  const counts = db
    .select({
      brand: sql<string | null>`${products.brand}`.as('facet_brand'),
      category: sql<string | null>`${products.category}`.as('facet_category'),
      total: sql<number>`(count(*) ${where(brand, category, price)})::int`.as('total'),
      inBrand: sql<number>`(count(*) ${where(category, price)})::int`.as('in_brand'),
      inCategory: sql<number>`(count(*) ${where(brand, price)})::int`.as('in_category'),
      minPrice: sql<number>`coalesce(min(${lowest(filters, false)}) ${where(brand, category)}, 0)`.as('min_price'),
      maxPrice: sql<number>`coalesce(max(${highest(filters)}) ${where(brand, category)}, 0)`.as('max_price'),
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

/** The right answer of a list without a search, by plain SQL: without the catalogue in memory. */
export async function listBySql(db: Executor, query: ProductQuery) {
  return { ids: await selectPage(db, query, query), ...(await selectFacets(db, query, query.lang)) };
}
