import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { variants } from '#server/db/schema/catalogue.ts';
import { articles, pages } from '#server/db/schema/content.ts';
import { freightRates, zones } from '#server/db/schema/shop.ts';

/** How much there is of what customers need: variants on sale and in stock, pages of these that have text in both languages. */
export async function countOpened(db: Executor, slugs: readonly string[]) {
  const isWritten = sql`jsonb_array_length(${pages.content} #> '{id,sections}') > 0 and jsonb_array_length(${pages.content} #> '{en,sections}') > 0`;
  return {
    zones: await db.$count(zones),
    rates: await db.$count(freightRates),
    goods: await db.$count(variants, and(variants.isActive, gt(variants.stock, 0))),
    pages: await db.$count(pages, and(inArray(pages.slug, [...slugs]), isWritten)),
    articles: await db.$count(articles),
  };
}
