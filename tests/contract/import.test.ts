import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImportErrorsSchema, importCatalogueEndpoint } from '#contract/admin.ts';
import { productEndpoint, productsEndpoint } from '#contract/catalogue.ts';
import { envelope } from '#contract/endpoint.ts';
import { brands, categories, products, searchWords, variants } from '#server/db/schema/catalogue.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

let shop: TestShop;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-import-'));
  shop = await createTestShop({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const headers = { 'x-admin-key': testAdminKey };
const send = (csv: string) => shop.fetch('/api/v1/admin/catalogue', { method: 'POST', json: { csv }, headers });

async function accepted(csv: string) {
  const answer = await send(csv);
  expect(await answer.clone().json()).toMatchObject({ status: 200 });
  return v.parse(envelope(importCatalogueEndpoint.answer), await answer.json()).data;
}

async function refused(csv: string) {
  const answer = await send(csv);
  const { status, code, data } = await answer.json();
  expect([answer.status, status, code]).toEqual([422, 422, 'import_failed']);
  return v.parse(ImportErrorsSchema, data).errors;
}

async function find(query: string) {
  const answer = await shop.fetch(`/api/v1/products?${query}`);
  return v.parse(envelope(productsEndpoint.answer), await answer.json()).data;
}

/** Everything that an import may touch. */
async function tables() {
  return {
    categories: await shop.db.select().from(categories).orderBy(asc(categories.slug)),
    brands: await shop.db.select().from(brands).orderBy(asc(brands.slug)),
    products: await shop.db.select().from(products).orderBy(asc(products.slug)),
    variants: await shop.db.select().from(variants).orderBy(asc(variants.sku)),
    words: await shop.db.select().from(searchWords).orderBy(asc(searchWords.word)),
  };
}

const exported = async () => (await shop.fetch('/api/v1/admin/catalogue', { headers })).text();

const columns =
  'product_slug,product_name_id,category_slug,brand,sku,variant_name_id,price,stock,unit,weight_g,length_mm,width_mm,height_mm';
const row = (slug: string, sku: string, more: Readonly<Record<string, string>> = {}) => {
  const cells: Record<string, string> = {
    product_slug: slug,
    product_name_id: 'Semen Uji',
    category_slug: 'semen',
    brand: 'sagara',
    sku,
    variant_name_id: '40 kg',
    price: '60000',
    stock: '5',
    unit: 'sak',
    weight_g: '40000',
    length_mm: '600',
    width_mm: '400',
    height_mm: '120',
    ...more,
  };
  return columns
    .split(',')
    .map(column => cells[column] ?? '')
    .join(',');
};

describe('an export', () => {
  test('imported again changes nothing, not even the moment of a change', async () => {
    const before = await tables();
    const csv = await exported();
    const result = await accepted(csv);
    expect(result).toEqual({
      products: before.products.length,
      variants: before.variants.length,
      discontinued: 0,
    });
    expect(await tables()).toEqual(before);
    expect(await exported()).toBe(csv);
  });

  test('survives another delimiter, line ending and a byte order mark', async () => {
    const before = await tables();
    const csv = `\uFEFF${(await exported())
      .split('\r\n')
      .map(line => line.replace(/"(?:[^"]|"")*"|,/g, part => (part === ',' ? ';' : part)))
      .join('\n')}`;
    expect(await accepted(csv)).toMatchObject({ discontinued: 0 });
    expect(await tables()).toEqual(before);
  });

  test('is for the admin alone', async () => {
    expect((await shop.fetch('/api/v1/admin/catalogue')).status).toBe(401);
    const signedIn = await shop.login();
    expect((await shop.fetch('/api/v1/admin/catalogue', { headers: signedIn.headers })).status).toBe(401);
    const write = { method: 'POST', json: { csv: columns }, headers: signedIn.headers };
    expect((await shop.fetch('/api/v1/admin/catalogue', write)).status).toBe(401);
  });
});

describe('a file with mistakes', () => {
  test('is refused whole, each mistake with its line and column', async () => {
    const before = await tables();
    const errors = await refused(
      [
        columns,
        row('uji-a', 'UJI-1'),
        row('uji-a', 'UJI-1', { product_name_id: '"Nama\nlain"' }),
        row('uji-b', 'UJI-2', { price: '60.000', unit: 'karung', stock: '-1' }),
        row('Uji C', 'UJI-3', { category_slug: 'tidak-ada', brand: 'baru' }),
        row('uji-d', 'UJI-4', { category_slug: 'tidak-ada', brand: 'baru' }),
        'uji-e,terlalu,pendek',
      ].join('\r\n'),
    );
    expect(errors.map(({ line, column }) => [line, column])).toEqual([
      [3, 'sku'],
      [3, 'product_name_id'],
      [5, 'price'],
      [5, 'stock'],
      [5, 'unit'],
      [6, 'product_slug'],
      [7, 'top_category_slug'],
      [7, 'brand_name'],
      [8, ''],
    ]);
    expect(errors.every(({ message }) => message.length > 5)).toBe(true);
    expect(await tables()).toEqual(before);
  });

  test('in its header is told so at line 1', async () => {
    expect(await refused(`${columns.replace('price,', '')},harga\n`.concat('x'))).toEqual([
      { line: 1, column: 'harga', message: expect.any(String) },
      { line: 1, column: 'price', message: expect.any(String) },
    ]);
  });

  test('without rows, or with an open quote, changes nothing', async () => {
    expect(await refused(columns)).toMatchObject([{ line: 1 }]);
    expect(await refused(`${columns}\n${row('uji-a', 'UJI-1', { product_name_id: '"offen' })}`)).toMatchObject([{ line: 2 }]);
    expect(await refused(`${columns}\n${row('uji-a', 'UJI-1', { product_name_id: 'a\0b' })}`)).toMatchObject([
      { line: 2, column: 'product_name_id' },
    ]);
  });

  test('names a hundred mistakes at most', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => row('uji', `UJI-${index}`, { price: 'x' }));
    expect(await refused([columns, ...rows].join('\n'))).toHaveLength(100);
  });
});

describe('a new catalogue', () => {
  test('replaces the old one, which stays for orders to refer to', async () => {
    await mkdir(path.join(dataDir, 'pictures'), { recursive: true });
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#888' } })
      .jpeg()
      .toFile(path.join(dataDir, 'pictures/foto.jpg'));
    const before = await tables();
    const csv = await exported();
    const header = `${columns},attributes_id,attributes_en,facts_id,flags,discount,content,content_unit,image,top_category_slug,top_category_name_id,category_name_id,brand_name`;
    const rich = `Berat\\=kotor=40|Standar=SNI 2049,Gross=40|Standard=SNI 2049,40 kg|SNI,long|tinted,12.5,1.44,m2,foto.jpg`;
    const result = await accepted(
      [
        header,
        `${row('semen-uji', 'UJI-1')},${rich},,,,`,
        `${row('semen-uji', 'UJI-2', { price: '70000', stock: '0' })},,,,,,,,,,,,`,
        `${row('panel-surya', 'UJI-3', { product_name_id: 'Panel Surya', category_slug: 'surya', brand: 'cahaya' })},,,,,,,,,energi,Energi,Surya,Cahaya`,
      ].join('\n'),
    );
    expect(result).toEqual({ products: 2, variants: 3, discontinued: before.variants.length });

    const list = await find('sort=price_asc');
    expect(list.products.map(({ slug }) => slug)).toEqual(['semen-uji', 'panel-surya']);
    expect(list.products[0]).toMatchObject({ image: { width: 800, height: 600 }, facts: ['40 kg', 'SNI'] });
    expect(list.products[0]?.variants[0]).toMatchObject({ discount: 12.5, content: { thousandths: 1_440, unit: 'm2' }, stock: 5 });
    const { data } = await (await shop.fetch('/api/v1/products/semen-uji?lang=en')).json();
    expect(data.attributes).toEqual([
      { label: 'Gross', value: '40' },
      { label: 'Standard', value: 'SNI 2049' },
    ]);
    expect(data.flags).toEqual(['long', 'tinted']);
    expect((await find('search=surya')).products).toMatchObject([{ slug: 'panel-surya', brand: { name: 'Cahaya' } }]);
    expect((await find('search=keramik')).total).toBe(0);
    const tree = await (await shop.fetch('/api/v1/categories')).json();
    expect(tree.data.categories.map((top: { slug: string }) => top.slug)).toEqual(['semen-mortar', 'energi']);
    expect((await shop.db.select().from(products)).length).toBe(before.products.length + 2);
    const picture = await shop.fetch(list.products[0]?.image.url ?? '', { headers: { Accept: 'image/webp' } });
    expect(picture.headers.get('content-type')).toBe('image/webp');

    expect(await accepted(csv)).toMatchObject({ discontinued: 3 });
    const after = await tables();
    expect(after.variants.filter(variant => variant.isActive).map(({ sku }) => sku)).toEqual(before.variants.map(({ sku }) => sku));
    expect(after.words).toEqual(before.words);
  });

  test('keeps a page with the last price for a product that the file lacks, out of stock and in no list', async () => {
    const pageOf = async (slug: string) => {
      const answer = await shop.fetch(`/api/v1/products/${slug}?lang=en`);
      return v.parse(envelope(productEndpoint.answer), await answer.json()).data;
    };
    const slug = 'semen-pcc-sagara';
    const csv = await exported();
    const before = await pageOf(slug);
    expect(before).not.toHaveProperty('is_discontinued');
    await accepted(`${columns}\n${row('mortar-uji', 'UJI-9', { category_slug: 'mortar-instan', brand: 'watukarsa' })}`);

    const after = await pageOf(slug);
    expect(after).toMatchObject({ is_discontinued: true, name: before.name, description: before.description, rating: before.rating });
    const prices = ({ variants: rows }: typeof before) => rows.map(({ id, price, discount }) => [id, price, discount]);
    expect(prices(after)).toEqual(prices(before));
    expect(new Set(after.variants.map(({ stock }) => stock))).toEqual(new Set([0]));
    // Its own category and brand have nothing left and so no page; the category above has.
    expect([after.category.slug, after.brand]).toEqual(['', { ...before.brand, slug: '' }]);
    expect(after.categories.map(each => each.slug)).toEqual(['semen-mortar']);
    expect(after.related.map(each => each.slug)).toEqual(['mortar-uji']);
    expect((await shop.fetch(`/api/v1/products/${slug}/reviews`)).status).toBe(200);
    expect((await find('search=semen')).products.map(each => each.slug)).not.toContain(slug);
    expect((await shop.fetch('/api/v1/products/semen-pcc-sagar')).status).toBe(404);
    const pages = await (await shop.fetch('/sitemaps/pages.xml')).text();
    expect(pages.match(/(categories|brands)\/[^<?]+(?=<)/g)).toEqual([
      'categories/mortar-instan',
      'categories/semen-mortar',
      'brands/watukarsa',
    ]);
    await accepted(csv);
    expect(await pageOf(slug)).toEqual(before);
  });
});
