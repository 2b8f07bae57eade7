import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ShopEvent } from '#contract/events.ts';
import type { ListSummary } from '#contract/lists.ts';
import { variants } from '#server/db/schema/catalogue.ts';
import { idempotencyKeys } from '#server/db/schema/orders.ts';
import { ListDevice, lineOf, listOf } from './support/lists.ts';
import { addBuyers, addGoods, changeVariant } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let phone: ListDevice;
let tablet: ListDevice;
let stranger: ListDevice;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [own, other] = await addBuyers(shop.db, 2);
  if (own === undefined || other === undefined) throw new Error('no buyers');
  phone = new ListDevice(shop, own, 'phone');
  tablet = new ListDevice(shop, own, 'tablet');
  stranger = new ListDevice(shop, other, 'stranger');
});

const summaries = async (device: ListDevice) => ((await device.call('GET', '/lists')).body.data as { lists: ListSummary[] }).lists;

describe('project lists', () => {
  test('have sections and lines of variants or words, and tell today’s price, stock and weight', async () => {
    const [cement = ''] = await addGoods(shop.db, {
      price: 64_500,
      discount: 10,
      stock: 40,
      minimum: 5,
      weight: 40_000,
      flags: ['local_only'],
    });
    const [section, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    const seen_price = { price: 60_000, at: '2026-11-03T01:00:00.000Z' };
    const id = await phone.add({
      site: 'Sentani',
      sections: [{ id: section, name: 'Pondasi', position: 1 }],
      lines: [
        lineOf({ id: second, text: 'paku payung', note: 'setengah kilo', position: 2 }),
        lineOf({ id: first, product_variant_id: cement, quantity: 20, section_id: section, seen_price, position: 1 }),
      ],
    });
    const list = await phone.read(id);
    expect(list).toMatchObject({ name: 'Rumah Sentani', site: 'Sentani', client: '', status: 'active', rev: 1, share_token: null });
    expect(list.sections).toEqual([{ id: section, name: 'Pondasi', position: 1 }]);
    expect(list.lines).toMatchObject([
      { id: first, section_id: section, product_variant_id: cement, quantity: 20, bought: 0, seen_price, rev: 1, other: null },
      { id: second, section_id: null, product_variant_id: null, text: 'paku payung', note: 'setengah kilo' },
    ]);
    expect(list.goods).toMatchObject([
      {
        id: cement,
        price: 64_500,
        discount: 10,
        stock: 40,
        min_quantity: 5,
        step_quantity: 1,
        weight: 40_000,
        flags: ['local_only'],
        is_available: true,
      },
    ]);
    expect(await summaries(phone)).toMatchObject([{ id, lines: 2, bought_lines: 0 }]);
    expect((await phone.call('GET', `/lists/${id}?lang=en`)).body.data).toMatchObject({
      goods: [{ name: 'plain', product: { name: 'Thing 1' } }],
    });
  });

  test('are changed by what an edit names, archived and deleted', async () => {
    const [kept, gone] = [randomUUID(), randomUUID()];
    const id = await phone.add({ client: 'Pak Yan', lines: [lineOf({ id: kept }), lineOf({ id: gone })] });
    const answer = listOf(await phone.edit(id, { name: ' Rumah  ', status: 'archived', removed_lines: [{ id: gone, base: 1 }] }));
    expect(answer).toMatchObject({ name: 'Rumah', client: 'Pak Yan', status: 'archived', rev: 2, lines: [] });
    expect((await phone.read(id)).lines.map(line => line.id)).toEqual([kept]);
    expect((await phone.call('DELETE', `/lists/${id}`)).status).toBe(200);
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/share'],
      ['DELETE', '/share'],
    ] as const) {
      expect([method, (await phone.call(method, `/lists/${id}${path}`, method === 'PUT' ? {} : undefined)).status]).toEqual([method, 404]);
    }
    expect(await summaries(phone)).toEqual([]);
  });

  test('are their owner’s alone', async () => {
    const id = await phone.add({ lines: [lineOf()] });
    for (const [method, body] of [['GET'], ['PUT', { name: 'Saya' }], ['DELETE']] as const) {
      expect((await stranger.call(method, `/lists/${id}`, body)).status).toBe(404);
    }
    const taken = await stranger.call('POST', '/lists', { id: id.toUpperCase(), name: 'Saya' });
    expect([taken.status, taken.body.errors]).toEqual([422, { id: ['id_invalid'] }]);
    expect((await shop.fetch(`/api/v1/lists/${id}`)).status).toBe(401);
    expect((await phone.call('GET', '/lists/x')).status).toBe(404);
    const address_id = stranger.buyer.addressId;
    const foreign = await phone.edit(id, { address_id });
    expect([foreign.status, foreign.body.errors]).toEqual([422, { address_id: ['invalid'] }]);
    expect(listOf(await phone.edit(id, { address_id: phone.buyer.addressId })).address_id).toBe(phone.buyer.addressId);
    expect(await summaries(stranger)).toEqual([]);
  });

  test('are written once by a repeated write, of which no more than the id is kept', async () => {
    const [id, key, line] = [randomUUID(), randomUUID(), lineOf()];
    const body = { id, name: 'Gudang', lines: [line] };
    const first = listOf(await phone.call('POST', '/lists', body, key));
    await phone.write(id, { ...line, quantity: 9 }, 1);
    const again = await phone.call('POST', '/lists', body, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect([first.rev, listOf(again).rev]).toEqual([1, 2]);
    expect(listOf(again).lines).toMatchObject([{ quantity: 9 }]);
    const [stored] = await shop.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    expect(stored?.answer).toEqual({ done: id });
    // A phone that saves its guest's list a second time.
    expect(listOf(await phone.call('POST', '/lists', { id, name: 'Gudang', lines: [lineOf()] })).rev).toBe(3);
    expect((await phone.read(id)).lines).toHaveLength(2);
  });

  test('tell the customer’s other devices', async () => {
    const key = randomUUID();
    const id = await phone.add();
    await phone.edit(id, { name: 'Ruko' }, key);
    const { events } = (await phone.call('GET', '/events?after=0')).body.data as { events: ShopEvent[] };
    expect(events.at(-1)).toMatchObject({ kind: 'list', origin: key });
  });

  test('take goods by their short names, keep what is sold no more and refuse what never was', async () => {
    const [cement = ''] = await addGoods(shop.db, {});
    const [row] = await shop.db.select({ number: variants.number }).from(variants).where(eq(variants.id, cement));
    const id = await phone.add({ lines: [lineOf({ product_variant_id: `n${row?.number}`, position: 1 })] });
    await changeVariant(shop.db, cement, { isActive: false });
    const list = await phone.read(id);
    expect(list.lines).toMatchObject([{ product_variant_id: cement }]);
    expect(list.goods).toMatchObject([{ id: cement, is_available: false }]);
    expect((await phone.write(id, { id: list.lines[0]?.id ?? '', product_variant_id: cement, quantity: 7 }, 1))?.quantity).toBe(7);
    const unknown = await phone.edit(id, { lines: [lineOf(), lineOf({ product_variant_id: 'n2000000000' })] });
    expect([unknown.status, unknown.body.errors]).toEqual([422, { 'lines.1.product_variant_id': ['invalid'] }]);
  });
});

describe('two devices', () => {
  let id: string;
  let a: string;
  let b: string;
  beforeEach(async () => {
    [a, b] = [randomUUID(), randomUUID()];
    id = await phone.add({ lines: [lineOf({ id: a, quantity: 10 }), lineOf({ id: b, quantity: 10 })] });
  });

  test('change different lines, and both stand', async () => {
    await phone.write(id, { id: a, quantity: 20 }, 1);
    await tablet.write(id, { id: b, quantity: 30 }, 1);
    await tablet.edit(id, { sections: [{ id: randomUUID(), name: 'Atap', position: 1 }] });
    await phone.edit(id, { sections: [{ id: randomUUID(), name: 'Lantai', position: 2 }], note: 'cepat' });
    const { lines, sections } = await phone.read(id);
    expect(Object.fromEntries(lines.map(line => [line.id, line.quantity]))).toEqual({ [a]: 20, [b]: 30 });
    expect(lines.map(({ other }) => other)).toEqual([null, null]);
    expect(sections.map(({ name }) => name)).toEqual(['Atap', 'Lantai']);
  });

  test('change one line: the later write stands and says what the other was, until the next edit', async () => {
    await phone.write(id, { id: a, quantity: 20, note: 'dari HP' }, 1);
    const line = await tablet.write(id, { id: a, quantity: 30 }, 1);
    expect(line).toMatchObject({ quantity: 30, rev: 3, other: { kind: 'changed', quantity: 20, note: 'dari HP' } });
    expect((await tablet.write(id, { id: a, quantity: 30 }, 3))?.other).toBeNull();
  });

  test('that agree, or of which one wrote twice, have no conflict', async () => {
    await phone.write(id, { id: a, quantity: 20 }, 1);
    expect((await tablet.write(id, { id: a, quantity: 20 }, 1))?.other).toBeNull();
    await phone.write(id, { id: b, quantity: 20 }, 1);
    expect((await phone.write(id, { id: b, quantity: 21 }, 1))?.other).toBeNull();
  });

  test('remove and change one line: it stays, and says that the other removed it', async () => {
    await phone.edit(id, { removed_lines: [{ id: a, base: 1 }] });
    expect(await tablet.write(id, { id: a, quantity: 30 }, 1)).toMatchObject({ quantity: 30, other: { kind: 'removed' } });
    await phone.write(id, { id: b, quantity: 20 }, 1);
    const kept = listOf(await tablet.edit(id, { removed_lines: [{ id: b, base: 1 }] }));
    expect(kept.lines).toMatchObject([{ id: b, quantity: 20, other: { kind: 'removed' } }]);
    // Both removed it.
    await phone.edit(id, { removed_lines: [{ id: a, base: 99 }] });
    expect((await tablet.edit(id, { removed_lines: [{ id: a, base: 99 }] })).status).toBe(200);
  });

  test('say what the other made of a line to the last of several edits that waited and did not know of it', async () => {
    await tablet.write(id, { id: a, quantity: 20, note: 'dari tablet' }, 1);
    const other = { kind: 'changed', quantity: 20, note: 'dari tablet' };
    for (const quantity of [30, 31, 32]) expect(await phone.write(id, { id: a, quantity }, 1)).toMatchObject({ quantity, other });
    expect((await phone.write(id, { id: a, quantity: 20, note: 'dari tablet' }, 1))?.other).toBeNull();
    await phone.edit(id, { removed_lines: [{ id: b, base: 1 }] });
    for (const quantity of [30, 31]) expect(await tablet.write(id, { id: b, quantity }, 1)).toMatchObject({ other: { kind: 'removed' } });
    // The customer has decided.
    const { rev = 0 } = (await phone.read(id)).lines.find(line => line.id === b) ?? {};
    expect(await phone.write(id, { id: b, quantity: 31 }, rev)).toMatchObject({ quantity: 31, other: null });
  });

  test('keep what the other made of a line that was changed and then removed without knowing of it', async () => {
    await tablet.write(id, { id: a, quantity: 20 }, 1);
    await phone.write(id, { id: a, quantity: 30 }, 1);
    const remove = (device: ListDevice, base: number) => device.edit(id, { removed_lines: [{ id: a, base }] });
    expect(listOf(await remove(phone, 1)).lines).toMatchObject([{ quantity: 20, other: { kind: 'removed' } }]);
    // To the other device its own line is not news, but the removal is.
    expect(await tablet.write(id, { id: a, quantity: 25 }, 2)).toMatchObject({ quantity: 25, other: { kind: 'removed' } });
    expect(await phone.write(id, { id: a, quantity: 30 }, 1)).toMatchObject({ quantity: 30, other: { kind: 'changed', quantity: 25 } });
    expect(listOf(await remove(phone, 1)).lines).toMatchObject([{ quantity: 25, other: { kind: 'removed' } }]);
    const told = (await phone.read(id)).lines.find(line => line.id === a)?.other;
    expect(Object.keys(told ?? {}).sort()).toEqual(['at', 'kind', 'note', 'quantity']);
    // Both removed it.
    expect(listOf(await remove(tablet, 2)).lines).toEqual([]);
  });

  test('take back a removal: the line is there again, and is told only of what the other made of it', async () => {
    const remove = (base: number) => phone.edit(id, { removed_lines: [{ id: a, base }] });
    await remove(1);
    expect(await phone.write(id, { id: a, quantity: 10 })).toMatchObject({ quantity: 10, other: null });
    await tablet.write(id, { id: a, quantity: 20 }, 3);
    await remove(3);
    expect(await phone.write(id, { id: a, quantity: 10 })).toMatchObject({ quantity: 10, other: { kind: 'changed', quantity: 20 } });
  });
});

describe('limits', () => {
  test('are told by field: 100 lists, 300 lines, 40 sections, and every text', async () => {
    const many = (count: number) => Array.from({ length: count }, () => lineOf());
    const id = await phone.add({ lines: many(299) });
    const full = await phone.edit(id, { lines: many(2) });
    expect([full.status, full.body.code, full.body.errors]).toEqual([422, 'list_lines_full', { lines: ['list_lines_full'] }]);
    expect((await phone.edit(id, { lines: many(1) })).status).toBe(200);
    expect((await phone.edit(id, { lines: many(301) })).body.errors).toEqual({ lines: ['list_lines_full'] });
    const sections = Array.from({ length: 40 }, (_, position) => ({ id: randomUUID(), name: `Bagian ${position}`, position }));
    expect((await phone.edit(id, { sections })).status).toBe(200);
    const more = await phone.edit(id, { sections: [{ id: randomUUID(), name: 'Satu lagi', position: 99 }] });
    expect([more.status, more.body.errors]).toEqual([422, { sections: ['list_sections_full'] }]);
    const removed = sections.slice(0, 1).map(section => section.id);
    expect(
      (await phone.edit(id, { removed_sections: removed, sections: [{ id: randomUUID(), name: 'Satu lagi', position: 99 }] })).status,
    ).toBe(200);
    const wrong = await phone.edit(id, {
      name: ' ',
      site: 'x'.repeat(121),
      lines: [lineOf({ quantity: -1 }), lineOf({ text: '' }), lineOf({ note: 'x'.repeat(121) }), lineOf({ quantity: 1.5 })],
    });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      {
        name: ['required'],
        site: ['too_long'],
        'lines.0.quantity': ['number_invalid'],
        'lines.1.text': ['required'],
        'lines.2.note': ['too_long'],
        'lines.3.quantity': ['number_invalid'],
      },
    ]);
  });

  test('stop the hundred and first list, and let the others be changed', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 100; made += 1) ids.push(await phone.add());
    const more = await phone.call('POST', '/lists', { id: randomUUID(), name: 'Satu lagi' });
    expect([more.status, more.body.code, more.body.errors]).toEqual([422, 'lists_full', { body: ['lists_full'] }]);
    expect((await phone.call('POST', '/lists', { id: ids[0], name: 'Lagi' })).status).toBe(200);
    await phone.call('DELETE', `/lists/${ids[1]}`);
    expect((await phone.call('POST', '/lists', { id: randomUUID(), name: 'Satu lagi' })).status).toBe(200);
  });
});
