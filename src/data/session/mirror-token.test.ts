import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createStore } from '#lib/store.ts';
import { tokenCopy } from '#storage/token-copy.ts';
import { mirrorToken } from './mirror-token.ts';

test('the worker finds the token that a tab has now, and none after the session', async () => {
  const access = createStore<string | null>('first');
  mirrorToken(access);
  await expect.poll(tokenCopy.read).toBe('first');
  access.set('second');
  await expect.poll(tokenCopy.read).toBe('second');
  access.set(null);
  await expect.poll(tokenCopy.read).toBe(null);
});

test('a copy of an earlier session goes when a tab starts without one', async () => {
  await tokenCopy.write('earlier');
  mirrorToken(createStore<string | null>(null));
  await expect.poll(tokenCopy.read).toBe(null);
});
