import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { brands, categories, products } from '#server/db/schema/catalogue.ts';
import { articles } from '#server/db/schema/content.ts';

/** Slugs of all groups of products and of all articles. */
export async function selectListed(db: Executor) {
  const slugs = async (table: typeof categories | typeof brands | typeof articles) =>
    (await db.select({ slug: table.slug }).from(table).orderBy(asc(table.slug))).map(({ slug }) => slug);
  return { categories: await slugs(categories), brands: await slugs(brands), articles: await slugs(articles) };
}

const onSale = eq(products.isActive, true);

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
