import { expect, type Page, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { productOf, variantId } from './support/catalogue.ts';
import { arrive, type Customer, fillCart, logIn } from './support/customer.ts';
import { expectSoundOpenDialog } from './support/dialogs.ts';
import { changeProduct } from './support/merchant.ts';
import { type Language, rupiah, words } from './support/visit.ts';

test.use({ serviceWorkers: 'block' });

const mortar = 'semen-masonry-sagara-plester';

test.describe('what changed between cart and order is shown and asked', () => {
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
});

/** Goes through the steps of the checkout up to the review. */
async function openReview(page: Page, address: string, language: Language): Promise<void> {
  const t = words[language];
  await page.goto(address);
  await page.getByRole('button', { name: t.deliverHere }).click();
  await page.getByRole('radio', { name: t.pickUp }).check();
  await page.getByRole('button', { name: t.continueToPayment }).click();
  await page.getByRole('radio', { name: t.bankTransfer }).check();
  await page.getByRole('button', { name: t.continueToReview }).click();
  await expect(page.getByRole('button', { name: t.placeOrder }).filter({ visible: true })).toBeEnabled();
}
