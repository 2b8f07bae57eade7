import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Depot } from '#contract/delivery.ts';
import { callAdmin } from './support/admin.ts';
import { runCommand } from './support/command-line.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await createTestShop({ now: () => new Date('2026-11-26T02:00:00Z') });
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-freight-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const csv = async (table: string) =>
  (await shop.fetch(`/api/v1/admin/freight-csv?table=${table}`, { headers: { 'x-admin-key': testAdminKey } })).text();
const set = (parts: Record<string, string>) => callAdmin(shop, 'PUT', 'freight', parts);
const errorsOf = async (parts: Record<string, string>) => {
  const { status, code, data } = await set(parts);
  expect([status, code]).toEqual([422, 'import_failed']);
  return data.errors.map(({ line, column, message }: { line: number; column: string; message: string }) => `${line} ${column}: ${message}`);
};

describe('the freight table', () => {
  it('is exported, and sent back changes nothing', async () => {
    const [zones, rates] = [await csv('zones'), await csv('rates')];
    expect(zones.split('\r\n')[0]).toBe('regency,depot,zone,island_group,reach');
    const answer = await set({ zones, rates });
    expect(answer).toMatchObject({ status: 200, data: { zones: zones.trimEnd().split('\r\n').length - 1 } });
    expect([await csv('zones'), await csv('rates')]).toEqual([zones, rates]);
  });

  it('changes what a shipment costs, on the server and on phones', async () => {
    const rates = await csv('rates');
    const dearer = rates.replace(/^(ambon,maluku-islands,sea-cargo,0,)\d+/m, '$19999');
    expect(dearer).not.toBe(rates);
    expect((await set({ rates: dearer })).status).toBe(200);
    const { data } = await (await shop.fetch('/api/v1/freight-rates?regency=81.72')).json();
    const sea = data.services.find(({ service }: { service: string }) => service === 'sea-cargo');
    expect(sea.tiers[0]).toMatchObject({ from_kg: 0, rupiah_per_kg: 9_999 });
    await set({ rates });
  });

  it('is refused as a whole with every line that is wrong', async () => {
    const rates = await csv('rates');
    const [header = '', first = ''] = rates.split('\r\n');
    const [depot, zone, service, , ...rest] = first.split(',');
    const row = (from: string, change: (cells: string[]) => string[] = cells => cells) =>
      change([depot ?? '', zone ?? '', service ?? '', from, ...rest]).join(',');
    const table = (...rows: string[]) => [header, ...rows].join('\r\n');
    expect(await errorsOf({ rates: table(row('100')) })).toEqual(['2 from_kg: leaves a hole: the tariff has no tier from 0 to 100 kg']);
    expect(await errorsOf({ rates: table(row('0'), row('50'), row('50')) })).toEqual([
      '4 from_kg: overlaps line 3: the same tier stands twice',
    ]);
    expect(await errorsOf({ rates: table(row('0', cells => ['nowhere', ...cells.slice(1)])) })).toEqual([
      '2 depot: is no depot of the shop',
    ]);
    expect(await errorsOf({ rates: table(row('0', cells => [cells[0] ?? '', 'nowhere', ...cells.slice(2)])) })).toEqual([
      '2 zone: is no zone of this depot',
    ]);
    expect(await errorsOf({ rates: table(row('-1'), row('0')) })).toEqual(['2 from_kg: must be a whole number']);
    expect(await errorsOf({ rates: 'depot,zone\r\na,b' })).toEqual([expect.stringContaining('1 : lacks the columns service')]);
    expect(await errorsOf({ rates: header })).toEqual(['1 : the file has no rows']);
    expect(await csv('rates')).toBe(rates);
  });

  it('has each regency once, that is one, and a depot that is there', async () => {
    const head = 'regency,depot,zone,island_group,reach\r\n';
    expect(await errorsOf({ zones: `${head}73.71,makassar,a,b,city\r\n73.71,makassar,a,b,city` })).toEqual([
      '3 regency: stands in line 2 already',
    ]);
    expect(await errorsOf({ zones: `${head}99.99,makassar,a,b,city` })).toEqual(['2 regency: is no regency that the shop knows']);
    expect(await errorsOf({ zones: `${head}73.71,nowhere,a,b,moon` })).toEqual([expect.stringMatching(/^2 reach: must be one of city/)]);
    expect((await set({})).status).toBe(422);
  });
});

describe('depots', () => {
  const own = { name: 'Bulukumba', regency: '73.02', address: 'Jalan Pelabuhan 3', latitude: -5.55, longitude: 120.19, time_zone: 'WITA' };
  const depot = (code: string, fields: unknown) => callAdmin(shop, 'PUT', `depots/${code}`, fields);

  it('become the merchant’s own, and orders show them', async () => {
    const hours = [{ weekdays: [1, 2, 3], opens: '07:30', closes: '16:00' }];
    const answer = await depot('makassar', { address: 'Jalan Sungguhan 1', phone: '0411 555 123', hours });
    expect(answer.data).toMatchObject({ is_demo: false, address: 'Jalan Sungguhan 1', phone: '+62411555123', hours, name: 'Makassar' });
    const [variant = ''] = await addGoods(shop.db, { stock: 5 });
    const [buyer] = await addBuyers(shop.db, 1);
    if (buyer === undefined) throw new Error('no buyer');
    const order = await new Customer(shop, buyer).place({ [variant]: 1 });
    expect(order.depot).toMatchObject({ code: 'makassar', address: 'Jalan Sungguhan 1', is_demo: false });
    expect(await callAdmin(shop, 'DELETE', 'depots/makassar')).toMatchObject({ status: 409, code: 'depot_in_use' });
  });

  it('are added, served by zones and rates, and removed once nothing refers to them', async () => {
    expect((await depot('bulukumba', { name: 'Bulukumba' })).errors).toMatchObject({ regency: ['required'], address: ['required'] });
    expect((await depot('bulukumba', own)).data).toMatchObject({ code: 'bulukumba', is_demo: false, hours: [], phone: null });
    const zones = await csv('zones');
    expect((await set({ zones: zones.replace(/^73\.02,.*$/m, '73.02,bulukumba,dekat,sulawesi,city') })).status).toBe(200);
    expect((await callAdmin(shop, 'DELETE', 'depots/bulukumba')).code).toBe('depot_in_use');
    await set({ zones });
    expect((await callAdmin(shop, 'DELETE', 'depots/bulukumba')).status).toBe(200);
    expect((await callAdmin(shop, 'DELETE', 'depots/bulukumba')).status).toBe(404);
  });

  it.each([
    ['makassar', {}, 'body'],
    ['makassar', { phone: 'abc' }, 'phone'],
    ['makassar', { map_url: 'javascript:alert(1)' }, 'map_url'],
    ['makassar', { latitude: 91 }, 'latitude'],
    ['makassar', { regency: '99.99' }, 'regency'],
    ['makassar', { time_zone: 'CET' }, 'time_zone'],
    ['makassar', { hours: [{ weekdays: [8], opens: '08:00', closes: '17:00' }] }, 'hours.0.weekdays.0'],
    ['makassar', { hours: [{ weekdays: [1], opens: '17:00', closes: '08:00' }] }, 'hours.0'],
    ['makassar', { colour: 'red' }, 'colour'],
  ])('of %s can’t have %j', async (code, fields, field) => {
    const answer = await depot(code, fields);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
  });

  it('and the table are set by the command line', async () => {
    const admin = (argv: readonly string[]) => runCommand({ shop, folder }, argv);
    expect((await admin(['depots'])).out).toMatch(/manado[\s\S]*INVENTED/);
    expect((await admin(['depots', 'set', 'manado', 'address=Jalan Dua 2', 'phone=0431 123 456'])).out).toContain('Jalan Dua 2');
    expect((await admin(['depots', 'remove', 'manado'])).error).toContain('refer to it');
    const file = path.join(folder, 'rates.csv');
    expect((await admin(['freight', 'export', 'rates', file])).code).toBe(0);
    expect((await admin(['freight', 'import', 'rates', file])).out).toMatch(/tiers/);
    await writeFile(file, (await readFile(file, 'utf8')).replace(/,sea-cargo,0,/g, ',sea-cargo,1,'));
    expect((await admin(['freight', 'import', 'rates', file])).error).toMatch(/line \d+, column from_kg: leaves a hole/);
    expect((await admin(['freight', 'import', 'prices', file])).code).toBe(2);
    const { depots } = (await callAdmin(shop, 'GET', 'depots')).data as { depots: Depot[] };
    expect(depots.filter(({ is_demo }) => !is_demo).map(({ code }) => code)).toEqual(['makassar', 'manado']);
  });
});
