import { asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { type PictureSource, pictures } from '#server/db/schema/catalogue.ts';
import { articles, pages } from '#server/db/schema/content.ts';

const cardColumns = {
  slug: articles.slug,
  card: articles.card,
  tags: articles.tags,
  pictureId: articles.pictureId,
  picture: sql<PictureSource | null>`(select source from ${pictures} where ${pictures.id} = ${articles.pictureId})`,
  publishedAt: articles.publishedAt,
} as const;

/** Articles of a tag, or all for null. */
const tagged = (tag: string | null) => (tag === null ? undefined : sql`${articles.tags} @> ${JSON.stringify([{ slug: tag }])}::jsonb`);

// Ties are broken by slug, else pages could repeat an article or leave one out.
const newestFirst = [desc(articles.publishedAt), asc(articles.slug)];

export async function selectPage(db: Executor, slug: string) {
  const [row] = await db.select().from(pages).where(eq(pages.slug, slug));
  return row;
}

/** A page of the list of articles, newest first, without their bodies. */
export function selectArticles(db: Executor, tag: string | null, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select(cardColumns)
    .from(articles)
    .where(tagged(tag))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

export type ArticleRow = Awaited<ReturnType<typeof selectArticles>>[number];

export function countArticles(db: Executor, tag: string | null): Promise<number> {
  return db.$count(articles, tagged(tag));
}

export async function selectArticle(db: Executor, slug: string) {
  const [row] = await db
    .select({ ...cardColumns, body: articles.body })
    .from(articles)
    .where(eq(articles.slug, slug));
  return row;
}

/** Other articles: those with the most of these tags first, among them the newest. */
export function selectRelated(db: Executor, slug: string, tags: readonly string[], limit: number): Promise<ArticleRow[]> {
  const wanted = JSON.stringify(tags);
  const shared = sql`(select count(*) from jsonb_array_elements(${articles.tags}) tag where ${wanted}::jsonb ? (tag->>'slug'))`;
  return db
    .select(cardColumns)
    .from(articles)
    .where(ne(articles.slug, slug))
    .orderBy(desc(shared), ...newestFirst)
    .limit(limit);
}

/** The tags of every article, newest article first. */
export function selectTags(db: Executor) {
  return db
    .select({ tags: articles.tags })
    .from(articles)
    .orderBy(...newestFirst);
}
