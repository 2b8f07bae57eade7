import * as v from 'valibot';
import { NamedSchema, PictureSchema } from './catalogue.ts';
import { CountSchema, endpoint, languageQuery, MomentSchema, pageQuery } from './endpoint.ts';
import { FilterSchema } from './text.ts';

/**
 * One block of a text. Texts are plain, never markup: a screen draws each kind with a component of its own.
 * `id` of a heading is its anchor; a row of a table has a cell a column; `route` of a link is a path of the shop, perhaps with `#anchor`.
 */
export const BlockSchema = v.variant('type', [
  v.object({ type: v.literal('heading'), id: v.string(), text: v.string() }),
  v.object({ type: v.literal('paragraph'), text: v.string() }),
  v.object({ type: v.literal('list'), is_ordered: v.boolean(), items: v.array(v.string()) }),
  v.object({
    type: v.literal('table'),
    caption: v.string(),
    columns: v.array(v.object({ label: v.string(), is_numeric: v.boolean() })),
    rows: v.array(v.array(v.string())),
  }),
  v.object({ type: v.literal('link'), label: v.string(), route: v.string() }),
]);
export type Block = v.InferOutput<typeof BlockSchema>;

/** Pages of the shop about itself. */
export const pageSlugs = ['about', 'faq', 'terms-and-conditions', 'guarantee-and-returns'] as const;
export type PageSlug = (typeof pageSlugs)[number];

/** `id` is the section's anchor. `group` is set where sections stand in groups, as the questions of the FAQ do; those of one group follow each other. */
export const PageSectionSchema = v.object({
  id: v.string(),
  heading: v.string(),
  group: v.nullable(NamedSchema),
  body: v.array(BlockSchema),
});
export type PageSection = v.InferOutput<typeof PageSectionSchema>;

export const PageSchema = v.object({
  slug: v.picklist(pageSlugs),
  title: v.string(),
  summary: v.string(),
  sections: v.array(PageSectionSchema),
  updated_at: MomentSchema,
});
export type Page = v.InferOutput<typeof PageSchema>;

/** An article in a list. `reading_minutes` is for the text in the language of the answer, at 200 words a minute. */
export const ArticleSchema = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  image: PictureSchema,
  published_at: MomentSchema,
  tags: v.array(NamedSchema),
  reading_minutes: CountSchema,
});
export type Article = v.InferOutput<typeof ArticleSchema>;

/** `related`: up to three others, those with the most tags in common first. */
export const ArticleDetailSchema = v.object({
  ...ArticleSchema.entries,
  body: v.array(BlockSchema),
  related: v.array(ArticleSchema),
});
export type ArticleDetail = v.InferOutput<typeof ArticleDetailSchema>;

export const ArticleTagSchema = v.object({ ...NamedSchema.entries, article_count: CountSchema });
export type ArticleTag = v.InferOutput<typeof ArticleTagSchema>;

/** `tag` is a slug; empty means all, an unknown one finds nothing. */
export const ArticleQuerySchema = v.object({ ...pageQuery, ...languageQuery, tag: FilterSchema });
export type ArticleQuery = v.InferOutput<typeof ArticleQuerySchema>;

export const pageEndpoint = endpoint({
  method: 'GET',
  path: '/v1/pages/:slug',
  access: 'public',
  summary: 'One of the pages about, faq, terms-and-conditions and guarantee-and-returns.',
  query: v.object(languageQuery),
  answer: PageSchema,
});

export const articlesEndpoint = endpoint({
  method: 'GET',
  path: '/v1/articles',
  access: 'public',
  summary: 'Articles of the blog, newest first.',
  query: ArticleQuerySchema,
  answer: v.object({ articles: v.array(ArticleSchema), total: CountSchema }),
});

export const articleEndpoint = endpoint({
  method: 'GET',
  path: '/v1/articles/:slug',
  access: 'public',
  summary: 'One article with its text and related ones.',
  query: v.object(languageQuery),
  answer: ArticleDetailSchema,
});

export const tagsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/tags',
  access: 'public',
  summary: 'Tags of articles, the most used first.',
  query: v.object(languageQuery),
  answer: v.object({ tags: v.array(ArticleTagSchema), total: CountSchema }),
});
