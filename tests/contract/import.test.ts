import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCatalogueEndpoint } from '#contract/admin-catalogue.ts';
import { productEndpoint, productsEndpoint } from '#contract/catalogue.ts';
import { envelope } from '#contract/endpoint.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { catalogueTables, columns, row } from './support/import.ts';
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
/** Most files here replace nearly everything, which an import would ask about. */
const send = (csv: string, more: object = { may_discontinue: true }) =>
  shop.fetch('/api/v1/admin/catalogue', { method: 'POST', json: { csv, ...more }, headers });

async function accepted(csv: string) {
  const answer = await send(csv);
  expect(await answer.clone().json()).toMatchObject({ status: 200 });
  return v.parse(envelope(importCatalogueEndpoint.answer), await answer.json()).data;
}

async function find(query: string) {
  const answer = await shop.fetch(`/api/v1/products?${query}`);
  return v.parse(envelope(productsEndpoint.answer), await answer.json()).data;
}

const onSale = (all: Awaited<ReturnType<typeof catalogueTables>>) => all.variants.filter(variant => variant.isActive).length;

const exported = async () => (await shop.fetch('/api/v1/admin/catalogue', { headers })).text();

describe('an export', () => {
  test('imported again changes nothing, not even the moment of a change', async () => {
    const before = await catalogueTables(shop.db);
    const csv = await exported();
    const result = await accepted(csv);
    expect(result).toEqual({
      products: before.products.length,
      variants: before.variants.length,
      discontinued: 0,
    });
    expect(await catalogueTables(shop.db)).toEqual(before);
    expect(await exported()).toBe(csv);
  });

  test('survives another delimiter, line ending and a byte order mark', async () => {
    const before = await catalogueTables(shop.db);
    const csv = `\uFEFF${(await exported())
      .split('\r\n')
      .map(line => line.replace(/"(?:[^"]|"")*"|,/g, part => (part === ',' ? ';' : part)))
      .join('\n')}`;
    expect(await accepted(csv)).toMatchObject({ discontinued: 0 });
    expect(await catalogueTables(shop.db)).toEqual(before);
  });

  test('is for the admin alone', async () => {
    expect((await shop.fetch('/api/v1/admin/catalogue')).status).toBe(401);
    const signedIn = await shop.login();
    expect((await shop.fetch('/api/v1/admin/catalogue', { headers: signedIn.headers })).status).toBe(401);
    const write = { method: 'POST', json: { csv: columns }, headers: signedIn.headers };
    expect((await shop.fetch('/api/v1/admin/catalogue', write)).status).toBe(401);
  });
});

describe('an import that would hurt', () => {
  test('is shown first, asks before a tenth goes out of sale, and can be undone with everything that it changed', async () => {
    const before = await catalogueTables(shop.db);
    const csv = await exported();
    const [header = '', _first, ...others] = csv.trimEnd().split('\r\n');
    const call = async (method: string, path: string, json?: object) => {
      const answer = await shop.fetch(`/api/v1/admin/catalogue${path}`, { method, headers, ...(json === undefined ? {} : { json }) });
      return { status: answer.status, ...(await answer.json()) };
    };
    const few = [header, ...others.slice(Math.floor(others.length / 5))].join('\n');
    const plan = (await call('POST', '/preview', { csv: few })).data;
    expect(plan).toMatchObject({ is_questioned: true, added: { total: 0 }, prices: { total: 0 }, stock: { total: 0 } });
    expect(plan.discontinued.total).toBe(onSale(before) - plan.variants);
    expect(await call('POST', '', { csv: few })).toMatchObject({
      status: 409,
      code: 'import_questioned',
      data: { discontinued: plan.discontinued.total, variants: onSale(before) },
    });
    expect(await catalogueTables(shop.db)).toEqual(before);
    // A single one is no tenth.
    expect((await call('POST', '', { csv: [header, ...others].join('\n') })).data.discontinued).toBe(1);
    await accepted(few);
    expect((await call('GET', '/versions')).data).toMatchObject({ total: expect.any(Number) });
    expect((await call('POST', '/undo', {})).data.variants).toBe(onSale(before) - 1);
    expect((await call('POST', '/undo', {})).data.variants).toBe(onSale(before));
    const stocks = (rows: typeof before.variants) => rows.map(({ updatedAt: _updated, ...rest }) => rest);
    const after = await catalogueTables(shop.db);
    expect([after.categories, after.brands, stocks(after.variants), after.words]).toEqual([
      before.categories,
      before.brands,
      stocks(before.variants),
      before.words,
    ]);
    expect(await exported()).toBe(csv);
  });

  test('is remembered five times and no more', async () => {
    const call = (path: string) => shop.fetch(`/api/v1/admin/catalogue/${path}`, { method: 'POST', json: {}, headers });
    const csv = await exported();
    for (let at = 0; at < 7; at += 1) await accepted(`${columns}\n${row('uji-versi', 'UJI-V', { price: String(60_000 + at) })}`);
    const prices: (number | undefined)[] = [];
    for (let at = 0; at < 5; at += 1) {
      expect((await call('undo')).status).toBe(200);
      prices.push((await find('search=uji')).products[0]?.variants[0]?.price);
    }
    expect(prices).toEqual([60_005, 60_004, 60_003, 60_002, 60_001]);
    expect((await call('undo')).status).toBe(404);
    await accepted(csv);
  });
});

describe('a new catalogue', () => {
  test('replaces the old one, which stays for orders to refer to', async () => {
    await mkdir(path.join(dataDir, 'pictures'), { recursive: true });
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#888' } })
      .jpeg()
      .toFile(path.join(dataDir, 'pictures/foto.jpg'));
    const before = await catalogueTables(shop.db);
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
    expect(result).toEqual({ products: 2, variants: 3, discontinued: onSale(before) });

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
    const after = await catalogueTables(shop.db);
    const skus = ({ variants: rows }: typeof after) => rows.filter(variant => variant.isActive).map(({ sku }) => sku);
    expect(skus(after)).toEqual(skus(before));
    expect(after.words).toEqual(before.words);
  });

  test('keeps a page with the last price for a product that the file lacks, out of stock and in no list', async () => {
    const pageOf = async (slug: string) => {
      const answer = await shop.fetch(`/api/v1/products/${slug}?lang=en`);
      return v.parse(envelope(productEndpoint.answer), await answer.json()).data;
    };
    const slug = 'semen-pcc-sagara';
    const csv = await exported();
    // Lists of the former catalogue are answered as long as a busy shop takes in the new one.
    const relatedOf = async () => (await pageOf(slug)).related.map(each => each.slug);
    await expect.poll(relatedOf, { timeout: 30_000 }).toContain('semen-opc-tipe-i-sagara-struktur');
    const before = await pageOf(slug);
    expect(before).not.toHaveProperty('is_discontinued');
    await accepted(`${columns}\n${row('mortar-uji', 'UJI-9', { category_slug: 'mortar-instan', brand: 'watukarsa' })}`);
    await expect.poll(relatedOf, { timeout: 30_000 }).toEqual(['mortar-uji']);

    const after = await pageOf(slug);
    expect(after).toMatchObject({ is_discontinued: true, name: before.name, description: before.description, rating: before.rating });
    const prices = ({ variants: rows }: typeof before) => rows.map(({ id, price, discount }) => [id, price, discount]);
    expect(prices(after)).toEqual(prices(before));
    expect(new Set(after.variants.map(({ stock }) => stock))).toEqual(new Set([0]));
    // Its own category and brand have nothing left and so no page; the category above has.
    expect([after.category.slug, after.brand]).toEqual(['', { ...before.brand, slug: '' }]);
    expect(after.categories.map(each => each.slug)).toEqual(['semen-mortar']);
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
    await expect.poll(() => pageOf(slug), { timeout: 30_000 }).toEqual(before);
  });
});

describe('the colour of a variant', () => {
  test('comes with a file, stays where a file does not say one, goes with none, and is refused where it is none', async () => {
    const csv = await exported();
    const file = (cell: string) => `${columns},colour\n${row('cat-uji', 'UJI-W', { variant_name_id: 'Gading · 5 kg' })},${cell}`;
    const merged = async (text: string) => (await send(text, { merge: true })).status;
    const colour = async () => {
      const answer = await shop.fetch('/api/v1/products/cat-uji');
      return v.parse(envelope(productEndpoint.answer), await answer.json()).data.variants[0]?.colour;
    };
    expect([await merged(file('#E9DFC4')), await colour()]).toEqual([200, '#e9dfc4']);
    const [, line = ''] = (await exported()).split('\r\n').filter(each => /^product_slug|^cat-uji/.test(each));
    expect(line).toMatch(/,#e9dfc4$/);
    expect([await merged(file('')), await colour()]).toEqual([200, '#e9dfc4']);
    expect((await find('search=semen+uji&limit=200')).products.find(({ slug }) => slug === 'cat-uji')?.variants[0]?.colour).toBe('#e9dfc4');
    expect([await merged(file('gading')), await colour()]).toEqual([422, '#e9dfc4']);
    expect([await merged(file('none')), await colour()]).toEqual([200, undefined]);
    await accepted(csv);
  });
});

describe('a file that is added', () => {
  const add = async (csv: string) => {
    const answer = await send(csv, { merge: true });
    const { status, code, data } = await answer.json();
    return { status, code, data };
  };
  const detail = async (slug: string) => {
    const answer = await shop.fetch(`/api/v1/products/${slug}`);
    return v.parse(envelope(productEndpoint.answer), await answer.json()).data;
  };

  test('brings a product and a variant, and leaves all other goods and what it does not say', async () => {
    await accepted([columns, row('semen-uji', 'UJI-40'), row('bata-uji', 'BATA-1', { product_name_id: 'Bata Uji' })].join('\n'));
    await accepted(
      [`${columns},description_id,label`, `${row('semen-uji', 'UJI-40')},Semen yang diuji,UJI`, `${row('bata-uji', 'BATA-1')},,`].join(
        '\n',
      ),
    );
    const preview = await shop.fetch('/api/v1/admin/catalogue/preview', {
      method: 'POST',
      headers,
      json: { csv: [columns, row('pasir-uji', 'PASIR-1')].join('\n'), merge: true },
    });
    expect((await preview.json()).data).toMatchObject({
      products: 3,
      added: { total: 1 },
      discontinued: { total: 0 },
      is_questioned: false,
    });
    const file = [columns, row('pasir-uji', 'PASIR-1'), row('semen-uji', 'UJI-50', { variant_name_id: '50 kg', price: '72000' })];
    expect(await add(file.join('\n'))).toMatchObject({ status: 200, data: { products: 3, variants: 4, discontinued: 0 } });
    const cement = await detail('semen-uji');
    expect(cement.description).toBe('Semen yang diuji');
    expect(cement.variants.map(({ sku, price }) => [sku, price])).toEqual([
      ['UJI-40', 60_000],
      ['UJI-50', 72_000],
    ]);
    const csv = await exported();
    expect(await add(csv)).toMatchObject({ status: 200, data: { products: 3, variants: 4 } });
    expect(await exported()).toBe(csv);
  });

  test('is refused where a SKU belongs to another product', async () => {
    const answer = await add([columns, row('lain-uji', 'BARU-1'), row('lain-uji', 'UJI-50')].join('\n'));
    expect(answer).toMatchObject({
      status: 422,
      code: 'import_failed',
      data: { errors: [{ line: 3, column: 'sku', message: 'stands at the product semen-uji already', cell: 'UJI-50' }] },
    });
  });
});
