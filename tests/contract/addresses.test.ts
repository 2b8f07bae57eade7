import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Address, AddressSchema, addressesEndpoint, regionsEndpoint } from '#contract/addresses.ts';
import { envelope } from '#contract/endpoint.ts';
import { addresses } from '#server/db/schema/customers.ts';
import { addressForOrder } from '#server/modules/addresses/service.ts';
import { createTestShop, type SignedIn, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  me = await shop.login();
  other = await shop.login('budi@fondasi.test');
});
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(addresses).where(eq(addresses.customerId, me.customerId)));

const village = { code: '81.71.02.2003', name: 'Batu Merah', city: 'Kota Ambon', state: 'Maluku' };
const placeNames = { city: village.city, state: village.state };
const fields = {
  label: 'Rumah',
  receiver_name: 'Maria',
  phone_number: '0812-3456-7890',
  full_address: 'Jalan Pattimura No. 1',
  region_code: village.code,
  zip_code: '97126',
};

function send(method: 'POST' | 'PUT' | 'DELETE', url: string, input: Record<string, string>, who = me) {
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) body.set(name, value);
  return shop.fetch(`/api/v1/addresses/${url}`, { method, headers: who.headers, ...(method === 'DELETE' ? {} : { body }) });
}

async function add(input: Record<string, string> = {}): Promise<Address> {
  const answer = await send('POST', '', { ...fields, ...input });
  expect(answer.status).toBe(200);
  return v.parse(envelope(AddressSchema), await answer.json()).data;
}

async function list() {
  const answer = await shop.fetch(`/api/v1/addresses/customer/${me.customerId}`, { headers: me.headers });
  return v.parse(envelope(addressesEndpoint.answer), await answer.json()).data.addresses;
}

const primaries = async () => (await list()).filter(address => address.is_primary).map(({ id }) => id);

describe('addresses', () => {
  test('carry the names of their regions and the phone as E.164', async () => {
    expect(await add({ landmark: 'Dekat pasar', latitude: '-3.69', longitude: '128.18' })).toMatchObject({
      customer_id: me.customerId,
      is_primary: true,
      phone_number: '+6281234567890',
      landmark: 'Dekat pasar',
      latitude: -3.69,
      longitude: 128.18,
      city: village.city,
      state: village.state,
    });
    const [own] = await list();
    const found = await addressForOrder(shop.db, me.customerId, own?.id ?? '');
    expect(found).toEqual({ address: own, regencyCode: '81.71' });
    expect(await addressForOrder(shop.db, other.customerId, own?.id ?? '')).toBeNull();
    expect(await addressForOrder(shop.db, me.customerId, 'x')).toBeNull();
  });

  test('have exactly one primary one, first in the list', async () => {
    const first = await add();
    expect(first.is_primary).toBe(true);
    const second = await add({ label: 'Kantor' });
    expect(second.is_primary).toBe(false);
    const third = await add({ label: 'Proyek', is_primary: 'true' });
    expect(await primaries()).toEqual([third.id]);
    expect((await list()).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
    await send('PUT', second.id, { ...fields, label: 'Gudang', is_primary: 'true' });
    expect(await primaries()).toEqual([second.id]);
    // The primary one can not be left without a successor.
    await send('PUT', second.id, { ...fields, label: 'Gudang', is_primary: 'false' });
    expect(await primaries()).toEqual([second.id]);
  });

  test('promote the oldest other one when the primary one goes', async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    expect((await send('DELETE', first.id, {})).status).toBe(200);
    expect(await primaries()).toEqual([second.id]);
    await send('DELETE', third.id, {});
    expect(await primaries()).toEqual([second.id]);
    await send('DELETE', second.id, {});
    expect(await list()).toEqual([]);
  });

  test('keep to one primary one when several are added at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => add({ is_primary: 'true' })));
    expect(await list()).toHaveLength(6);
    expect(await primaries()).toHaveLength(1);
  });

  test('are twenty at most', async () => {
    for (let index = 0; index < 20; index += 1) await add();
    const answer = await send('POST', '', fields);
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'addresses_full', errors: { body: ['addresses_full'] } }]);
    expect(await list()).toHaveLength(20);
  });

  test('belong to a village that exists', async () => {
    const inputs: [Record<string, string>, Record<string, string[]>][] = [
      [{ region_code: '99.99.99.9999' }, { region_code: ['region_unknown'] }],
      [{ region_code: '81.71.01' }, { region_code: ['region_unknown'] }],
      [{ zip_code: '12' }, { zip_code: ['zip_code_invalid'] }],
      [{ phone_number: '12' }, { phone_number: ['phone_invalid'] }],
      [{ full_address: '' }, { full_address: ['required'] }],
      [{ latitude: '91' }, { latitude: ['number_invalid'] }],
    ];
    const own = await add();
    for (const [input, errors] of inputs) {
      for (const [method, url] of [['POST', ''] as const, ['PUT', own.id] as const]) {
        const answer = await send(method, url, { ...fields, ...input });
        expect([answer.status, (await answer.json()).errors]).toEqual([422, errors]);
      }
    }
    expect(await list()).toEqual([own]);
  });

  test('may name a village as it was typed, in a district that exists, until one is chosen', async () => {
    const district = { region_code: '81.71.02', sub_district: ' Batu Merah atas ' };
    const own = await add(district);
    expect(own).toMatchObject({ region_code: '81.71.02', sub_district: 'Batu Merah atas', district: 'Sirimau', ...placeNames });
    expect(await list()).toEqual([own]);
    // Freight is computed for its regency, as ever.
    expect(await addressForOrder(shop.db, me.customerId, own.id)).toEqual({ address: own, regencyCode: '81.71' });
    for (const [input, errors] of [
      [{ ...district, sub_district: ' ' }, { region_code: ['region_unknown'] }],
      [{ ...district, sub_district: 'x'.repeat(61) }, { sub_district: ['too_long'] }],
      [{ ...district, region_code: '81.71.99' }, { region_code: ['region_unknown'] }],
      [{ ...district, region_code: '81.71' }, { region_code: ['region_unknown'] }],
    ] as const) {
      const answer = await send('PUT', own.id, { ...fields, ...input });
      expect([answer.status, (await answer.json()).errors]).toEqual([422, errors]);
    }
    expect((await send('PUT', own.id, { ...fields, sub_district: district.sub_district })).status).toBe(200);
    const [completed] = await list();
    expect([completed?.region_code, completed?.sub_district]).toEqual([village.code, village.name]);
    expect((await send('PUT', own.id, { ...fields, ...district, sub_district: 'Batu Merah' })).status).toBe(200);
    expect((await list())[0]?.sub_district).toBe('Batu Merah');
  });

  test("of others don't exist", async () => {
    const own = await add();
    const url = `/api/v1/addresses/${own.id}`;
    expect((await shop.fetch(url, { headers: me.headers })).status).toBe(200);
    expect((await shop.fetch(url, { headers: other.headers })).status).toBe(404);
    expect((await send('PUT', own.id, fields, other)).status).toBe(404);
    expect((await send('DELETE', own.id, {}, other)).status).toBe(404);
    expect((await shop.fetch(`/api/v1/addresses/customer/${me.customerId}`, { headers: other.headers })).status).toBe(404);
    expect((await shop.fetch(`/api/v1/addresses/customer/${me.customerId}`)).status).toBe(401);
    for (const id of ['x', '%00', '00000000-0000-7000-8000-000000000000']) {
      expect((await shop.fetch(`/api/v1/addresses/${id}`, { headers: me.headers })).status).toBe(404);
      expect((await send('DELETE', id, {})).status).toBe(404);
    }
    expect(await list()).toEqual([own]);
  });
});

describe('regions', () => {
  async function regions(query: string) {
    const answer = await shop.fetch(`/api/v1/regions?${query}`);
    expect(answer.headers.get('cache-control')).toContain('max-age=86400');
    return v.parse(envelope(regionsEndpoint.answer), await answer.json()).data.regions;
  }

  test('lead from the provinces down to the villages', async () => {
    expect(await regions('')).toHaveLength(16);
    expect((await regions('parent=81')).map(({ level }) => level)).toEqual(Array.from({ length: 11 }, () => 2));
    const districts = await regions('parent=81.71');
    expect(districts.map(({ name }) => name)).toContain('Sirimau');
    const villages = await regions('parent=81.71.02');
    expect(villages[0]).toMatchObject({ level: 4, postal_code: expect.stringMatching(/^\d{5}$/) });
    expect(villages[0]?.parents.map(({ name }) => name)).toEqual(['Sirimau', 'Kota Ambon', 'Maluku']);
    expect(await regions('parent=00')).toEqual([]);
    expect(await regions('parent=%00')).toEqual([]);
  });

  test('are found by the beginning of a name, mistakes forgiven, districts and villages first', async () => {
    const [first] = await regions('search=sirimau');
    expect(first).toMatchObject({ name: 'Sirimau', level: 3, parents: [{ name: 'Kota Ambon' }, { name: 'Maluku' }] });
    expect((await regions('search=sirim'))[0]?.name).toBe('Sirimau');
    expect((await regions('search=kec.%20Sirimau'))[0]?.name).toBe('Sirimau');
    expect((await regions('search=sirimua')).map(({ name }) => name)).toContain('Sirimau');
    const ambon = await regions('search=ambon');
    expect(ambon.map(({ name }) => name)).toContain('Kota Ambon');
    expect(ambon.length).toBeLessThanOrEqual(20);
    const levels = ambon.map(({ level }) => (level > 2 ? 0 : 1));
    expect(levels).toEqual([...levels].sort());
    for (const [typed, town] of [
      ['baubau', 'Kota Bau Bau'],
      ['Bau-Bau', 'Kota Bau Bau'],
      ['pare-pare', 'Kota Parepare'],
      ['pare pare', 'Kota Parepare'],
      ['fakfak', 'Kab. Fak Fak'],
      ['kota mobagu', 'Kota Kotamobagu'],
      ['kota ambon', 'Kota Ambon'],
    ]) {
      const found = await regions(`search=${encodeURIComponent(typed ?? '')}`);
      expect([typed, found.map(({ name }) => name)]).toEqual([typed, expect.arrayContaining([town])]);
    }
    expect(await regions('search=%25%25')).toEqual([]);
    expect(await regions('search=qqqqqq')).toEqual([]);
  });

  test('are found by a postal code: its villages', async () => {
    const [village] = await regions('parent=81.71.02');
    const found = await regions(`search=${village?.postal_code}`);
    expect(found.map(({ code }) => code)).toContain(village?.code);
    expect(found.every(({ level, postal_code }) => level === 4 && postal_code === village?.postal_code)).toBe(true);
  });

  test('are searched in memory, in few milliseconds whatever is typed', async () => {
    await regions('search=ambon');
    await shop.db.execute('alter table regions rename to hidden_regions');
    // The database is not asked; the worst is what no name begins with.
    const worst = [
      `search=${encodeURIComponent('kabupaten pulau pulau selatan utara barat timur tengah laut'.slice(0, 60))}`,
      'search=ka',
      'search=aa',
    ];
    for (const query of worst) {
      const began = process.cpuUsage();
      for (let count = 0; count < 20; count += 1) await regions(query);
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1_000 / 20, query).toBeLessThan(25);
    }
    await shop.db.execute('alter table hidden_regions rename to regions');
  });
});
