import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, type Customer, fillCart, logIn, placeOrder } from '../support/customer.ts';
import { expectSoundDialog, expectSoundOpenDialog } from '../support/dialogs.ts';
import { changeProduct } from '../support/merchant.ts';
import { awake, expectAccessible } from '../support/page-checks.ts';
import { rupiah, words } from '../support/visit.ts';

const t = words.id;
const mortar = 'semen-masonry-sagara-plester';
const cement = 'semen-pcc-sagara';

test.describe('changes made while the phone was offline are shown and asked about', () => {
  test.describe.configure({ mode: 'serial' });
  let shop: Shop;
  let line: FaultProxy;
  let customer: Customer;
  test.beforeAll(async () => {
    shop = await startShop();
    line = await startFaultProxy(shop.url);
    customer = await logIn('demo@fondasi.test', shop.url);
  });
  test.afterAll(async () => {
    await line.stop();
    await shop.remove();
  });

  test('a price that rose and stock that fell: what was chosen is what the shop has', async ({ page, context }) => {
    const mortarId = await variantId(mortar, undefined, shop.url);
    const cementId = await firstVariant(cement);
    const cart = await fillCart(customer, { [mortarId]: 20, [cementId]: 10 });
    const price = cart.order_items.find(item => item.product_variant_id === cementId)?.price ?? 0;
    await arrive(context, 'id', customer.tokens, line.url);
    await openCart(page);
    await line.break('refuse');
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await page.getByRole('button', { name: /^Tambah Semen PCC/ }).click();
    await expect(page.getByRole('main').getByText('Tersimpan di ponsel, dikirim saat ada sinyal')).toBeVisible();

    await fillCart(customer, { [cementId]: 20 });
    await changeProduct(shop, mortar, { stock: 8 });
    await changeProduct(shop, cement, { price: price + 2_500 });
    await line.heal();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    // The last arrival wins, and who gave way is named.
    const told = page.getByRole('status').getByText(/^Sementara itu perangkat lain/);
    await expect(told).toHaveText(/mengubah Semen PCC .* menjadi 20\. Jumlah Anda, 11, yang sekarang berlaku\.$/, { timeout: 40_000 });
    const sheet = page.getByRole('dialog', { name: 'Keranjang Anda berubah' });
    await expect(sheet).toBeVisible({ timeout: 40_000 });
    const [dear, short] = [
      sheet.getByRole('listitem').filter({ hasText: 'PCC' }),
      sheet.getByRole('listitem').filter({ hasText: 'Masonry' }),
    ];
    await expect(dear.getByText(rupiah(price), { exact: false }).first()).toBeVisible();
    await expect(dear.getByText(rupiah(price + 2_500), { exact: false })).toBeVisible();
    await expect(short.getByText(t.available(8))).toBeVisible();
    await expectAccessible(page);
    await dear.getByRole('button', { name: 'Terima harga baru' }).click();
    // Undecided lines, and only those, are asked about again after a reload.
    await page.reload();
    await expect(short.getByText(t.available(8))).toBeVisible();
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
    await line.break('refuse');
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await short.getByRole('button', { name: t.take(8) }).click();
    await changeProduct(shop, cement, { price: price + 3_500 });
    await comeBack(page);
    // Decided lines stay beside those that have to be decided now: if the sheet closed by itself, a tap could hit the page behind it.
    await dear.getByRole('button', { name: 'Terima harga baru' }).click({ timeout: 40_000 });
    await expect(short.getByText('Diubah menjadi 8')).toBeVisible();
    await sheet.getByRole('button', { name: 'Selesai' }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(() => quantities()).toEqual({ [mortarId]: 8, [cementId]: 11 });

    await test.step('the next sheets close by Escape; a cart that was ordered on another device asks for a new one', async () => {
      const more = page.getByRole('button', { name: /^Tambah Semen PCC/ });
      await editOffline(page, more);
      await changeProduct(shop, cement, { price: price + 5_000 });
      await comeBack(page);
      await expectSoundOpenDialog(page, 'features/cart/ReconnectSheet.tsx', { name: 'Keranjang Anda berubah', back: more });
      await editOffline(page, more);
      await placeOrder(customer, await cartNow());
      await comeBack(page);
      await expectSoundOpenDialog(page, 'features/cart/ClosedCartSheet.tsx', {
        name: 'Keranjang ini sudah dipesan',
        back: page.getByRole('main'),
      });
    });
  });

  test('an order that waited is not placed above the total that was shown', async ({ page, context }) => {
    const mortarId = await variantId(mortar, undefined, shop.url);
    const cementId = await firstVariant(cement);
    await changeProduct(shop, mortar, { stock: 100 });
    const cart = await fillCart(customer, { [mortarId]: 5, [cementId]: 0 });
    const before = cart.order_items.find(item => item.product_variant_id === mortarId)?.price ?? 0;
    await arrive(context, 'id', customer.tokens, line.url);
    await openCart(page);
    await page.goto(`${line.url}/cart/checkout/${cart.id}`);
    await page.getByRole('radio', { name: t.pickUp }).check();
    await page.getByRole('button', { name: t.continueToPayment }).click();
    await page.getByRole('radio', { name: t.bankTransfer }).check();
    await page.getByRole('button', { name: t.continueToReview }).click();
    await line.break('refuse');
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await page.getByRole('main').getByRole('link', { name: 'Ubah keranjang' }).click();
    await page.getByRole('button', { name: t.moreOf }).first().click();
    await expect(page.getByRole('main').getByText('Tersimpan di ponsel, dikirim saat ada sinyal').first()).toBeVisible();
    // The edit waits, and the order may wait behind it: at the total with the edit in it, also where the app has just been started.
    await page.getByRole('link', { name: t.checkout, exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL(`${line.url}/cart/checkout/${cart.id}`);
    await page.reload();
    await expect(
      page
        .getByRole('main')
        .getByText(rupiah(6 * before))
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/^Perubahan terakhir pada keranjang dikirim lebih dulu/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Buat pesanan ini saat ada sinyal lagi' }).click();
    await expect(page).toHaveURL(`${line.url}/queue`);
    const waiting = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: rupiah(6 * before) });
    await expect(waiting.getByText('Menunggu dikirim')).toBeVisible();
    await expect(page.getByText(t.checkoutSuccess)).toBeHidden();

    await changeProduct(shop, mortar, { price: before + 1_000, stock: 5 });
    await line.heal();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const sheet = page.getByRole('dialog', { name: t.pricesChanged });
    await expect(sheet).toBeVisible({ timeout: 40_000 });
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    const decide = page.getByRole('main').getByRole('button', { name: /^Ubah: / });
    await expectSoundDialog(page, 'features/checkout/OrderDecision.tsx', { trigger: decide, name: t.pricesChanged });
    await decide.press('Enter');
    expect((await customer.call<Order>('GET', `/orders/${cart.id}`)).status).toBe(1);
    await sheet.getByRole('button', { name: t.acceptPrices }).click();
    const short = page.getByRole('dialog', { name: t.stockRanOut });
    await short.getByRole('button', { name: t.take(5) }).click();
    await short.getByRole('button', { name: 'Pesan dengan jumlah ini' }).click();
    await expect(page.getByRole('main').getByText(/^Pesanan Anda .* telah dibuat/)).toBeVisible({ timeout: 40_000 });
    const order = await customer.call<Order>('GET', `/orders/${cart.id}`);
    expect(order.status).toBe(2);
    expect(order.order_items.map(item => [item.product_variant_id, item.quantity, item.price])).toEqual([[mortarId, 5, before + 1_000]]);
    await page.getByRole('main').getByRole('link', { name: 'Lihat pesanan' }).click();
    await expect(page).toHaveURL(`${line.url}/transactions/waiting-payment/${cart.id}`);
    await page.reload();
    await expect(page.getByRole('main').getByText(/ · 5 sak/)).toBeVisible();
  });

  async function firstVariant(slug: string): Promise<string> {
    const answer = await (await fetch(`${shop.url}/api/v1/products/${slug}`)).json();
    return answer.data.variants[0].id;
  }

  async function cartNow(): Promise<Order> {
    const [cart] = (await customer.call<{ orders: Order[] }>('GET', '/orders/?status=1')).orders;
    if (cart === undefined) throw new Error('no cart');
    return cart;
  }

  async function quantities(): Promise<Record<string, number>> {
    return Object.fromEntries((await cartNow()).order_items.map(item => [item.product_variant_id, item.quantity]));
  }

  /** One more by keyboard, so that the focus stays there. */
  async function editOffline(page: Page, more: Locator): Promise<void> {
    await line.break('refuse');
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await more.press('Enter');
    await expect(page.getByRole('main').getByText('Tersimpan di ponsel, dikirim saat ada sinyal').first()).toBeVisible();
  }

  async function comeBack(page: Page): Promise<void> {
    await line.heal();
    await page.evaluate(() => dispatchEvent(new Event('online')));
  }

  async function openCart(page: Page): Promise<void> {
    await page.goto(`${line.url}/cart`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await awake(page);
    await expect(page.getByRole('button', { name: t.moreOf }).first()).toBeVisible();
  }
});
