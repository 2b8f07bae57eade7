import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Terminal } from '#server/cli/run.ts';
import { variants } from '#server/db/schema/catalogue.ts';
import { runCommand } from './support/command-line.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
let variant: string;
let folder: string;

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => new Date('2025-11-20T02:00:00Z') });
  [variant = ''] = await addGoods(shop.db, { price: 62_500, discount: 10, stock: 1_000 });
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-admin-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
});

const admin = (argv: readonly string[], change?: Partial<Terminal>) => runCommand({ shop, folder }, argv, change);

describe('commands', () => {
  it('lists orders in a table, and as JSON', async () => {
    const order = await me.place({ [variant]: 4 });
    const table = await admin(['orders', '--status', '2', '--limit', '1']);
    expect(table).toMatchObject({ code: 0, error: '' });
    expect(table.out).toContain('Order');
    expect(table.out).toMatch(new RegExp(`${order.number} +20 Nov 2025, 10:00 WITA +waiting for validation +Pembeli +1 +Rp225\\.000`));
    const json = await admin(['orders', '--json', '--status', '2', '--limit', '1']);
    expect(JSON.parse(json.out)).toMatchObject({ orders: [{ id: order.id, total: 225_000 }] });
    expect((await admin(['orders', '--status', '7'])).out).toBe('No orders.\n');
  });

  it('shows, validates and cancels an order by its number, each write under a key of its own', async () => {
    const order = await me.place({ [variant]: 4 });
    const number = order.number ?? '';
    const shown = await admin(['order', number.toLowerCase()]);
    expect(shown.code).toBe(0);
    for (const text of [
      number,
      order.id,
      'waiting for validation',
      'Barang 1 · biasa',
      '4 sak',
      'Rp62.500',
      '−10%',
      '−Rp25.000',
      'Rp225.000',
      'Jalan Perintis',
    ]) {
      expect(shown.out).toContain(text);
    }
    const validated = await admin(['validate', number]);
    expect(validated.code).toBe(0);
    expect(validated.out).toContain('Pay until');
    expect(validated.requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    const cancelled = await admin(['cancel', order.id, '--reason', 'tidak dibayar', '--json']);
    expect(JSON.parse(cancelled.out)).toMatchObject({ status: 8, cancel_reason: 'tidak dibayar' });
    expect(await me.order(order.id)).toMatchObject({ status: 8, cancel_reason: 'tidak dibayar' });
  });

  it('says of half units what is to be packed', async () => {
    const [nails = ''] = await addGoods(shop.db, { price: 12_500, stock: 100, minimum: 2 });
    await shop.db.update(variants).set({ unit: 'half_kg' }).where(eq(variants.id, nails));
    const order = await me.place({ [nails]: 5 });
    expect((await admin(['order', order.id])).out).toContain('2,5 kg (5 × ½ kg)');
  });

  it('sends a file to be imported and tells what came of it', async () => {
    const file = path.join(folder, 'catalogue.csv');
    await writeFile(file, '\uFEFFsku,name\nA,B\n');
    const bodies: unknown[] = [];
    const done = await admin(['import', file], {
      fetch: async request => {
        bodies.push(await request.json());
        return Response.json({ status: 200, data: { products: 12, variants: 30, discontinued: 2 } });
      },
    });
    expect(done).toMatchObject({ code: 0, out: 'Imported 12 products with 30 variants; 2 discontinued.\n' });
    expect(bodies).toEqual([{ csv: 'sku,name\nA,B\n' }]);
  });

  it('shows an import, carries it out, takes it back and writes the catalogue', async () => {
    const file = path.join(folder, 'shop.csv');
    const own = await createTestShop({ seed: 'small' });
    const ask = (argv: readonly string[]) => admin(argv, { fetch: async request => own.app.fetch(request) });
    expect(await ask(['export', file])).toMatchObject({ code: 0, out: `The catalogue is in ${file}.\n` });
    const csv = await readFile(file, 'utf8');
    // A small shop has groups without goods, which the first import forgets.
    expect((await ask(['import', file])).code).toBe(0);
    expect((await ask(['import', file, '--dry-run'])).out).toContain('Nothing would change.');
    await ask(['export', file, '--excel']);
    const excel = await readFile(file, 'utf8');
    expect([excel[0], excel.split('\r\n')[0]?.split(';').slice(0, 2)]).toEqual(['\uFEFF', ['\uFEFFproduct_slug', 'product_name_id']]);
    expect((await ask(['import', file, '--dry-run'])).out).toContain('Nothing would change.');
    const cheaper = csv.replace(/,(\d+),0,(\d+),/, (_, price: string, stock: string) => `,${Number(price) + 500},0,${stock},`);
    await writeFile(file, cheaper);
    expect((await ask(['import', file, '--dry-run'])).out).toMatch(/Prices \(1\)\n.*SKU +Product +Old +New/s);
    expect((await ask(['import', file])).code).toBe(0);
    expect((await ask(['import', '--list'])).out).toContain("'import --undo' puts the first of them back.");
    expect((await ask(['import', '--undo'])).out).toContain('as before the import of');
    await ask(['import', '--undo']);
    expect((await ask(['import', '--undo'])).error).toBe('There is no import that can be undone.\n');
    await writeFile(file, csv.split('\r\n').slice(0, 20).join('\n'));
    const asked = await ask(['import', file]);
    expect(asked).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^Nothing was imported: \d+ of \d+ variants would go out of sale/),
    });
  });

  it('shows a stock and changes it', async () => {
    const [id = ''] = await addGoods(shop.db, { stock: 40 });
    const [{ sku } = { sku: '' }] = await shop.db.select({ sku: variants.sku }).from(variants).where(eq(variants.id, id));
    const added = await admin(['stock', sku, '--add', '60', '--reason', 'delivery', '--by', 'Rina', '--note', 'KM Tidar']);
    expect(added.out).toMatch(/Stock {2}100 sak.*\+60 +delivery +Rina +KM Tidar/s);
    const short = await admin(['stock', sku, '--take', '101', '--reason', 'damage']);
    expect(short).toMatchObject({ code: 1, error: `Only 100 are there of the variant with the SKU ${sku}.\n` });
    expect((await admin(['stock', sku])).out).toContain('Stock  100 sak');
    expect((await admin(['stock', 'none'])).error).toBe('There is no variant with the SKU none.\n');
  });

  it('explains itself', async () => {
    for (const argv of [['--help'], ['help'], ['orders', '-h']]) {
      const { code, out } = await admin(argv);
      expect([code, out.slice(0, 6)]).toEqual([0, 'Usage:']);
    }
  });
});

describe('which shop it asks', () => {
  const asked = async (argv: readonly string[], env: Record<string, string>) => {
    const requests: Request[] = [];
    await admin(argv, {
      env,
      fetch: async request => {
        requests.push(request);
        return Response.json({ status: 200, data: { orders: [], total: 0 } });
      },
    });
    return [new URL(requests[0]?.url ?? 'none:').origin, requests[0]?.headers.get('x-admin-key')];
  };

  it('takes options before the environment before this machine', async () => {
    await writeFile(path.join(folder, 'admin-key'), 'key-of-the-file\n');
    const local = { PORT: '4567', DATA_DIR: folder };
    expect(await asked(['orders'], local)).toEqual(['http://127.0.0.1:4567', 'key-of-the-file']);
    const env = { ...local, SHOP_URL: 'https://toko.test/', ADMIN_KEY: 'key-of-the-environment' };
    expect(await asked(['orders'], env)).toEqual(['https://toko.test', 'key-of-the-environment']);
    expect(await asked(['orders', '--url', 'http://lain.test', '--key', 'k'], env)).toEqual(['http://lain.test', 'k']);
  });
});

describe('errors', () => {
  it('says that no shop runs', async () => {
    const failed = await admin(['orders'], { fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(failed).toMatchObject({ code: 1, out: '', error: expect.stringContaining('No shop answers at http://127.0.0.1:4567') });
  });

  it('says that the key is wrong or missing', async () => {
    expect(await admin(['orders', '--key', 'wrong'])).toMatchObject({ code: 1, error: expect.stringContaining('refuses this admin key') });
    const limited = async () => Response.json({ status: 429, code: 'rate_limited', message: '' }, { status: 429 });
    expect(await admin(['orders'], { fetch: limited })).toMatchObject({
      code: 1,
      error: expect.stringContaining('Too many wrong admin keys'),
    });
    const missing = await admin(['orders'], { env: { DATA_DIR: path.join(folder, 'nothing') } });
    expect(missing).toMatchObject({ code: 1, error: expect.stringContaining(path.join(folder, 'nothing', 'admin-key')) });
  });

  it('says why an order can’t be moved, and that there is none', async () => {
    const order = await me.place({ [variant]: 1 });
    await admin(['validate', order.id]);
    expect(await admin(['validate', order.number ?? ''])).toMatchObject({
      code: 1,
      out: '',
      error: `The order ${order.number} is already 'waiting for payment'.\n`,
    });
    await admin(['cancel', order.id, '--reason', 'habis']);
    expect(await admin(['validate', order.id])).toMatchObject({
      code: 1,
      error: `The order ${order.id} is 'cancelled' and can't become 'waiting for payment'.\n`,
    });
    expect(await admin(['order', 'FD-000000-0000'])).toMatchObject({ code: 1, error: 'There is no order FD-000000-0000.\n' });
  });

  it('lists the errors of an import by line and column', async () => {
    const file = path.join(folder, 'wrong.csv');
    await writeFile(file, 'x');
    const errors = [{ line: 3, column: 'price', message: "'abc' is no number" }];
    const problem = { status: 422, code: 'import_failed', message: 'import failed', data: { errors } };
    const failed = await admin(['import', file], { fetch: async () => Response.json(problem, { status: 422 }) });
    expect(failed.code).toBe(1);
    expect(failed.error).toContain("line 3, column price: 'abc' is no number");
    expect(await admin(['import', path.join(folder, 'none.csv')])).toMatchObject({
      code: 1,
      error: expect.stringContaining("can't be read"),
    });
  });

  it('reads no answer that is not the contract’s', async () => {
    const strange = await admin(['orders'], { fetch: async () => Response.json({ status: 200, data: { orders: [{}], total: 1 } }) });
    expect(strange).toMatchObject({ code: 1, error: expect.stringContaining("can't be read") });
    const page = await admin(['orders'], { fetch: async () => new Response('<html>', { status: 502 }) });
    expect(page).toMatchObject({ code: 1, error: expect.stringContaining('answered 502') });
  });

  it.each([
    [[], 'A command is missing'],
    [['sell'], "no command 'sell'"],
    [['order'], "needs an order's number"],
    [['validate'], "needs an order's number"],
    [['cancel', 'FD-251120-4F7K'], 'needs --reason'],
    [['cancel', 'FD-251120-4F7K', '--reason', ' '], 'needs --reason'],
    [['import'], 'needs a CSV file'],
    [['import', 'a.csv', '--undo'], 'takes nothing else'],
    [['import', 'a.csv', '--merge', '--discontinue'], 'takes no --discontinue'],
    [['photos', 'semen'], 'needs files, or none'],
    [['picture'], 'needs a file'],
    [['export'], 'needs the name of a file'],
    [['stock'], 'needs a SKU'],
    [['stock', 'A', '--add', '5'], '--reason is delivery, correction, damage or return'],
    [['stock', 'A', '--add', '0', '--reason', 'delivery'], '--add is a whole number from 1'],
    [['stock', 'A', '--add', '5', '--take', '5', '--reason', 'delivery'], 'not both'],
    [['stock', 'A', '--note', 'why'], 'needs --add N or --take N'],
    [['orders', '--status', '1'], '--status is a whole number from 2 to 8'],
    [['orders', '--status', 'two'], '--status is a whole number'],
    [['order', 'A', 'B'], "'B' is one argument too many"],
    [['order', 'A', '--status', '2'], 'takes no --status'],
    [['orders', '--colour'], '--colour'],
    [['orders', '--url', 'toko'], "'toko' is no address"],
  ])('does not understand %j', async (argv, message) => {
    const failed = await admin(argv);
    expect(failed).toMatchObject({ code: 2, out: '', requests: [] });
    expect(failed.error).toContain(message);
  });
});
