import { expect, type Page, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { productOf, variantId } from '../support/catalogue.ts';
import { arrive, type Customer, fillCart, logIn, placeOrder, register } from '../support/customer.ts';
import { expectSoundOpenDialog } from '../support/dialogs.ts';
import { changeProduct, discontinue } from '../support/merchant.ts';
import { awake } from '../support/page-checks.ts';
import { type Language, rupiah, words } from '../support/visit.ts';

test.use({ serviceWorkers: 'block' });

const mortar = 'semen-masonry-sagara-plester';

test.describe('changes between cart and order are shown and asked about', () => {
  test.describe.configure({ mode: 'serial' });
  let shop: Shop;
  let customer: Customer;
  test.beforeAll(async () => {
    shop = await startShop();
    customer = await logIn('demo@fondasi.test', shop.url);
  });
  test.afterAll(() => shop.remove());

  test('a price that rose', async ({ page, context }) => {
    const t = words.id;
    const [mortarId, glueId] = [await variantId(mortar), await variantId('lem-pipa-pvc-pakuraya', 3)];
    const cart = await fillCart(customer, { [mortarId]: 5, [glueId]: 0 });
    const [before = 0] = cart.order_items.filter(item => item.quantity > 0).map(item => item.price);
    await arrive(context, 'id', customer.tokens, shop.url);
    await openReview(page, `${shop.url}/cart/checkout/${cart.id}`, 'id');
    await changeProduct(shop, mortar, { price: before + 2_500 });
    await page.getByRole('button', { name: t.placeOrder }).filter({ visible: true }).click();
    const sheet = page.getByRole('dialog', { name: t.pricesChanged });
    const changes = sheet.getByRole('listitem').first();
    await expect(changes.getByText(rupiah(before))).toBeVisible();
    await expect(changes.getByText(rupiah(before + 2_500))).toBeVisible();
    await sheet.getByRole('button', { name: t.acceptPrices }).click();
    await expect(page.getByText(t.checkoutSuccess)).toBeVisible();
    const order = await customer.call<Order>('GET', `/orders/${cart.id}`);
    expect(order.order_items.map(item => [item.product_variant_id, item.quantity, item.price])).toEqual([[mortarId, 5, before + 2_500]]);
  });

  test('a product no longer sold keeps a page with its last price, for customers who come from an old order', async ({ page, context }) => {
    const slug = 'perekat-keramik-dinding-watukarsa-anti-turun';
    const sold = await productOf(slug, shop.url);
    const variant = sold.variants[0];
    if (variant === undefined) throw new Error(`${slug} has no variant`);
    const buyer = await register('id', shop.url);
    const order = await placeOrder(buyer, await fillCart(buyer, { [variant.id]: variant.min_quantity }));
    await discontinue(shop, slug);
    await arrive(context, 'id', buyer.tokens, shop.url);

    // Asked again where a busy shop hands out the bare page, which is described by nothing.
    await expect(async () => {
      const answer = await page.goto(`${shop.url}/product/${slug}`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex', { timeout: 1_000 });
    }).toPass();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.url}/product/${slug}`);
    const described = await page.locator('script[type="application/ld+json"]').textContent();
    expect(described).toContain('"@type":"Product"');
    expect(described).not.toContain('"offers"');

    await page.goto(`${shop.url}/transactions/waiting-payment/${order.id}`);
    await awake(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: sold.name }).click();
    await expect(main.getByRole('heading', { level: 1, name: sold.name })).toBeVisible();
    await expect(main.getByText('Tidak dijual lagi').filter({ visible: true }).first()).toBeVisible();
    await expect(main.getByText('Harga terakhir')).toBeVisible();
    await expect(main.getByText(rupiah(Math.round(variant.price * (1 - variant.discount / 100)))).first()).toBeVisible();
    await expect(main.getByText('Stok habis')).toHaveCount(0);
    await expect(main.getByRole('button', { name: words.id.addToCart })).toHaveCount(0);
    await main.getByRole('link', { name: 'Produk serupa' }).filter({ visible: true }).click();
    await expect(main.getByRole('region', { name: 'Produk serupa' }).getByRole('article').first()).toBeInViewport();
    await expect(main.getByRole('region', { name: 'Ulasan' })).not.toContainText('tidak dapat dimuat');
    // While the shop has too many pages to draw it hands out the bare one, which does not know yet.
    await expect.poll(async () => (await page.request.get(`${shop.url}/product/${slug}-2`)).status()).toBe(404);
  });

  test('stock that fell', async ({ page, context }) => {
    const t = words.en;
    const mortarId = await variantId(mortar);
    const cart = await fillCart(customer, { [mortarId]: 20 });
    await arrive(context, 'en', customer.tokens, shop.url);
    await openReview(page, `${shop.url}/cart/checkout/${cart.id}`, 'en');
    await changeProduct(shop, mortar, { stock: 8 });
    await page.getByRole('button', { name: t.placeOrder }).filter({ visible: true }).click();
    const sheet = page.getByRole('dialog', { name: t.stockRanOut });
    await expect(sheet.getByText(t.wanted(20))).toBeVisible();
    await expect(sheet.getByText(t.available(8))).toBeVisible();
    const place = page.getByRole('button', { name: t.placeOrder }).filter({ visible: true });
    await expectSoundOpenDialog(page, 'features/checkout/ConflictSheet.tsx', { name: t.stockRanOut, back: place });
    await place.press('Enter');
    await sheet.getByRole('button', { name: t.take(8) }).click();
    await sheet.getByRole('button', { name: t.backToReview }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: t.placeOrder }).filter({ visible: true }).click();
    await expect(page.getByText(t.checkoutSuccess)).toBeVisible();
    const order = await customer.call<Order>('GET', `/orders/${cart.id}`);
    expect(order.order_items.map(item => [item.product_variant_id, item.quantity])).toEqual([[mortarId, 8]]);
    expect((await productOf(mortar, shop.url)).variants[0]?.stock).toBe(0);
  });

  test('too many attempts in an hour: nothing is lost, and the wait is told', async ({ page, context }) => {
    const t = words.id;
    const cart = await fillCart(customer, { [await variantId('lem-pipa-pvc-pakuraya', 3)]: 2 });
    await arrive(context, 'id', customer.tokens, shop.url);
    await openReview(page, `${shop.url}/cart/checkout/${cart.id}`, 'id');
    // Nothing of it could be ordered.
    const asked = { id: cart.id, status: 2, payment_method_id: 'none', shipment_method_id: 'none', address_id: cart.id, items: [] };
    const items = cart.order_items.map(({ product_variant_id, price, discount }) => ({ product_variant_id, quantity: 1, price, discount }));
    const attempt = () => customer.call('PUT', `/orders/${cart.id}`, { ...asked, items }).catch(String);
    await expect.poll(attempt, { intervals: [0] }).toContain('429 rate_limited');
    await page.getByRole('button', { name: t.placeOrder }).filter({ visible: true }).click();
    const told = page.getByRole('alert').filter({ hasText: 'Terlalu banyak percobaan' });
    await expect(told).toContainText(/lagi dalam (?:5\d|60) menit: pesanan tidak akan dobel/);
    await expect(page.getByRole('button', { name: t.placeOrder }).filter({ visible: true })).toBeEnabled();
    expect((await customer.call<Order>('GET', `/orders/${cart.id}`)).status).toBe(1);
  });
});

/** Goes through the steps of the checkout up to the review. */
async function openReview(page: Page, address: string, language: Language): Promise<void> {
  const t = words[language];
  await page.goto(address);
  await page.getByRole('radio', { name: t.pickUp }).check();
  await page.getByRole('button', { name: t.continueToPayment }).click();
  await page.getByRole('radio', { name: t.bankTransfer }).check();
  await page.getByRole('button', { name: t.continueToReview }).click();
  await expect(page.getByRole('button', { name: t.placeOrder }).filter({ visible: true })).toBeEnabled();
}
