import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductDetail, ProductList } from '#contract/catalogue.ts';
import { discountedPrice } from '#lib/money.ts';
import { differences } from '#tests/support/stock-steps.ts';
import { callAdmin } from './support/admin.ts';
import { runCommand } from './support/command-line.ts';
import { addBuyers, Customer, stockOf } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let slug: string;
let product: ProductDetail;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
  slug = (await list('in_stock=1')).products.find(({ variants }) => variants.length === 1)?.slug ?? '';
});
afterAll(() => shop.close());
beforeEach(async () => {
  product = await detail();
});

const get = async (path: string) => (await (await shop.fetch(`/api/v1/${path}`)).json()).data;
const list = (query: string): Promise<ProductList> => get(`products?limit=200&${query}`);
const detail = (own = slug): Promise<ProductDetail> => get(`products/${own}`);
const skuOf = (own: ProductDetail) => own.variants[0]?.sku ?? '';
const setPrice = (sku: string, fields: unknown) => callAdmin(shop, 'PUT', `variants/${sku}/price`, fields);
const setProduct = (fields: unknown, own = slug) => callAdmin(shop, 'PUT', `products/${own}`, fields);

describe('one price', () => {
  it('is changed on the page, in lists and in their order, and nothing else is', async () => {
    const before = product.variants[0];
    const answer = await setPrice(skuOf(product), { price: 1_999_000_000, discount: 2.5 });
    expect(answer).toMatchObject({ status: 200, data: { slug, price: 1_999_000_000, discount: 2.5, stock: before?.stock } });
    expect((await detail()).variants[0]).toMatchObject({ price: 1_999_000_000, discount: 2.5, stock: before?.stock });
    expect((await list('sort=price_desc')).products[0]?.slug).toBe(slug);
    const high = discountedPrice(1_999_000_000, 2.5);
    expect((await list(`min_price=${high}&max_price=${high}`)).total).toBe(1);
    await setPrice(skuOf(product), { price: before?.price, discount: before?.discount });
    expect((await detail()).variants[0]).toEqual(before);
  });

  it('is asked about in a cart that was filled before', async () => {
    const [buyer] = await addBuyers(shop.db, 1);
    if (buyer === undefined) throw new Error('no buyer');
    const me = new Customer(shop, buyer);
    const [variant] = product.variants;
    if (variant === undefined) throw new Error('no variant');
    const cart = await me.fill({ [variant.id]: variant.min_quantity });
    await setPrice(skuOf(product), { price: variant.price + 1_000 });
    expect((await me.checkout(cart)).body.code).toBe('price_changed');
    await setPrice(skuOf(product), { price: variant.price });
  });

  it.each([
    [{}, 'body'],
    [{ price: 0 }, 'price'],
    [{ price: -5 }, 'price'],
    [{ price: 2 ** 31 }, 'price'],
    [{ price: 99.5 }, 'price'],
    [{ price: '50000' }, 'price'],
    [{ discount: 91 }, 'discount'],
    [{ discount: 1.234 }, 'discount'],
    [{ stock: 5 }, 'stock'],
  ])('can’t be %j', async (fields, field) => {
    const answer = await setPrice(skuOf(product), fields);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
  });

  it('of an unknown variant is none', async () => {
    expect((await setPrice('TIDAK-ADA', { price: 5 })).status).toBe(404);
  });
});

describe('the list of variants', () => {
  const variantsBy = async (query: string) => (await callAdmin(shop, 'GET', `variants?${query}`)).data;

  it('has all of them in pages, by words, category and state', async () => {
    const all = await variantsBy('limit=200');
    expect(all.total).toBeGreaterThan(20);
    const pages = [await variantsBy('limit=10'), await variantsBy('limit=10&offset=10')];
    expect(pages.flatMap(page => page.variants)).toEqual(all.variants.slice(0, 20));
    expect(await variantsBy('offset=100000')).toEqual({ variants: [], total: all.total });
    const sku = skuOf(product);
    const found = await variantsBy(`search=${sku.toLowerCase()}`);
    const { category } = product;
    expect(found.variants).toMatchObject([{ sku, slug, category: category.slug, product: product.name, is_active: true }]);
    expect((await variantsBy('search=%25')).total).toBeLessThan(all.total);
    const within = await variantsBy(`category=${category.slug}&limit=200`);
    expect(within.variants.map((each: { sku: string }) => each.sku)).toContain(sku);
    expect((await variantsBy(`category=tidak-ada`)).total).toBe(0);
  });

  it('tells what is low, sold out and no longer sold', async () => {
    const sku = skuOf(product);
    const has = async (state: string) => (await variantsBy(`state=${state}&search=${sku}`)).total === 1;
    const states = async () => [await has('active'), await has('low'), await has('sold_out'), await has('inactive')];
    const stock = product.variants[0]?.stock ?? 0;
    const move = (delta: number) => callAdmin(shop, 'POST', `stock/${sku}`, { delta, reason: 'correction' });
    await move(10 - stock);
    expect(await states()).toEqual([true, true, false, false]);
    await move(-10);
    expect(await states()).toEqual([true, true, true, false]);
    await move(stock);
    await setProduct({ is_active: false });
    expect(await states()).toEqual([false, false, false, true]);
    await setProduct({ is_active: true });
  });
});

describe('one product', () => {
  it('is found by its new words, and by the old ones once that is undone', async () => {
    expect((await setProduct({ name_id: 'Ember Zebrawarna' })).data).toMatchObject({ slug, name_id: 'Ember Zebrawarna', is_active: true });
    expect((await list('search=zebrawarna')).products.map(each => each.slug)).toEqual([slug]);
    expect((await callAdmin(shop, 'POST', 'catalogue/undo', {})).status).toBe(200);
    expect((await detail()).name).toBe(product.name);
    expect((await list('search=zebrawarna')).total).toBe(0);
  });

  it('goes out of sale with its page and its stock, and comes back with both', async () => {
    const [variant] = product.variants;
    const stock = await stockOf(shop.db, variant?.id ?? '');
    expect((await setProduct({ is_active: false })).data).toMatchObject({ is_active: false });
    expect(await detail()).toMatchObject({ slug, is_discontinued: true });
    expect((await list('')).products.some(each => each.slug === slug)).toBe(false);
    expect((await setProduct({ name_id: 'Lain' })).errors).toEqual({ is_active: ['required'] });
    expect((await setProduct({ is_active: true })).data).toMatchObject({ is_active: true, name_id: product.name });
    expect((await detail()).is_discontinued).toBeUndefined();
    expect(await stockOf(shop.db, variant?.id ?? '')).toBe(stock);
    expect(await differences(shop.db)).toEqual([]);
  });

  it.each([
    [{}, 'body'],
    [{ name_id: ' ' }, 'name_id'],
    [{ category: 'tidak-ada' }, 'category'],
    [{ brand: 'tidak-ada' }, 'brand'],
    [{ slug: 'lain' }, 'slug'],
  ])('can’t have %j', async (fields, field) => {
    const answer = await setProduct(fields);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
  });

  it('moves to another category of the second level alone', async () => {
    const { categories } = await get('categories');
    const top = categories[0];
    expect((await setProduct({ category: top.slug })).errors).toEqual({ category: ['invalid'] });
    const child = top.children[0];
    expect((await setProduct({ category: child.slug })).data).toMatchObject({ category: child.slug });
    expect((await list(`category=${child.slug}`)).products.map(each => each.slug)).toContain(slug);
    await setProduct({ category: product.category.slug });
  });
});

describe('many prices', () => {
  it('are previewed and then made exactly so, or refused', async () => {
    const change = { brand: product.brand.slug, percent: 7.5, round: 500 };
    const { data: preview } = await callAdmin(shop, 'POST', 'prices/preview', change);
    expect(preview.total).toBeGreaterThan(0);
    for (const { from, to } of preview.variants) {
      const exact = Math.floor((from * 10_750 + 5_000) / 10_000);
      expect(to).toBe(Math.floor((exact + 250) / 500) * 500);
    }
    const [first] = preview.variants;
    await setPrice(first.sku, { price: first.from + 500 });
    expect(await callAdmin(shop, 'POST', 'prices', { ...change, token: preview.token })).toMatchObject({
      status: 409,
      code: 'preview_outdated',
    });
    await setPrice(first.sku, { price: first.from });
    expect((await callAdmin(shop, 'POST', 'prices', { ...change, token: preview.token })).status).toBe(200);
    const { data: again } = await callAdmin(shop, 'POST', 'prices/preview', { skus: [first.sku], amount: first.from - first.to });
    expect(again.variants).toMatchObject([{ sku: first.sku, from: first.to, to: first.from }]);
  });

  it.each([
    [{}, 422],
    [{ percent: 5, amount: 5 }, 422],
    [{ amount: -2_000_000_000 }, 422],
    [{ percent: -90.5 }, 422],
    [{ percent: 5, round: 7 }, 422],
    [{ percent: 5, skus: [] }, 422],
    [{ percent: 5, brand: 'tidak-ada' }, 404],
  ])('can’t be changed by %j', async (change, status) => {
    expect((await callAdmin(shop, 'POST', 'prices/preview', change)).status).toBe(status);
  });
});

describe('the command line', () => {
  const admin = (argv: readonly string[]) => runCommand({ shop, folder: '' }, argv);

  it('changes a price, a product and many prices', async () => {
    const sku = skuOf(product);
    const { price } = product.variants[0] ?? { price: 0 };
    expect((await admin(['price', sku, String(price + 500), '--discount', '5'])).out).toMatch(/−5%/);
    expect((await admin(['price', sku, String(price), '--discount', '0'])).code).toBe(0);
    expect((await admin(['price', sku, '0'])).code).toBe(2);
    expect((await admin(['price', 'X', '5'])).error).toBe('There is no variant with the SKU X.\n');
    expect((await admin(['product', slug])).out).toContain(`"name_id": "${product.name}"`);
    expect((await admin(['product', slug, 'is_promoted=yes'])).code).toBe(0);
    expect((await admin(['product', slug, 'brand=tidak-ada'])).error).toContain("'brand' can't be this");
    const preview = await admin(['prices', '--percent', '10', '--brand', product.brand.slug, '--round', '500']);
    expect(preview.out).toMatch(/→[\s\S]*--apply [0-9a-f]{64}/);
    const token = /--apply ([0-9a-f]{64})/.exec(preview.out)?.[1] ?? '';
    expect((await admin(['prices', '--percent', '11', '--brand', product.brand.slug, '--round', '500', '--apply', token])).error).toContain(
      'other prices',
    );
    expect((await admin(['prices', '--percent', '10', '--brand', product.brand.slug, '--round', '500', '--apply', token])).out).toContain(
      'changed',
    );
  });
});
