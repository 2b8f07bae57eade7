import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ArticleQuery, PageSlug } from '#contract/content.ts';
import type { Language } from '#contract/endpoint.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { apiOf } from '../cache/query-client.ts';

/** Comes with the first request: what a page shows first lies in its HTML. */
const contentContract = () => loadChunk(import('#contract/content.ts'));

/** Articles on one page of the blog: full rows of one, two and three columns. */
export const blogPageSize = 12;

/** Articles of a shelf beside something else. */
const SHELF = 3;

/** Which articles; what is left out is all of them from the newest. */
export type ArticleFilters = Partial<Omit<ArticleQuery, 'lang'>>;

/** The list that an address of the blog asks for. @param page from 1 */
export function blogFilters({ tag = '', page = 1 }: { tag?: string | undefined; page?: number | undefined }): ArticleFilters {
  return { tag, limit: blogPageSize, offset: (Math.max(page, 1) - 1) * blogPageSize };
}

/** Help, terms and the blog. Keys start with 'catalogue' and the language, as everything public does. */
export const contentQueries = {
  page: (lang: Language, slug: PageSlug) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'page', slug],
      queryFn: async ({ meta, signal }) =>
        apiOf(meta).call((await contentContract()).pageEndpoint, { params: { slug }, query: { lang }, signal }),
      staleTime: 3_600_000,
    }),

  articles: (lang: Language, filters: ArticleFilters) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'articles', filters],
      queryFn: async ({ meta, signal }) =>
        apiOf(meta).call((await contentContract()).articlesEndpoint, { query: { ...filters, lang }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 600_000,
    }),

  /** The newest few, for a shelf. */
  newestArticles: (lang: Language) => contentQueries.articles(lang, { limit: SHELF }),

  article: (lang: Language, slug: string) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'article', slug],
      queryFn: async ({ meta, signal }) =>
        apiOf(meta).call((await contentContract()).articleEndpoint, { params: { slug }, query: { lang }, signal }),
      staleTime: 600_000,
    }),

  tags: (lang: Language) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'tags'],
      queryFn: async ({ meta, signal }) =>
        (await apiOf(meta).call((await contentContract()).tagsEndpoint, { query: { lang }, signal })).tags,
      staleTime: 600_000,
    }),
};
