import { and, asc, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { brands, categories, products } from '#server/db/schema/catalogue.ts';
import { articles } from '#server/db/schema/content.ts';

const onSale = eq(products.isActive, true);

/** Slugs of the groups that have products on sale, others have no page, and of all articles. */
export async function selectListed(db: Executor) {
  const slugs = async (table: typeof categories | typeof brands | typeof articles, isListed?: SQL) =>
    (await db.select({ slug: table.slug }).from(table).where(isListed).orderBy(asc(table.slug))).map(({ slug }) => slug);
  const hasGoods = (isOfGroup: SQL | undefined) => exists(db.select({ one: sql`1` }).from(products).where(and(onSale, isOfGroup)));
  return {
    categories: await slugs(categories, hasGoods(or(eq(products.category, categories.slug), eq(products.topCategory, categories.slug)))),
    brands: await slugs(brands, hasGoods(eq(products.brand, brands.slug))),
    articles: await slugs(articles),
  };
}

export function countProducts(db: Executor): Promise<number> {
  return db.$count(products, onSale);
}

/** Slugs of products on sale, oldest first: a new one moves none into another file. */
export async function selectProductSlugs(db: Executor, page: { limit: number; offset: number }): Promise<string[]> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(onSale)
    .orderBy(asc(products.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ slug }) => slug);
}
