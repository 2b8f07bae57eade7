import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import { endpoints } from '#contract/api.ts';
import { type Quotation, quotationLimits } from '#contract/quotations.ts';
import { deskHeader } from '#contract/staff.ts';
import { quotations } from '#server/db/schema/quotations.ts';
import { letterheadLike, quotationLike } from '../support/quotations.ts';
import { signInStaff } from './support/desk.ts';
import { ListDevice } from './support/lists.ts';
import { addBuyers, addGoods, type Buyer, Customer } from './support/orders.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

let shop: TestShop;
let buyer: Buyer;
let phone: ListDevice;
let stranger: ListDevice;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [own, other] = await addBuyers(shop.db, 2);
  if (own === undefined || other === undefined) throw new Error('no buyers');
  buyer = own;
  phone = new ListDevice(shop, own, 'phone');
  stranger = new ListDevice(shop, other, 'stranger');
});

const quotedGoods: Quotation['goods'][number] = {
  ...{ id: randomUUID(), number: 7, sku: null, name: 'polos', product: { slug: 'besi-beton', name: 'Besi beton' }, image_url: '' },
  ...{ unit: 'batang', price: 52_000, discount: 0, stock: 9, min_quantity: 1, step_quantity: 1, weight: 4_740, size: [12_000, 8, 8] },
  ...{ flags: [], is_available: true },
};

const put = (device: ListDevice, quotation: Quotation, id = quotation.id) => device.call('PUT', `/quotations/${id}`, quotation);
const keptBy = async (device: ListDevice) =>
  ((await device.call('GET', '/quotations')).body.data as { quotations: { quotation: Quotation; rev: number }[] }).quotations;

describe('quotations in the account', () => {
  it('are kept whole under the device’s id, and a write without a version takes the place of any', async () => {
    const quotation = quotationLike();
    expect((await put(phone, quotation)).body.data).toEqual({ id: quotation.id, rev: 1 });
    const tablet = new ListDevice(shop, buyer, 'tablet');
    expect((await put(tablet, { ...quotation, state: 'sent', margin: 500 })).body.data).toEqual({ id: quotation.id, rev: 2 });
    expect(await keptBy(phone)).toEqual([{ quotation: { ...quotation, state: 'sent', margin: 500 }, rev: 2 }]);
    // Repeated under its key it is written once.
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      expect((await phone.call('PUT', `/quotations/${quotation.id}`, quotation, key)).body.data).toMatchObject({ rev: 3 });
    }
    expect((await phone.call('DELETE', `/quotations/${quotation.id}`)).status).toBe(200);
    expect((await phone.call('DELETE', `/quotations/${quotation.id}`)).status).toBe(404);
    expect(await keptBy(phone)).toEqual([]);
  });

  it('tell a device that another one has written in between, and take its version all the same once the customer says so', async () => {
    const first = quotationLike({ updated_at: '2026-11-25T03:00:00.000Z' });
    const put = (change: Partial<Quotation>, base: string | null | undefined, key?: string) =>
      phone.call('PUT', `/quotations/${first.id}`, { ...first, ...change, base }, key);
    expect((await put({}, null)).status).toBe(200);
    const tablet = { state: 'sent', updated_at: '2026-11-25T04:00:00.000Z' } as const;
    const key = randomUUID();
    expect((await put(tablet, first.updated_at, key)).body.data).toMatchObject({ rev: 2 });
    // Its answer was lost: the same version takes nothing from another.
    expect((await put(tablet, first.updated_at, key)).body.data).toMatchObject({ rev: 2 });
    expect((await put(tablet, first.updated_at)).status).toBe(200);
    const late = { margin: 900, updated_at: '2026-11-25T05:00:00.000Z' };
    for (const base of [first.updated_at, null]) {
      expect(await put(late, base)).toMatchObject({ status: 409, body: { code: 'quotation_changed' } });
    }
    expect((await keptBy(phone))[0]?.quotation).toEqual({ ...first, ...tablet });
    expect((await put(late, undefined)).status).toBe(200);
    expect((await keptBy(phone))[0]?.quotation).toEqual({ ...first, ...late });
    expect((await put({ state: 'agreed', updated_at: '2026-11-25T06:00:00.000Z' }, late.updated_at)).status).toBe(200);
    expect((await put(late, 'yesterday')).body).toMatchObject({ errors: { base: ['invalid'] } });
  });

  it('once deleted come back only if the customer says so, and are deleted only as the version that the device knew', async () => {
    const first = quotationLike({ updated_at: '2026-11-25T03:00:00.000Z' });
    const put = (updated_at: string, base?: string | null) =>
      phone.call('PUT', `/quotations/${first.id}`, { ...first, updated_at, ...(base === undefined ? {} : { base }) });
    const remove = (base?: string) => phone.call('DELETE', `/quotations/${first.id}${base === undefined ? '' : `?base=${base}`}`);
    const [second, third] = ['2026-11-25T04:00:00.000Z', '2026-11-25T05:00:00.000Z'] as const;
    await put(first.updated_at, null);
    await put(second, first.updated_at);
    expect(await remove(first.updated_at)).toMatchObject({ status: 409, body: { code: 'quotation_changed' } });
    expect((await remove('yesterday')).body).toMatchObject({ errors: { base: ['invalid'] } });
    expect(await keptBy(phone)).toHaveLength(1);
    expect((await remove(second)).status).toBe(200);
    expect((await remove(second)).status).toBe(404);
    // A tablet that has it still.
    expect(await put(third, second)).toMatchObject({ status: 409, body: { code: 'quotation_changed' } });
    expect(await keptBy(phone)).toEqual([]);
    expect((await put(third)).body.data).toMatchObject({ rev: 1 });
    // A phone that waited since before deletions named a version.
    expect((await remove()).status).toBe(200);
  });

  it('of 120 lines come back line by line as they were sent', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({
      ...{ id: randomUUID(), section_id: null, product_variant_id: null },
      ...{ name: `Besi beton polos Ø8 mm ½ inci, baris ${index + 1}`, quantity: index + 1, unit: 'batang', price: 52_000 + index },
    }));
    const quotation = quotationLike({ lines });
    expect((await put(phone, quotation)).status).toBe(200);
    const [kept] = await keptBy(phone);
    expect(kept?.quotation.lines).toHaveLength(120);
    expect(kept?.quotation.lines).toEqual(lines);
  });

  it('are the customer’s alone: another neither reads, writes nor deletes them', async () => {
    const quotation = quotationLike();
    await put(phone, quotation);
    expect(await put(stranger, quotation)).toMatchObject({ status: 422, body: { errors: { id: ['id_invalid'] } } });
    expect((await stranger.call('DELETE', `/quotations/${quotation.id}`)).status).toBe(404);
    expect(await keptBy(stranger)).toEqual([]);
    expect(await put(phone, quotation, randomUUID())).toMatchObject({ status: 422, body: { errors: { id: ['id_invalid'] } } });
    expect((await shop.fetch('/api/v1/quotations')).status).toBe(401);
    expect(await keptBy(phone)).toHaveLength(1);
  });

  it('are checked by field and bounded: 300 lines fit, 301 don’t, nor a 201st quotation', async () => {
    const [line] = quotationLike().lines;
    if (line === undefined) throw new Error('no line');
    const lines = Array.from({ length: 300 }, () => ({ ...line, id: randomUUID(), name: 'x'.repeat(300) }));
    expect((await put(phone, quotationLike({ lines }))).status).toBe(200);
    expect(await put(phone, quotationLike({ lines: [...lines, line] }))).toMatchObject({
      status: 422,
      body: { errors: { lines: ['list_lines_full'] } },
    });
    const wrong = { ...quotationLike(), margin: -1, date: '25-11-2026', kind: 'FAKTUR', lines: [{ ...line, price: 1.5 }] };
    const refused = await phone.call('PUT', `/quotations/${wrong.id}`, wrong);
    expect(refused).toMatchObject({ status: 422, body: { errors: { margin: ['number_invalid'], date: ['invalid'] } } });
    const rows = Array.from({ length: quotationLimits.quotations - 1 }, () => {
      const document = quotationLike();
      return { id: document.id, customerId: buyer.customerId, document };
    });
    await shop.db.insert(quotations).values(rows);
    expect(await put(phone, quotationLike())).toMatchObject({ status: 422, body: { code: 'quotations_full' } });
    // One that is there already can still be changed.
    expect((await put(phone, rows[0]?.document ?? quotationLike())).status).toBe(200);
  });

  it('together take 8 MiB of one customer; what makes them smaller still passes', async () => {
    const [large, small] = [quotationLike({ terms: 'x'.repeat(quotationLimits.bytes) }), quotationLike()];
    const rows = [large, small].map(document => ({ id: document.id, customerId: buyer.customerId, document }));
    await shop.db.insert(quotations).values(rows);
    const refused = { status: 422, body: { code: 'quotations_full', errors: { body: ['quotations_full'] } } };
    expect(await put(phone, quotationLike())).toMatchObject(refused);
    expect(await put(phone, { ...small, payment: 'Transfer' })).toMatchObject(refused);
    expect((await put(phone, { ...small, subject: 'Penawaran' })).status).toBe(200);
    expect((await put(phone, { ...small, subject: 'Perkiraan' })).status).toBe(200);
    expect((await put(stranger, quotationLike())).status).toBe(200);
    expect((await put(phone, { ...large, terms: '' })).status).toBe(200);
    expect((await put(phone, quotationLike())).status).toBe(200);
    expect(await keptBy(phone)).toHaveLength(3);
  });

  it('tell goods’ discounts in percent: a number that JSON can’t keep is refused', async () => {
    const goods = { ...quotedGoods, discount: 12.5 };
    const quotation = quotationLike({ goods: [goods] });
    expect((await put(phone, quotation)).status).toBe(200);
    for (const discount of ['1e999', '-1', '100.5']) {
      const body = JSON.stringify(quotation).replace('"discount":12.5', `"discount":${discount}`);
      const headers = { ...buyer.headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
      const answer = await shop.fetch(`/api/v1/quotations/${quotation.id}`, { method: 'PUT', headers, body });
      expect([discount, answer.status, (await answer.json()).errors]).toEqual([discount, 422, { 'goods.0.discount': ['number_invalid'] }]);
    }
    expect((await keptBy(phone))[0]?.quotation.goods).toEqual([goods]);
  });

  it('a letterhead has a JPEG of at most 200 KiB, and no drawing with a script', async () => {
    const letterhead = (logo: string | null) => phone.call('PUT', '/letterhead', letterheadLike({ logo }));
    expect((await phone.call('GET', '/letterhead')).body.data).toEqual({ letterhead: null });
    const largest = `/9j/${'A'.repeat(quotationLimits.logo - 4)}`;
    expect((await letterhead(largest)).status).toBe(200);
    expect(await letterhead(`${largest}A`)).toMatchObject({ status: 422, body: { errors: { logo: ['file_too_large'] } } });
    const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
    expect(await letterhead(svg)).toMatchObject({ status: 422, body: { errors: { logo: ['file_type_not_allowed'] } } });
    expect((await phone.call('PUT', '/letterhead', letterheadLike({ tax_number: '123' }))).status).toBe(422);
    expect((await phone.call('GET', '/letterhead')).body.data).toEqual({ letterhead: letterheadLike({ logo: largest }) });
    expect((await stranger.call('GET', '/letterhead')).body.data).toEqual({ letterhead: null });
    expect((await shop.fetch('/api/v1/letterhead', { method: 'PUT', headers: buyer.headers, body: 'x'.repeat(600_000) })).status).toBe(413);
  });

  it('margin and client reach no answer that the shop’s staff can ask for', async () => {
    const [cement = ''] = await addGoods(shop.db, { price: 64_500 });
    const me = new Customer(shop, buyer);
    const order = await me.place({ [cement]: 2 });
    const secrets = ['Rahasia-Klien-91', 'Rahasia-Upah-92', 'Rahasia-Kop-93', '91827'];
    const [client = '', labour = '', head = ''] = secrets;
    const quotation = quotationLike({
      client: { name: client, attention: '', address: '' },
      margin: 91_827,
      extras: [{ id: randomUUID(), kind: 'labour', text: labour, amount: 1 }],
    });
    expect((await put(phone, quotation)).status).toBe(200);
    expect((await phone.call('PUT', '/letterhead', letterheadLike({ name: head }))).status).toBe(200);
    const own = await phone.call('GET', '/quotations');
    for (const secret of [client, labour, '91827']) expect(JSON.stringify(own.body)).toContain(secret);

    const desk = await signInStaff(shop, 'owner');
    const asked: string[] = [];
    let told = 0;
    for (const { method, path, access } of endpoints) {
      if (method !== 'GET' || !['admin', 'staff'].includes(access) || path.endsWith('/stream')) continue;
      // Of a path that names nothing one answer is enough.
      for (const id of path.includes(':') ? [order.id, buyer.customerId, quotation.id] : ['']) {
        const url = path.replace(/:\w+/g, id);
        for (const headers of [{ cookie: desk.cookie, [deskHeader]: '1' }, { [adminKeyHeader]: testAdminKey }]) {
          const answer = await shop.fetch(`/api${url}?limit=200`, { headers });
          const text = await answer.text();
          if (text.includes(buyer.customerId) || text.includes(order.number ?? order.id)) told += 1;
          expect([path, secrets.filter(secret => text.includes(secret))]).toEqual([path, []]);
        }
      }
      asked.push(path);
    }
    // The answers that tell of the customer were among them.
    expect(asked.length).toBeGreaterThan(25);
    expect(told).toBeGreaterThan(4);
    expect(shop.lines.join('\n')).not.toMatch(/Rahasia/);
  });
});
