import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShopEvent } from '#contract/events.ts';
import { ownWrites } from './own-writes.ts';
import { createRefresher } from './refresh.ts';
import type { News } from './source.ts';

const keys = {
  list: ['private', 'orders', 'list', 'id', {}],
  one: ['private', 'orders', 'one', 'id', 'a'],
  other: ['private', 'orders', 'one', 'id', 'b'],
  steps: ['private', 'orders', 'events', 'a'],
  returns: ['private', 'orders', 'returns', 'id', 'a'],
  site: ['private', 'orders', 'receiver-link', 'a'],
  elsewhere: ['private', 'orders', 'receiver-link', 'b'],
  photo: ['private', 'orders', 'return-photo', 'a', 'one'],
  handover: ['private', 'orders', 'handover-photo', 'a', 'one'],
  receipt: ['private', 'orders', 'receipt', 'a', 'yesterday'],
  inbox: ['private', 'notifications', 'id', 'me', {}],
  cart: ['private', 'cart'],
  reviews: ['private', 'reviews', 'waiting'],
  addresses: ['private', 'addresses'],
  catalogue: ['catalogue', 'id', 'products'],
};
const event = (change: Partial<ShopEvent>): ShopEvent => ({
  cursor: 1,
  kind: 'notification',
  at: '2025-11-20T02:00:00.000Z',
  origin: null,
  order_id: null,
  order_number: null,
  status: null,
  notification_type: null,
  ...change,
});
const news = (change: Partial<News>): News => ({ events: [], cursor: 1, isReset: false, now: null, ...change });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Names of the queries that are to be read anew. */
function refreshedBy(...pieces: readonly News[]): string[] {
  const client = new QueryClient();
  for (const queryKey of Object.values(keys)) client.setQueryData(queryKey, {});
  const take = createRefresher(client);
  for (const piece of pieces) take(piece);
  vi.advanceTimersByTime(50);
  return Object.entries(keys).flatMap(([name, queryKey]) => (client.getQueryState(queryKey)?.isInvalidated === true ? [name] : []));
}

test('an event reads anew what it concerns, and no files', () => {
  expect(refreshedBy(news({ events: [event({ order_id: 'a', status: 3 })] }))).toEqual([
    ...['list', 'one', 'steps', 'returns', 'site', 'inbox'],
  ]);
  expect(refreshedBy(news({ events: [event({ order_id: 'a', status: 2 })] }))).toContain('cart');
  expect(refreshedBy(news({ events: [event({ order_id: 'a', status: 7 })] }))).toContain('reviews');
  expect(refreshedBy(news({ events: [event({ kind: 'order', order_id: 'b' })] }))).toEqual(['list', 'other', 'elsewhere']);
  expect(refreshedBy(news({ events: [event({ kind: 'read' })] }))).toEqual(['inbox']);
  expect(refreshedBy(news({ events: [event({ kind: 'cart' })] }), news({ events: [event({ kind: 'read' })] }))).toEqual(['inbox', 'cart']);
});

test("this tab's own cart edits and readings read nothing anew", () => {
  ownWrites.note('my key');
  expect(refreshedBy(news({ events: [event({ kind: 'read', origin: 'my key' })] }))).toEqual([]);
  expect(refreshedBy(news({ events: [event({ kind: 'cart', origin: 'my key' })] }))).toEqual([]);
  expect(refreshedBy(news({ events: [event({ kind: 'cart', origin: 'key of a phone' })] }))).toEqual(['cart']);
});

test('a reset, and what a later shop tells, reads everything of the customer anew', () => {
  const everything = Object.keys(keys).filter(name => name !== 'catalogue');
  expect(refreshedBy(news({ isReset: true }))).toEqual(everything);
  expect(refreshedBy(news({ events: [event({ kind: 'other' })] }))).toEqual(everything);
});
