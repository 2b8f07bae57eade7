import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Block, PageSection } from '#contract/content.ts';
import { moment } from './columns.ts';

type InBoth<Value> = Readonly<Record<'id' | 'en', Value>>;

export const articles = pgTable(
  'articles',
  {
    slug: text('slug').primaryKey(),
    /** Apart from the body, so that lists needn't read that. */
    card: jsonb('card').$type<InBoth<{ title: string; summary: string; minutes: number }>>().notNull(),
    body: jsonb('body').$type<InBoth<readonly Block[]>>().notNull(),
    tags: jsonb('tags').$type<readonly { slug: string; name: InBoth<string> }[]>().notNull(),
    pictureId: text('picture_id').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  table => [index('articles_published_at').on(table.publishedAt)],
);

/** Pages of the shop about itself: help, terms, guarantee. */
export const pages = pgTable('pages', {
  slug: text('slug').primaryKey(),
  content: jsonb('content').$type<InBoth<{ title: string; summary: string; sections: readonly PageSection[] }>>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
