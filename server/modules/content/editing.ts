import type { EditableContent } from '#contract/admin-content.ts';
import { pageSlugs } from '#contract/content.ts';
import type { Executor } from '#server/db/client.ts';
import { invalid, notFound } from '#server/http/problem.ts';
import { hasPicture, selectAllArticles, selectAllPages, selectWholeArticle, upsertArticle, upsertPage } from './editing-store.ts';
import { readingMinutes } from './reading-time.ts';
import { selectPage } from './store.ts';

const isPage = (slug: string) => pageSlugs.some(each => each === slug);

/** Pages and articles with the title that Indonesian readers see. */
export async function listContents(db: Executor) {
  const pages = (await selectAllPages(db)).map(({ slug, content, updatedAt }) => ({
    kind: 'page' as const,
    slug,
    title: content.id.title,
    changed_at: updatedAt.toISOString(),
  }));
  const articles = (await selectAllArticles(db)).map(({ slug, card, publishedAt }) => ({
    kind: 'article' as const,
    slug,
    title: card.id.title,
    changed_at: publishedAt.toISOString(),
  }));
  const contents = [...pages, ...articles];
  return { contents, total: contents.length };
}

/**
 * One page or article as it can be sent back.
 * @throws Problem 404
 */
export async function readContent(db: Executor, slug: string): Promise<EditableContent> {
  if (isPage(slug)) {
    const page = await selectPage(db, slug);
    if (page === undefined) throw notFound('page');
    const { id, en } = page.content;
    return { kind: 'page', id: { ...id, sections: [...id.sections] }, en: { ...en, sections: [...en.sections] } };
  }
  const article = await selectWholeArticle(db, slug);
  if (article === undefined) throw notFound('article');
  const { card, body, tags, pictureId, publishedAt } = article;
  const text = (language: 'id' | 'en') => ({
    title: card[language].title,
    summary: card[language].summary,
    body: [...body[language]],
  });
  return {
    kind: 'article',
    published_at: publishedAt.toISOString(),
    picture_id: pictureId,
    tags: tags.map(({ slug: tag, name }) => ({ slug: tag, name: { ...name } })),
    id: text('id'),
    en: text('en'),
  };
}

/**
 * Replaces a page, or replaces or adds an article.
 * @throws Problem 422 where the slug is of the other kind or can be none, and for a picture that the shop does not have
 */
export async function writeContent(tx: Executor, slug: string, content: EditableContent, now: Date): Promise<void> {
  if (isPage(slug) !== (content.kind === 'page')) throw invalid({ kind: ['invalid'] });
  if (!/^[a-z0-9][a-z0-9-]{0,98}$/.test(slug)) throw invalid({ slug: ['invalid'] });
  if (content.kind === 'page') {
    return upsertPage(tx, { slug, content: { id: content.id, en: content.en }, updatedAt: now });
  }
  if (!(await hasPicture(tx, content.picture_id))) throw invalid({ picture_id: ['invalid'] });
  const card = (language: 'id' | 'en') => {
    const { title, summary, body } = content[language];
    return { title, summary, minutes: readingMinutes(body) };
  };
  return upsertArticle(tx, {
    slug,
    card: { id: card('id'), en: card('en') },
    body: { id: content.id.body, en: content.en.body },
    tags: content.tags,
    pictureId: content.picture_id,
    publishedAt: new Date(content.published_at),
  });
}
