import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env: { PUBLIC_URL: 'https://fondasi.example/' } });
});
afterAll(() => shop.close());

/** Addresses in a file of the sitemap. */
async function listed(file: string, kind: 'sitemap' | 'url' = 'url'): Promise<string[]> {
  const answer = await shop.fetch(new URL(file, 'https://fondasi.example').pathname);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const xml = await answer.text();
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(sitemapindex|urlset) xmlns="[^"]+">\n(<.*>\n)+<\/\1>\n$/);
  return [...xml.matchAll(new RegExp(`^<${kind}><loc>([^<>&]+)</loc></${kind}>$`, 'gm'))].map(([, address]) => address ?? '');
}

describe('robots.txt and sitemap', () => {
  test('robots.txt names the sitemap, and closes the API and customers’ own pages to crawlers', async () => {
    const answer = await shop.fetch('/robots.txt');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await answer.text()).split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api',
      'Disallow: /account',
      'Disallow: /account-data',
      'Disallow: /address',
      'Disallow: /cart',
      'Disallow: /cart/checkout',
      'Disallow: /change-password',
      'Disallow: /notifications',
      'Disallow: /payment',
      'Disallow: /profile',
      'Disallow: /queue',
      'Disallow: /returns',
      'Disallow: /reviews',
      'Disallow: /share',
      'Disallow: /track',
      'Disallow: /transactions',
      '',
      'Sitemap: https://fondasi.example/sitemap.xml',
      '',
    ]);
  });

  test('every product on sale stands there once in each language, whether a file is full or not', async () => {
    const { total: former } = (await (await shop.fetch('/api/v1/products?limit=1')).json()).data;
    await shop.db.execute(sql`
      insert into products select (jsonb_populate_record(original, jsonb_build_object('id', gen_random_uuid(), 'slug', 'copy-' || number))).*
      from products original, generate_series(1, 1500) number where original.slug = 'semen-pcc-sagara'`);
    await shop.db.execute(sql`update products set is_active = false where slug = 'copy-7'`);
    const files = await listed('/sitemap.xml', 'sitemap');
    expect(files).toEqual(['pages', 'products-1', 'products-2'].map(name => `https://fondasi.example/sitemaps/${name}.xml`));
    const products = (await Promise.all(files.slice(1).map(file => listed(file)))).flat();
    expect(products).toHaveLength(2 * (former + 1_499));
    expect(new Set(products).size).toBe(products.length);
    const cement = 'https://fondasi.example/product/semen-pcc-sagara';
    expect(products.filter(address => address.startsWith(cement))).toEqual([cement, `${cement}?lang=en`]);
    expect(products).toContain('https://fondasi.example/product/copy-8?lang=en');
    expect(products.filter(address => /copy-7(?:\?|$)/.test(address))).toEqual([]);
    for (const none of ['products-3', 'products-0', 'other']) expect((await shop.fetch(`/sitemaps/${none}.xml`)).status).toBe(404);
  });

  test('the pages of the shop, its groups of products and its articles stand there; a file travels compressed', async () => {
    const pages = await listed('/sitemaps/pages.xml');
    const paths = pages.map(address => address.replace('https://fondasi.example', ''));
    for (const path of [
      '/',
      '/faq',
      '/calculators',
      '/calculators/bricks',
      '/categories/semen',
      '/brands/sagara',
      '/blog_detail/mengecat-di-musim-hujan',
    ]) {
      expect(paths).toEqual(expect.arrayContaining([path, `${path}?lang=en`]));
    }
    const packed = await shop.fetch('/sitemaps/pages.xml', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  });
});
