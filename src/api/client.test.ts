import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressesEndpoint, createAddressEndpoint } from '#contract/addresses.ts';
import { productsEndpoint } from '#contract/catalogue.ts';
import { currentUserEndpoint, type Tokens } from '#contract/session.ts';
import type { AppError } from '#lib/app-error.ts';
import { createApi, type TokenSource } from './client.ts';

const id = '0199a5b8-0000-7000-8000-000000000001';
const user = { id, name: 'Demo', email: 'd@x.id', phone: '+62', gender: null, customer: { id, image_url: null }, has_password: true };
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const ok = (data: unknown, headers = {}) => json(200, { status: 200, data }, headers);
const refused = () => json(401, { status: 401, code: 'unauthorized', message: '' });

/** Tokens in memory, with a lock as the browser's. */
function memory(start: Tokens | null) {
  let tokens = start;
  let expired = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const source: TokenSource = {
    access: () => tokens?.token ?? null,
    refresh: () => tokens?.refresh_token ?? null,
    save: next => {
      tokens = next;
    },
    expire: () => {
      expired += 1;
      tokens = null;
    },
    exclusively: run => {
      const turn = queue.then(run, run);
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
  return { source, tokens: () => tokens, expired: () => expired };
}

it('files that another origin names by their path get that origin, and texts stay as they are', async () => {
  const answered = {
    image: '/media/pictures/1?w=320',
    sizes: '/media/pictures/1?w=320 320w, /media/pictures/1?w=640 640w',
    photo: '/uploads/2.jpg',
    note: 'see /media/pictures/1, /media/pictures/2',
    elsewhere: '/mediaroom/1',
  };
  const endpoint = {
    method: 'GET',
    path: '/v1/anything',
    access: 'public',
    summary: '',
    answer: v.record(v.string(), v.string()),
  } as const;
  const call = (filesOrigin?: string) =>
    createApi({
      baseUrl: 'http://api.test/api',
      ...(filesOrigin === undefined ? {} : { filesOrigin }),
      tokens: null,
      fetch: async () => ok(answered),
    }).call(endpoint);
  expect(await call()).toEqual(answered);
  expect(await call('http://api.test')).toEqual({
    ...answered,
    image: 'http://api.test/media/pictures/1?w=320',
    sizes: 'http://api.test/media/pictures/1?w=320 320w, http://api.test/media/pictures/1?w=640 640w',
    photo: 'http://api.test/uploads/2.jpg',
  });
});

it('an answer that comes after its customer has left is thrown away', async () => {
  let sessionEpoch = 'first';
  const { source } = memory({ token: 'a', refresh_token: 'r' });
  const leave = async () => {
    sessionEpoch = 'second';
    return ok(user);
  };
  const api = createApi({ baseUrl: 'http://shop.test/api', tokens: { ...source, sessionEpoch: () => sessionEpoch }, fetch: leave });
  await expect(api.call(currentUserEndpoint)).rejects.toMatchObject({ status: 401 });
  await expect(api.call(currentUserEndpoint)).resolves.toEqual(user);
});

/** An API whose server is a function of the bearer; remembers every request. */
function against(
  server: (bearer: string | null, request: Request) => Response | Promise<Response>,
  start: Tokens | null = { token: 'old', refresh_token: 'r1' },
) {
  const store = memory(start);
  const requests: Request[] = [];
  const outcomes: boolean[] = [];
  const api = createApi({
    baseUrl: 'http://shop.test/api',
    tokens: store.source,
    onOutcome: isReached => outcomes.push(isReached),
    fetch: async input => {
      const request = input as Request;
      requests.push(request);
      return server(request.headers.get('authorization')?.replace('Bearer ', '') ?? null, request);
    },
  });
  return { api, store, requests, outcomes };
}

/** A server that refuses 'old', rotates 'r1' and accepts what it gave out. */
const rotating = (bearer: string | null) =>
  bearer === 'r1' ? ok(user, { 'x-access-token': 'fresh', 'x-refresh-token': 'r2' }) : bearer === 'fresh' ? ok(user) : refused();

describe('the session of a call', () => {
  it('is kept alive by one retry with the refresh token', async () => {
    const { api, store, requests } = against(rotating);
    await expect(api.call(currentUserEndpoint)).resolves.toEqual(user);
    expect(store.tokens()).toEqual({ token: 'fresh', refresh_token: 'r2' });
    expect(requests).toHaveLength(2);
  });

  it('is refreshed once for twenty calls that expire together', async () => {
    const { api, requests } = against(rotating);
    await Promise.all(Array.from({ length: 20 }, () => api.call(currentUserEndpoint)));
    expect(requests.filter(request => request.headers.get('authorization') === 'Bearer r1')).toHaveLength(1);
  });

  it('ends with the second 401', async () => {
    const { api, store } = against(refused);
    await expect(api.call(currentUserEndpoint)).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
    expect(store.expired()).toBe(1);
    expect(store.tokens()).toBeNull();
  });

  it('does not end because the line broke during the refresh', async () => {
    const { api, store } = against(bearer => (bearer === 'old' ? refused() : Promise.reject(new TypeError('Failed to fetch'))));
    await expect(api.call(currentUserEndpoint)).rejects.toMatchObject({ code: 'network' });
    expect(store.tokens()).toEqual({ token: 'old', refresh_token: 'r1' });
  });

  it('stays out of public calls', async () => {
    const { api, requests } = against(() =>
      ok({ products: [], total: 0, facets: { brands: [], categories: [], min_price: 0, max_price: 0 }, did_you_mean: null }),
    );
    await api.call(productsEndpoint, { query: { search: 'semen', brand: ['b', 'a'], in_stock: false, min_price: null, limit: 25 } });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(requests[0]?.url).toBe('http://shop.test/api/v1/products?search=semen&brand=b%2Ca&limit=25');
  });
});

describe('an answer', () => {
  const failure = async (server: () => Response) => {
    const { api, outcomes } = against(server);
    const error: AppError = await api.call(addressesEndpoint, { params: { customerId: id } }).then(
      () => Promise.reject(new Error('it went through')),
      (reason: AppError) => reason,
    );
    return { error, outcomes };
  };

  it('of a captive portal is not taken for the shop', async () => {
    const { error, outcomes } = await failure(() => new Response('<html>Log in to Wi-Fi</html>', { status: 200 }));
    expect(error).toMatchObject({ code: 'unexpected_answer', status: 0, isUnreachable: true });
    expect(outcomes).toEqual([false]);
  });

  it('of a captive portal ends no session and decides about no write, whatever its status', async () => {
    for (const status of [401, 403, 404, 511]) {
      const portal = () => new Response('<html>Log in to Wi-Fi</html>', { status });
      const { api, store } = against(portal);
      await expect(api.call(currentUserEndpoint)).rejects.toMatchObject({ code: 'unexpected_answer', isUnreachable: true });
      expect([status, store.expired(), store.tokens()?.token]).toEqual([status, 0, 'old']);
      expect((await failure(portal)).outcomes).toEqual([false]);
    }
  });

  it('that refuses with the mark of the shop is the shop’s, also without words', async () => {
    const { error, outcomes } = await failure(() => new Response('<html>too long</html>', { status: 431, headers: { 'x-shop': '1' } }));
    expect(error).toMatchObject({ code: 'refused', status: 431, isUnreachable: false });
    expect(outcomes).toEqual([true]);
    const odd = await failure(() => ok({ addresses: [{ id: 5 }], total: 1 }, { 'x-shop': '1' }));
    expect([odd.error.code, odd.outcomes]).toEqual(['refused', [true]]);
  });

  it('of a proxy that lets no such size through is final', async () => {
    expect((await failure(() => new Response('<html>413</html>', { status: 413 }))).error).toMatchObject({
      status: 413,
      isUnreachable: false,
    });
  });

  it('off the contract is refused', async () => {
    expect((await failure(() => ok({ addresses: [{ id: 5 }], total: 1 }))).error.code).toBe('unexpected_answer');
  });

  it('that refuses carries code, fields, data and patience', async () => {
    const { error, outcomes } = await failure(() =>
      json(
        422,
        { status: 422, code: 'validation_failed', message: '', errors: { zip_code: ['zip_code_invalid'] }, data: { a: 1 } },
        { 'retry-after': '3' },
      ),
    );
    expect(error).toMatchObject({
      code: 'validation_failed',
      detail: { errors: { zip_code: ['zip_code_invalid'] }, data: { a: 1 }, retryAfter: 3_000 },
    });
    expect(error.isUnreachable).toBe(false);
    expect(outcomes).toEqual([true]);
  });
});

it('sends forms as multipart and leaves null fields out', async () => {
  let form: FormData | undefined;
  const { api } = against(async (_bearer, request) => {
    form = await request.formData();
    return refused();
  });
  const body = {
    label: 'Proyek',
    receiver_name: 'A',
    phone_number: '08123456789',
    full_address: 'Jl. Contoh 1',
    region_code: '81.71.01.2001',
    zip_code: '97128',
    latitude: null,
    is_primary: true,
  };
  await api.call(createAddressEndpoint, { body, idempotencyKey: 'key-12345' }).catch(() => undefined);
  expect(Object.fromEntries(form ?? [])).toEqual({
    label: 'Proyek',
    receiver_name: 'A',
    phone_number: '08123456789',
    full_address: 'Jl. Contoh 1',
    region_code: '81.71.01.2001',
    zip_code: '97128',
    is_primary: 'true',
  });
});
