import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '#server/cli/run.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-content-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function admin(...argv: string[]): Promise<{ code: number; out: string; error: string }> {
  let [out, error] = ['', ''];
  const code = await run(argv, {
    env: { ADMIN_KEY: testAdminKey, DATA_DIR: folder },
    fetch: async request => shop.app.fetch(request),
    out: text => {
      out += text;
    },
    error: text => {
      error += text;
    },
  });
  return { code, out, error };
}

async function fileOf(content: unknown): Promise<string> {
  const file = path.join(folder, 'content.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const publicData = async (address: string) => (await (await shop.fetch(`/api/v1${address}`)).json()).data;

describe('content', () => {
  it('lists pages and articles, and gives each back as it was sent', async () => {
    const { out } = await admin('content', 'list', '--json');
    const { contents } = JSON.parse(out);
    expect(contents.map(({ slug }: { slug: string }) => slug)).toEqual(expect.arrayContaining(['about', 'faq', 'mengecat-di-musim-hujan']));
    for (const slug of ['faq', 'mengecat-di-musim-hujan']) {
      const shown = (await admin('content', 'show', slug)).out;
      expect((await admin('content', 'set', slug, await fileOf(shown))).code).toBe(0);
      expect((await admin('content', 'show', slug)).out).toBe(shown);
    }
  });

  it('changes a page in both languages', async () => {
    const page = JSON.parse((await admin('content', 'show', 'about')).out);
    page.en.title = 'About us all';
    page.id.summary = 'Ringkasan baru';
    expect((await admin('content', 'set', 'about', await fileOf(page))).code).toBe(0);
    expect(await publicData('/pages/about?lang=en')).toMatchObject({ title: 'About us all' });
    expect(await publicData('/pages/about?lang=id')).toMatchObject({ summary: 'Ringkasan baru' });
  });

  it('adds an article, which the list and its tag then have', async () => {
    const article = JSON.parse((await admin('content', 'show', 'mengecat-di-musim-hujan')).out);
    const fresh = { ...article, published_at: '2026-01-05T00:00:00.000Z', tags: [{ slug: 'baru', name: { id: 'Baru', en: 'New' } }] };
    expect((await admin('content', 'set', 'artikel-baru', await fileOf(fresh))).code).toBe(0);
    const { articles } = await publicData('/articles?lang=en&tag=baru');
    expect(articles).toMatchObject([{ slug: 'artikel-baru', tags: [{ slug: 'baru', name: 'New' }] }]);
    expect(articles[0].reading_minutes).toBeGreaterThan(0);
  });

  it.each([
    ['a page under an article’s slug', 'some-article', 'guarantee-and-returns'],
    ['an article under a page’s slug', 'faq', 'mengecat-di-musim-hujan'],
    ['a slug that no address has', 'No Slug', 'mengecat-di-musim-hujan'],
  ])('refuses %s', async (_, slug, content) => {
    const { out } = await admin('content', 'show', content);
    expect((await admin('content', 'set', slug, await fileOf(out))).code).toBe(1);
  });

  it('refuses a picture that the shop does not have, and a block of an unknown kind', async () => {
    const article = JSON.parse((await admin('content', 'show', 'mengecat-di-musim-hujan')).out);
    expect((await admin('content', 'set', 'x-1', await fileOf({ ...article, picture_id: 'none' }))).code).toBe(1);
    const scripted = { ...article, id: { ...article.id, body: [{ type: 'html', text: '<script>' }] } };
    expect((await admin('content', 'set', 'x-1', await fileOf(scripted))).code).toBe(1);
    expect((await admin('content', 'show', 'x-1')).code).toBe(1);
  });

  it('says what it did not understand', async () => {
    for (const argv of [['content'], ['content', 'show'], ['content', 'set', 'faq'], ['content', 'list', 'more']]) {
      expect((await admin(...argv)).code, argv.join(' ')).toBe(2);
    }
  });

  it('is for the admin alone', async () => {
    const { headers } = await shop.login();
    for (const [method, address] of [
      ['GET', '/admin/content'],
      ['PUT', '/admin/content/faq'],
    ]) {
      expect((await shop.fetch(`/api/v1${address}`, { method: method ?? '', headers })).status).toBe(401);
    }
  });
});
