import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { QueryClient } from '@tanstack/react-query';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outbox } from '#data/outbox/outbox.ts';
import { reviewQueries } from '#data/reviews/queries.ts';
import { sessionQueries } from '#data/session/queries.ts';
import { orders } from '#server/db/schema/orders.ts';
import { appClient } from './support/app-client.ts';
import { appOutbox } from './support/app-outbox.ts';
import { addBuyers, addGoods, type Buyer, Customer } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let dataDir: string;
let ann: Customer;
let client: QueryClient;
let outbox: Outbox;
let userId: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-app-'));
  shop = await createTestShop({ seed: 'small', env: { DATA_DIR: dataDir } });
  const [buyer] = await addBuyers(shop.db, 1);
  ann = new Customer(shop, buyer as Buyer);
  const token = ann.buyer.headers.Authorization?.replace('Bearer ', '') ?? '';
  const { api, queryClient } = appClient(shop, token);
  client = queryClient;
  userId = (await client.fetchQuery(sessionQueries.user())).id;
  outbox = appOutbox(api, client, userId);
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function photo(width: number): Promise<Blob> {
  const bytes = await sharp({ create: { width, height: 200, channels: 3, background: '#0b5e63' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

function sent<Answer>(delivery: { state: string; answer?: Answer | null }): { answer: Answer } {
  if (delivery.state !== 'sent' || !delivery.answer) throw new Error(`It is ${delivery.state}`);
  return { answer: delivery.answer };
}

test('a review with several photos goes through the app’s own outbox, and what shows its stars is asked for again', async () => {
  const [variant = ''] = await addGoods(shop.db, {});
  const order = await ann.place({ [variant]: 1 });
  await shop.db.update(orders).set({ status: 7 }).where(eq(orders.id, order.id));
  const [line] = order.order_items;
  const slug = line?.product_variant.product.slug ?? '';
  const before = await client.fetchInfiniteQuery(reviewQueries.ofProduct('id', slug, null));
  expect(before.pages[0]?.total).toBe(0);
  await client.fetchInfiniteQuery(reviewQueries.own('id'));
  await client.fetchQuery(reviewQueries.ownOf('id', slug));
  /** The cached data that a page shows without another call. */
  const shown = () => [
    client.getQueryData(reviewQueries.own('id').queryKey)?.pages[0],
    client.getQueryData(reviewQueries.ownOf('id', slug).queryKey),
  ];
  for (const page of shown()) expect(page).toMatchObject({ total: 0, waiting_total: 1, waiting: [{ order_item_id: line?.id }] });
  const wish = { kind: 'review.write', userId, subject: 'Semen' } as const;
  const photos = [await photo(300), await photo(400)];
  const target = { orderItemId: line?.id ?? '' };
  const { answer: review } = sent(
    await outbox.deliver<'review.write'>({ ...wish, target, rating: 4, text: 'Bagus', photos, keptPhotos: [] }),
  );
  expect(review.photos.map(({ width }) => width)).toEqual([300, 400]);
  expect(client.getQueryState(reviewQueries.ofProduct('id', slug, null).queryKey)?.isInvalidated).toBe(true);

  for (const page of shown()) {
    expect(page).toMatchObject({ total: 1, waiting_total: 0, waiting: [], reviews: [{ id: review.id, rating: 4 }] });
  }

  const { answer: changed } = sent(
    await outbox.deliver<'review.write'>({
      ...wish,
      target: { reviewId: review.id },
      rating: 5,
      text: 'Sangat bagus',
      photos: [await photo(500)],
      keptPhotos: [review.photos[1]?.id ?? ''],
    }),
  );
  expect(changed.photos.map(({ width }) => width)).toEqual([400, 500]);
  for (const page of shown()) expect(page).toMatchObject({ total: 1, reviews: [{ id: review.id, rating: 5, text: 'Sangat bagus' }] });
  const own = await client.fetchInfiniteQuery(reviewQueries.own('id'));
  expect(own.pages[0]).toMatchObject({ total: 1, waiting_total: 0, reviews: [{ rating: 5, text: 'Sangat bagus' }] });
});

test('a profile with a photo is what the app knows of its customer from then on', async () => {
  const user = await client.fetchQuery(sessionQueries.user());
  const form = { name: 'Ann Baru', email: user.email, phone: '0812-3456-7890', gender: 'female' as const, remove_photo: false };
  const save = (picture: Blob) => outbox.deliver({ kind: 'profile.update', userId, profile: { ...form, photo: picture } });
  expect(await save(await photo(200))).toMatchObject({ state: 'sent', answer: { name: 'Ann Baru' } });
  const known = client.getQueryData(sessionQueries.user().queryKey);
  expect(known).toMatchObject({
    name: 'Ann Baru',
    gender: 'female',
    customer: { image_url: expect.stringMatching(/^\/uploads\/profile\//) },
  });
  const far = new Blob([new Uint8Array(20 << 20)], { type: 'image/jpeg' });
  await expect(save(far)).rejects.toMatchObject({
    status: 413,
    detail: { errors: { photo: ['file_too_large'] } },
  });
  // The form has it, so that the queue must not.
  await expect.poll(() => outbox.view.get().entries).toEqual([]);
});
