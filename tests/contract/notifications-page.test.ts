import type { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageSizes } from '#contract/page-sizes.ts';
import { notificationPage } from '#data/notifications/notification-search.ts';
import { notificationQueries } from '#data/notifications/queries.ts';
import type { Outbox } from '#data/outbox/outbox.ts';
import { sessionQueries } from '#data/session/queries.ts';
import { notify } from '#server/modules/notifications/service.ts';
import { appClient } from './support/app-client.ts';
import { appOutbox } from './support/app-outbox.ts';
import { createTestShop, type SignedIn, type TestShop } from './support/shop.ts';

const ORDERS = 30;
const OFFERS = 70;

let shop: TestShop;
let me: SignedIn;
let client: QueryClient;
let outbox: Outbox;
let userId: string;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
  me = await shop.login();
  const { api, queryClient } = appClient(shop, me.token);
  client = queryClient;
  userId = (await client.fetchQuery(sessionQueries.user())).id;
  outbox = appOutbox(api, client, userId);
  for (let index = 0; index < ORDERS + OFFERS; index += 1) {
    const isOrder = index < ORDERS;
    await notify(shop.db, {
      customerId: me.customerId,
      type: isOrder ? 1 : 2,
      statusProgress: isOrder ? index % 7 : null,
      orderId: null,
      message: isOrder ? null : { id: `Promo ${index}`, en: `Offer ${index}` },
      at: new Date(Date.UTC(2025, 10, 20, 3, index)),
    });
  }
});
afterAll(() => shop.close());

type Search = Parameters<typeof notificationPage>[0];

function query(search: Search) {
  const { limit, offset, type } = notificationPage(search);
  return notificationQueries.list('id', me.customerId, limit, offset, type);
}
const read = (search: Search) => client.fetchQuery({ ...query(search), staleTime: 0 });

test('pages of every size hold together, without a gap or a repetition', async () => {
  for (const limit of pageSizes) {
    const ids: string[] = [];
    for (let page = 1; page <= Math.ceil((ORDERS + OFFERS) / limit); page += 1) {
      const { notifications, total } = await read({ page, limit });
      expect(total).toBe(ORDERS + OFFERS);
      ids.push(...notifications.map(({ id }) => id));
    }
    expect(new Set(ids).size, `${limit} a page`).toBe(ORDERS + OFFERS);
    expect(ids).toHaveLength(ORDERS + OFFERS);
  }
  expect((await read({})).notifications).toHaveLength(25);
  expect((await read({ page: 9 })).notifications).toEqual([]);
});

test('a filter has its own total, and the empty one none', async () => {
  expect(await read({ type: 1, page: 2 })).toMatchObject({ total: ORDERS, notifications: { length: 5 } });
  const offers = await read({ type: 2 });
  expect(offers.total).toBe(OFFERS);
  expect(offers.notifications.every(({ type, message }) => type === 2 && message !== null)).toBe(true);
  expect(await read({ type: 3 })).toMatchObject({ total: 0, notifications: [] });
});

test('notifications that were shown are read as soon as the shop has heard of it, and those not shown stay new', async () => {
  const shown = (await read({})).notifications;
  const ids = shown.map(({ id }) => id);
  expect(await outbox.deliver({ kind: 'notification.read', userId, ids })).toMatchObject({ state: 'sent' });
  const known = client.getQueryData(query({}).queryKey);
  expect(known?.notifications.every(({ read_at }) => read_at !== null)).toBe(true);
  expect(known?.unread).toBe(ORDERS + OFFERS - ids.length);
  expect(client.getQueryState(query({}).queryKey)?.isInvalidated).toBe(true);
  const next = await read({});
  expect(next.notifications.every(({ read_at }) => read_at !== null)).toBe(true);
  expect(next).toMatchObject({ unread: ORDERS + OFFERS - ids.length, total: ORDERS + OFFERS });
  expect((await read({ page: 2 })).notifications.every(({ read_at }) => read_at === null)).toBe(true);
});
