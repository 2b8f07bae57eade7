import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { pictures } from '#server/db/schema/catalogue.ts';
import { articles, pages } from '#server/db/schema/content.ts';

export type PageRow = typeof pages.$inferSelect;
export type ArticleRow = typeof articles.$inferSelect;

export async function selectAllPages(db: Executor): Promise<PageRow[]> {
  return db.select().from(pages).orderBy(asc(pages.slug));
}

export async function selectAllArticles(db: Executor): Promise<ArticleRow[]> {
  return db.select().from(articles).orderBy(asc(articles.slug));
}

export async function selectWholeArticle(db: Executor, slug: string): Promise<ArticleRow | undefined> {
  const [row] = await db.select().from(articles).where(eq(articles.slug, slug));
  return row;
}

export async function upsertPage(db: Executor, { slug, ...fields }: PageRow): Promise<void> {
  await db
    .insert(pages)
    .values({ slug, ...fields })
    .onConflictDoUpdate({ target: pages.slug, set: fields });
}

export async function upsertArticle(db: Executor, { slug, ...fields }: ArticleRow): Promise<void> {
  await db
    .insert(articles)
    .values({ slug, ...fields })
    .onConflictDoUpdate({ target: articles.slug, set: fields });
}

export async function hasPicture(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(pictures, eq(pictures.id, id))) > 0;
}
