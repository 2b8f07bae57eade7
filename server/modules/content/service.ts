import type { Article, ArticleDetail, ArticleQuery, ArticleTag, Page } from '#contract/content.ts';
import { pageSlugs } from '#contract/content.ts';
import type { Language } from '#contract/endpoint.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound } from '#server/http/problem.ts';
import { knownSlug } from '#server/http/slug.ts';
import { pictureOf } from '../media/pictures.ts';
import { type ArticleRow, countArticles, selectArticle, selectArticles, selectPage, selectRelated, selectTags } from './store.ts';

const RELATED = 3;

/**
 * One of the pages of the shop about itself.
 * @throws Problem 404 for any other
 */
export async function readPage(db: Executor, wanted: string, language: Language): Promise<Page> {
  const slug = pageSlugs.find(each => each === wanted);
  const row = slug === undefined ? undefined : await selectPage(db, slug);
  if (slug === undefined || row === undefined) throw notFound('page');
  const { title, summary, sections } = row.content[language];
  return { slug, title, summary, sections: [...sections], updated_at: row.updatedAt.toISOString() };
}

/** A page of the list, newest first. An unknown tag finds nothing. */
export async function listArticles(db: Executor, query: ArticleQuery): Promise<{ articles: Article[]; total: number }> {
  const tag = query.tag === '' ? null : knownSlug(query.tag);
  const total = await countArticles(db, tag);
  const rows = query.offset < total ? await selectArticles(db, tag, query) : [];
  return { articles: rows.map(row => toArticle(row, query.lang)), total };
}

/**
 * One article with its text.
 * @throws Problem 404
 */
export async function readArticle(db: Executor, slug: string, language: Language): Promise<ArticleDetail> {
  const row = await selectArticle(db, knownSlug(slug));
  if (row === undefined) throw notFound('article');
  const tags = row.tags.map(tag => tag.slug);
  const related = await selectRelated(db, row.slug, tags, RELATED);
  return { ...toArticle(row, language), body: [...row.body[language]], related: related.map(other => toArticle(other, language)) };
}

/** Tags that articles have, the most used first, then by name. */
export async function listTags(db: Executor, language: Language): Promise<ArticleTag[]> {
  const tags = new Map<string, ArticleTag>();
  for (const { slug, name } of (await selectTags(db)).flatMap(row => row.tags)) {
    const counted = tags.get(slug)?.article_count ?? 0;
    tags.set(slug, { slug, name: name[language], article_count: counted + 1 });
  }
  return [...tags.values()].sort(
    (left, right) => right.article_count - left.article_count || left.name.localeCompare(right.name, language),
  );
}

function toArticle(row: ArticleRow, language: Language): Article {
  const { title, summary, minutes } = row.card[language];
  return {
    slug: row.slug,
    title,
    summary,
    image: pictureOf(row.pictureId, row.picture ?? { type: 'article', name: '' }),
    published_at: row.publishedAt.toISOString(),
    tags: row.tags.map(({ slug, name }) => ({ slug, name: name[language] })),
    reading_minutes: minutes,
  };
}
