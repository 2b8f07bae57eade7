import { expect, it, vi } from 'vitest';
import type { Api, TokenSource } from '#api/client.ts';
import { createOwnApi } from './own-api.ts';

/** Tokens as storage holds them, a server that knows whose they are, and what clients were made. */
function harness() {
  const stored = { access: 'a1', refresh: 'r1' };
  const owners: Record<string, string> = { a1: 'ayu', a2: 'ayu', b1: 'budi' };
  const expire = vi.fn();
  const tokens: TokenSource = {
    access: () => stored.access,
    refresh: () => stored.refresh,
    save: ({ token, refresh_token }) => Object.assign(stored, { access: token, refresh: refresh_token }),
    expire,
    exclusively: run => run(),
  };
  const sources: TokenSource[] = [];
  const asked = vi.fn((source: TokenSource) => ({ id: owners[source.access() ?? ''] }));
  const makeApi = (source: TokenSource): Api => {
    sources.push(source);
    return { call: async () => asked(source), file: () => Promise.reject(new Error('not here')) } as unknown as Api;
  };
  return { stored, expire, sources, asked, apiOf: createOwnApi(tokens, makeApi) };
}

it('asks once whose tokens these are', async () => {
  const { apiOf, asked } = harness();
  expect(await apiOf('ayu')).toBe(await apiOf('ayu'));
  expect(asked).toHaveBeenCalledTimes(1);
});

it('refuses to speak for anybody else', async () => {
  const { apiOf, stored } = harness();
  await apiOf('ayu');
  Object.assign(stored, { access: 'b1', refresh: 'rb' });
  await expect(apiOf('ayu')).rejects.toMatchObject({ status: 401 });
  await expect(apiOf('budi')).resolves.toBeDefined();
});

it('keeps to its tokens when another customer signs in while it sends', async () => {
  const { apiOf, stored, sources, expire } = harness();
  await apiOf('ayu');
  Object.assign(stored, { access: 'b1', refresh: 'rb' });
  const [source] = sources;
  expect(source?.access()).toBe('a1');
  expect(source?.refresh()).toBeNull();
  source?.expire();
  source?.save({ token: 'a2', refresh_token: 'r2' });
  expect(stored).toEqual({ access: 'b1', refresh: 'rb' });
  expect(expire).not.toHaveBeenCalled();
});

it('goes on with the tokens that it was given for its own', async () => {
  const { apiOf, stored, sources, asked } = harness();
  await apiOf('ayu');
  sources[0]?.save({ token: 'a2', refresh_token: 'r2' });
  expect(stored).toEqual({ access: 'a2', refresh: 'r2' });
  await apiOf('ayu');
  expect(asked).toHaveBeenCalledTimes(1);
});
