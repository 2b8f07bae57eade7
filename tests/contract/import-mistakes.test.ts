import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImportErrorsSchema } from '#contract/admin-catalogue.ts';
import { catalogueTables, columns, row } from './support/import.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const headers = { 'x-admin-key': testAdminKey };

async function refused(csv: string) {
  const answer = await shop.fetch('/api/v1/admin/catalogue', { method: 'POST', json: { csv }, headers });
  const { status, code, data } = await answer.json();
  expect([answer.status, status, code]).toEqual([422, 422, 'import_failed']);
  return v.parse(ImportErrorsSchema, data).errors;
}

describe('a file with mistakes', () => {
  test('is refused whole, each mistake with its line and column', async () => {
    const before = await catalogueTables(shop.db);
    const errors = await refused(
      [
        columns,
        row('uji-a', 'UJI-1'),
        row('uji-a', 'UJI-1', { product_name_id: '"Nama\nlain"' }),
        row('uji-b', 'UJI-2', { price: 'enam', unit: 'karung', stock: '-1' }),
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
    expect(await catalogueTables(shop.db)).toEqual(before);
  });

  test('in its header is told so at line 1', async () => {
    expect(await refused(`${columns.replace('price,', '')},harga\n`.concat('x'))).toMatchObject([
      { line: 1, column: 'harga' },
      { line: 1, column: 'price' },
    ]);
  });

  test('without rows, or with an open quote, changes nothing', async () => {
    expect(await refused(columns)).toMatchObject([{ line: 1 }]);
    expect(await refused(`${columns}\n${row('uji-a', 'UJI-1', { product_name_id: '"offen' })}`)).toMatchObject([{ line: 2 }]);
    expect(await refused(`${columns}\n${row('uji-a', 'UJI-1', { product_name_id: 'a\0b' })}`)).toMatchObject([
      { line: 2, column: 'product_name_id' },
    ]);
  });

  test('shows the cell, and makes no mistakes out of rows that are right', async () => {
    const fresh = { category_slug: 'atap-baru', brand: 'baru' };
    const header = `${columns},brand_name,category_name_id,top_category_slug,top_category_name_id`;
    const errors = await refused(
      [
        header,
        `${row('uji-a', 'UJI-1', { ...fresh, price: 'lima puluh' })},Baru,Atap,atas,Atas`,
        `${row('uji-a', 'UJI-2', { ...fresh, product_name_id: '', category_slug: '', brand: '' })},,,,`,
        `${row('uji-b', 'UJI-3', fresh)},,,,`,
        'uji-c,terlalu,pendek',
        `${row('uji-c', 'UJI-4', { product_name_id: '', category_slug: '', brand: '' })},,,,`,
        `${row('uji-d', 'UJI-5', { product_name_id: 'Semen \uFFFD' })},,,,`,
      ].join('\n'),
    );
    expect(errors.map(({ line, column, cell }) => [line, column, cell])).toEqual([
      [2, 'price', 'lima puluh'],
      [5, '', ''],
      [7, 'product_name_id', 'Semen \uFFFD'],
    ]);
  });

  test('names a hundred mistakes at most', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => row('uji', `UJI-${index}`, { price: 'x' }));
    expect(await refused([columns, ...rows].join('\n'))).toHaveLength(100);
  });

  test('in another encoding than UTF-8 is refused, in this call as in every other', async () => {
    const before = await catalogueTables(shop.db);
    const body = Buffer.from(JSON.stringify({ csv: `${columns}\n${row('uji-a', 'UJI-1', { product_name_id: 'Café' })}` }), 'latin1');
    const answer = await shop.fetch('/api/v1/admin/catalogue', {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect([answer.status, (await answer.json()).errors]).toEqual([400, { body: ['invalid'] }]);
    expect(await catalogueTables(shop.db)).toEqual(before);
  });
});
