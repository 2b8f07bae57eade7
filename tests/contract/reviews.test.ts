import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { envelope } from '#contract/endpoint.ts';
import { type OwnReview, OwnReviewSchema, ownReviewsEndpoint, productReviewsEndpoint } from '#contract/reviews.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { orders } from '#server/db/schema/orders.ts';
import { addBuyers, addGoods, type Buyer, Customer } from './support/orders.ts';
import { heic } from './support/receipts.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let dataDir: string;
let ann: Customer;
let ben: Customer;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-reviews-'));
  shop = await createTestShop({ seed: 'small', env: { DATA_DIR: dataDir } });
  const [first, second] = await addBuyers(shop.db, 2);
  ann = new Customer(shop, first as Buyer);
  ben = new Customer(shop, second as Buyer);
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A new product that the customer has bought; received unless another status is given. */
async function bought(customer: Customer, status = 7) {
  const [variant = ''] = await addGoods(shop.db, {});
  const order = await customer.place({ [variant]: 2 });
  await shop.db.update(orders).set({ status }).where(eq(orders.id, order.id));
  const [row] = await shop.db
    .select({ slug: products.slug, id: products.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, variant));
  return { variant, line: order.order_items[0]?.id ?? '', number: order.number, slug: row?.slug ?? '', productId: row?.id ?? '' };
}

function send(customer: Customer, method: 'POST' | 'PUT', url: string, input: Record<string, string | readonly Blob[]>, key?: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) {
    for (const each of typeof value === 'string' ? [value] : value) body.append(name, each);
  }
  const headers = { ...customer.buyer.headers, ...(key === undefined ? {} : { 'Idempotency-Key': key }) };
  return shop.fetch(`/api/v1/reviews${url}`, { method, headers, body });
}

const write = (customer: Customer, line: string, input: Record<string, string | readonly Blob[]> = {}, key?: string) =>
  send(customer, 'POST', '', { order_item_id: line, rating: '5', text: 'Bagus', ...input }, key);
const reviewOf = async (answer: Response): Promise<OwnReview> => v.parse(envelope(OwnReviewSchema), await answer.json()).data;
const problemOf = async (answer: Response) => {
  const { code, errors } = await answer.json();
  return { status: answer.status, code, errors };
};
const ofProduct = async (slug: string, query = '') => {
  const answer = await shop.fetch(`/api/v1/products/${slug}/reviews${query}`);
  return v.parse(envelope(productReviewsEndpoint.answer), await answer.json()).data;
};
const own = async (customer: Customer, query = '') => {
  const answer = await shop.fetch(`/api/v1/reviews${query}`, { headers: customer.buyer.headers });
  return v.parse(envelope(ownReviewsEndpoint.answer), await answer.json()).data;
};
const shown = async (productId: string) => {
  const [row] = await shop.db
    .select({ rating: products.rating, ratings: products.ratings })
    .from(products)
    .where(eq(products.id, productId));
  return row;
};
const photo = async (width = 600, height = 300) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#b23a16' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
};

describe('a review', () => {
  test('is of a received line: it leaves the waiting ones, is read by everybody, and counts', async () => {
    const { line, slug, number, productId } = await bought(ann);
    const waiting = (await own(ann)).waiting;
    expect(waiting).toMatchObject([{ order_item_id: line, order_number: number, product: { slug } }]);
    const answer = await write(ann, line, { rating: '4', text: '  Semen masih baru  ' });
    expect(answer.status).toBe(200);
    const review = await reviewOf(answer);
    expect(review).toMatchObject({
      rating: 4,
      text: 'Semen masih baru',
      photos: [],
      edited_at: null,
      product: { slug },
      order_number: number,
    });
    expect(await own(ann)).toMatchObject({ waiting: [], waiting_total: 0, total: 1, reviews: [{ id: review.id }] });
    const list = await ofProduct(slug);
    expect(list).toMatchObject({ total: 1, rating: 4, rating_count: 1, reviews: [{ id: review.id, author: 'Pembeli, Makassar' }] });
    expect(list.histogram).toEqual([5, 4, 3, 2, 1].map(rating => ({ rating, count: rating === 4 ? 1 : 0 })));
    expect(JSON.stringify(list)).not.toContain(ann.buyer.customerId);
    expect(await shown(productId)).toEqual({ rating: 400, ratings: 1 });
    const product = await (await shop.fetch(`/api/v1/products/${slug}`)).json();
    expect(product.data).toMatchObject({ rating: 4, rating_count: 1 });
  });

  test('needs a line that is one’s own and received, and exists once', async () => {
    const { line } = await bought(ann);
    expect(await problemOf(await write(ben, line))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await problemOf(await write(ann, '0199a5b8-0000-7000-8000-000000000001'))).toMatchObject({ status: 404 });
    expect(await problemOf(await write(ann, 'x'))).toMatchObject({ status: 422, errors: { order_item_id: ['id_invalid'] } });
    expect((await shop.fetch('/api/v1/reviews', { method: 'POST', body: new FormData() })).status).toBe(401);
    for (const status of [2, 6, 8]) {
      const early = await bought(ben, status);
      expect(await problemOf(await write(ben, early.line)), `status ${status}`).toMatchObject({ status: 409, code: 'review_not_allowed' });
    }
    expect((await own(ben)).waiting).toEqual([]);
    expect((await write(ann, line)).status).toBe(200);
    expect(await problemOf(await write(ann, line))).toMatchObject({ status: 409, code: 'review_exists' });
  });

  test('is written once, however often the same form arrives and however many at a time', async () => {
    const { line, productId } = await bought(ann);
    const key = 'review-of-a-line';
    const photos = {
      photos: [
        new Blob([
          await sharp({ create: { width: 40, height: 40, channels: 3, background: '#888' } })
            .png()
            .toBuffer(),
        ]),
      ],
    };
    const files = () => readdir(path.join(dataDir, 'uploads/reviews'));
    const first = await reviewOf(await write(ann, line, photos, key));
    const before = await files();
    const again = await write(ann, line, photos, key);
    expect((await write(ann, line, photos)).status).toBe(409);
    expect([before.length > 0, await files()]).toEqual([true, before]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await reviewOf(again)).id).toBe(first.id);
    const next = await bought(ann);
    const statuses = (await Promise.all([1, 2, 3].map(() => write(ann, next.line)))).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409]);
    expect([await shown(productId), await shown(next.productId)]).toEqual([
      { rating: 500, ratings: 1 },
      { rating: 500, ratings: 1 },
    ]);
  });

  test('has one to five stars and bounded words', async () => {
    const { line } = await bought(ann);
    for (const rating of ['0', '6', '4.5', '', 'x']) {
      expect(await problemOf(await write(ann, line, { rating })), rating).toMatchObject({ status: 422, errors: { rating: ['required'] } });
    }
    expect(await problemOf(await write(ann, line, { text: 'x'.repeat(1_001) }))).toMatchObject({ errors: { text: ['too_long'] } });
    expect((await write(ann, line, { text: '' })).status).toBe(200);
  });

  test('may be changed by its author alone; its stars are counted once', async () => {
    const { line, slug, productId } = await bought(ann);
    const { id } = await reviewOf(await write(ann, line, { rating: '5' }));
    expect((await send(ben, 'PUT', `/${id}`, { rating: '1' })).status).toBe(404);
    expect((await send(ann, 'PUT', '/x', { rating: '1' })).status).toBe(404);
    const changed = await reviewOf(await send(ann, 'PUT', `/${id}`, { rating: '2', text: 'Ternyata retak' }));
    expect(changed).toMatchObject({ id, rating: 2, text: 'Ternyata retak' });
    expect(changed.edited_at).not.toBeNull();
    expect(await shown(productId)).toEqual({ rating: 200, ratings: 1 });
    expect((await ofProduct(slug)).histogram.filter(({ count }) => count > 0)).toEqual([{ rating: 2, count: 1 }]);
  });

  test('carries up to three photos in two sizes, of which an edit keeps some', async () => {
    const { line } = await bought(ann);
    const four = await Promise.all([1, 2, 3, 4].map(() => photo()));
    expect(await problemOf(await write(ann, line, { photos: four }))).toMatchObject({
      status: 422,
      errors: { photos: ['too_many_files'] },
    });
    expect(await problemOf(await write(ann, line, { photos: [new Blob([heic()])] }))).toMatchObject({ errors: { photos: ['file_heic'] } });
    const broken = new Blob(['<svg/>'], { type: 'image/png' });
    expect(await problemOf(await write(ann, line, { photos: [await photo(), broken] }))).toMatchObject({
      errors: { photos: ['file_type_not_allowed'] },
    });
    const review = await reviewOf(await write(ann, line, { photos: [await photo(2_000, 1_000), await photo()] }));
    const [large, small] = review.photos;
    expect(large).toMatchObject({ width: 1280, height: 640, srcset: `${large?.url} 320w, ${large?.large_url} 1280w` });
    expect(small).toMatchObject({ width: 600, height: 300 });
    const widths = await Promise.all(
      [large?.url, large?.large_url].map(async url => {
        const served = await shop.fetch(url ?? '');
        return (await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width;
      }),
    );
    expect(widths).toEqual([320, 1280]);
    const two = [await photo(), await photo()];
    const kept = { rating: '5', kept_photos: review.photos.map(({ id }) => id).join(',') };
    expect(await problemOf(await send(ann, 'PUT', `/${review.id}`, { ...kept, photos: two }))).toMatchObject({
      errors: { photos: ['too_many_files'] },
    });
    const edited = await reviewOf(await send(ann, 'PUT', `/${review.id}`, { rating: '5', kept_photos: small?.id ?? '', photos: two }));
    expect(edited.photos.map(({ id }) => id)).toEqual([small?.id, expect.any(String), expect.any(String)]);
    expect(await problemOf(await write(ann, line, { photos: [new Blob([new Uint8Array(20 << 20)])] }))).toEqual({
      status: 413,
      code: 'payload_too_large',
      errors: { photos: ['file_too_large'] },
    });
  });
});

describe("a product's ratings", () => {
  test('go on from what the catalogue brought', async () => {
    const { line, slug, productId } = await bought(ann);
    await shop.db.update(products).set({ rating: 450, ratings: 1_000 }).where(eq(products.id, productId));
    const before = await ofProduct(slug);
    expect(before).toMatchObject({ total: 0, rating: 4.5, rating_count: 1_000 });
    await write(ann, line, { rating: '1' });
    const after = await ofProduct(slug);
    expect(after.rating_count).toBe(1_001);
    expect(after.histogram.map(({ count }, index) => count - (before.histogram[index]?.count ?? 0))).toEqual([0, 0, 0, 0, 1]);
    expect(await shown(productId)).toEqual({ rating: 450, ratings: 1_001 });
  });

  test('lose none of many that come at the same moment', async () => {
    const [variant = ''] = await addGoods(shop.db, {});
    const buyers = await addBuyers(shop.db, 8);
    const lines: [Customer, string][] = [];
    for (const buyer of buyers) {
      const customer = new Customer(shop, buyer);
      const order = await customer.place({ [variant]: 1 });
      await shop.db.update(orders).set({ status: 7 }).where(eq(orders.id, order.id));
      lines.push([customer, order.order_items[0]?.id ?? '']);
    }
    await Promise.all(lines.map(([customer, line], index) => write(customer, line, { rating: String((index % 2) + 4) })));
    const [row] = await shop.db.select({ id: variants.productId }).from(variants).where(eq(variants.id, variant));
    expect(await shown(row?.id ?? '')).toEqual({ rating: 450, ratings: 8 });
  });
});

describe('lists of reviews', () => {
  test('come newest first, by page and by stars', async () => {
    const answer = await shop.fetch('/api/v1/products?sort=best_selling&limit=1');
    const [{ slug, rating_count: ratings }] = (await answer.json()).data.products;
    const all = await ofProduct(slug);
    expect(all.total).toBeGreaterThanOrEqual(4);
    expect(all.rating_count).toBe(ratings);
    expect(all.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(ratings);
    const moments = all.reviews.map(review => review.created_at);
    expect(moments).toEqual([...moments].sort().reverse());
    const second = await ofProduct(slug, '?limit=2&offset=2');
    expect(second.reviews.map(({ id }) => id)).toEqual(all.reviews.slice(2, 4).map(({ id }) => id));
    const stars = all.reviews[0]?.rating ?? 5;
    const some = await ofProduct(slug, `?rating=${stars}`);
    expect(some.total).toBe(all.reviews.filter(review => review.rating === stars).length);
    expect(new Set(some.reviews.map(({ rating }) => rating))).toEqual(new Set([stars]));
  });

  test('exist for known goods only, and one’s own behind a sign-in', async () => {
    for (const slug of ['nothing', '%00', "x'y"]) expect((await shop.fetch(`/api/v1/products/${slug}/reviews`)).status, slug).toBe(404);
    expect((await shop.fetch('/api/v1/reviews')).status).toBe(401);
  });
});
