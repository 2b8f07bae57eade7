import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleEndpoint, articlesEndpoint, pageEndpoint, pageSlugs, tagsEndpoint } from '#contract/content.ts';
import { type Endpoint, envelope } from '#contract/endpoint.ts';
import { articles as articleTable } from '#server/db/schema/content.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

const languages = ['id', 'en'] as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());

async function read<Answer extends v.GenericSchema>(endpoint: Pick<Endpoint<undefined, undefined, Answer>, 'answer'>, path: string) {
  const answer = await shop.fetch(`/api/v1${path}`);
  expect(answer.status, path).toBe(200);
  return v.parse(envelope(endpoint.answer), await answer.json()).data as v.InferOutput<Answer>;
}
const list = (query = '') => read(articlesEndpoint, `/articles${query}`);

describe('pages', () => {
  test.each(pageSlugs)('%s is told in both languages, section by section', async slug => {
    const [inIndonesian, inEnglish] = await Promise.all(languages.map(lang => read(pageEndpoint, `/pages/${slug}?lang=${lang}`)));
    expect(inIndonesian?.slug).toBe(slug);
    expect(inIndonesian?.sections.length).toBeGreaterThanOrEqual(5);
    expect(inEnglish?.sections.map(({ id }) => id)).toEqual(inIndonesian?.sections.map(({ id }) => id));
    expect(inEnglish?.title).not.toBe(inIndonesian?.title);
    for (const page of [inIndonesian, inEnglish]) {
      for (const { heading, body } of page?.sections ?? []) expect([heading.length > 0, body.length > 0]).toEqual([true, true]);
    }
    inIndonesian?.sections.forEach((section, index) => {
      expect(inEnglish?.sections[index]?.body, section.id).not.toEqual(section.body);
    });
    expect(Number.isNaN(Date.parse(inIndonesian?.updated_at ?? ''))).toBe(false);
  });

  test('the FAQ has at least fourteen questions in four groups that stand together', async () => {
    const { sections } = await read(pageEndpoint, '/pages/faq?lang=en');
    expect(sections.length).toBeGreaterThanOrEqual(14);
    const runs = sections.map(section => section.group?.slug).filter((slug, index, all) => slug !== all[index - 1]);
    expect(runs).toEqual(['ordering', 'payment', 'shipping', 'returns-and-account']);
  });

  test('that do not exist are not found', async () => {
    for (const slug of ['imprint', 'About', '%00', "x'--", '%F0%9F', 'a'.repeat(2_000)]) {
      expect((await shop.fetch(`/api/v1/pages/${slug}`)).status, slug).toBe(404);
    }
  });

  test('speak Indonesian unless told otherwise', async () => {
    const usual = await read(pageEndpoint, '/pages/about');
    expect(usual).toEqual(await read(pageEndpoint, '/pages/about?lang=id'));
    expect(usual).toEqual(await read(pageEndpoint, '/pages/about?lang=fr'));
  });
});

describe('the list of articles', () => {
  test('has every article once over its pages, newest first', async () => {
    const { articles, total } = await list();
    expect(total).toBeGreaterThanOrEqual(6);
    expect(articles).toHaveLength(total);
    const dates = articles.map(article => article.published_at);
    expect(dates).toEqual([...dates].sort().reverse());
    const seen = [];
    for (let offset = 0; offset < total; offset += 2) seen.push(...(await list(`?limit=2&offset=${offset}`)).articles);
    expect(seen).toEqual(articles);
    expect((await list('?offset=900')).articles).toEqual([]);
    expect((await list('?limit=x&offset=-1')).articles).toEqual(articles);
  });

  test('is narrowed to a tag, as often as the tag says', async () => {
    const { tags, total } = await read(tagsEndpoint, '/tags');
    expect(tags).toHaveLength(total);
    expect(total).toBeGreaterThanOrEqual(5);
    const counts = tags.map(tag => tag.article_count);
    expect(counts).toEqual([...counts].sort((left, right) => right - left));
    for (const { slug, article_count } of tags) {
      const narrowed = await list(`?tag=${slug}`);
      expect([narrowed.total, narrowed.articles.length], slug).toEqual([article_count, article_count]);
      expect(narrowed.articles.every(article => article.tags.some(tag => tag.slug === slug))).toBe(true);
    }
  });

  test('finds nothing for a tag that no article has', async () => {
    for (const tag of ['tidak-ada', '%00', "'", '%22', '%5B%5D', '%F0%9F', 'a'.repeat(500)]) {
      expect(await list(`?tag=${tag}`), tag).toEqual({ articles: [], total: 0 });
    }
  });
});

describe('an article', () => {
  test('is told in full in both languages, with a cover that is served', async () => {
    for (const { slug, image } of (await list()).articles) {
      const [inIndonesian, inEnglish] = await Promise.all(languages.map(lang => read(articleEndpoint, `/articles/${slug}?lang=${lang}`)));
      for (const article of [inIndonesian, inEnglish]) {
        expect(article?.body.length, slug).toBeGreaterThan(8);
        expect(article?.reading_minutes, slug).toBeGreaterThanOrEqual(1);
        expect(article?.tags.length, slug).toBeGreaterThan(0);
      }
      expect(inEnglish?.title).not.toBe(inIndonesian?.title);
      expect(inEnglish?.summary).not.toBe(inIndonesian?.summary);
      expect(inEnglish?.body.map(block => block.type)).toEqual(inIndonesian?.body.map(block => block.type));
      expect(inEnglish?.body).not.toEqual(inIndonesian?.body);
      expect((await shop.fetch(image.url)).headers.get('content-type'), slug).toMatch(/^image\//);
    }
  });

  test('has three related ones: never itself, and none has fewer tags in common than one that is left out', async () => {
    const { articles } = await list();
    for (const { slug, tags } of articles) {
      const { related } = await read(articleEndpoint, `/articles/${slug}`);
      const own = new Set(tags.map(tag => tag.slug));
      const shared = (other: (typeof articles)[number]) => other.tags.filter(tag => own.has(tag.slug)).length;
      const chosen = related.map(shared);
      const slugs = new Set([slug, ...related.map(other => other.slug)]);
      expect([related.length, slugs.size]).toEqual([3, 4]);
      expect(chosen, slug).toEqual([...chosen].sort((left, right) => right - left));
      const rest = articles.filter(other => !slugs.has(other.slug)).map(shared);
      expect(Math.max(...rest), slug).toBeLessThanOrEqual(Math.min(...chosen));
    }
  });

  test('that does not exist is not found', async () => {
    for (const slug of ['tidak-ada', '%00', "x'--", '%F0%9F', 'a'.repeat(2_000)]) {
      expect((await shop.fetch(`/api/v1/articles/${slug}`)).status, slug).toBe(404);
    }
  });
});

test('everything may be kept for a minute and is asked for again by its hash', async () => {
  const [first] = (await list('?limit=1')).articles;
  for (const path of ['/pages/faq', '/articles', `/articles/${first?.slug}`, '/tags']) {
    const answer = await shop.fetch(`/api/v1${path}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    const again = await shop.fetch(`/api/v1${path}`, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()], path).toEqual([304, '']);
  }
  expect((await shop.fetch('/api/v1/pages/imprint')).headers.get('cache-control')).toBe('private, no-store');
});

// Last, since it changes what the others read.
test('articles of one moment are in the order of their slugs', async () => {
  await shop.db.update(articleTable).set({ publishedAt: sql`date_trunc('year', ${articleTable.publishedAt})` });
  const slugs = (await list()).articles.map(article => article.slug);
  expect(slugs).toEqual([...slugs].sort());
});
