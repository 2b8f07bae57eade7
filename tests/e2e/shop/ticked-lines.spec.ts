import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { variantId } from '../support/catalogue.ts';
import { addAddress, arrive, type Customer, fillCart, register } from '../support/customer.ts';
import { changeProduct, discontinue } from '../support/merchant.ts';
import { awake, expectAccessible } from '../support/page-checks.ts';
import { checkOut } from '../support/purchase.ts';
import { underWorker } from '../support/queued.ts';
import { rupiah, words } from '../support/visit.ts';

test.use({ viewport: { width: 360, height: 740 } });

const t = words.id;
const mortar = 'semen-masonry-sagara-plester';
const saw = 'mesin-potong-keramik-garuka-4';
const adhesive = 'perekat-keramik-dinding-watukarsa-anti-turun';

test.describe('ticked lines of the cart', () => {
  test.describe.configure({ mode: 'serial' });
  let shop: Shop;
  let customer: Customer;
  test.beforeAll(async () => {
    shop = await startShop();
  });
  test.afterAll(() => shop.remove());
  test.beforeEach(async ({ context }) => {
    customer = await register('id', shop.url);
    await addAddress(customer);
    await arrive(context, 'id', customer.tokens, shop.url);
  });

  test('only ticked lines are summed and ordered; the others stay for a second order', async ({ page }) => {
    const [mortarId, sawId] = await both();
    const cart = await fillCart(customer, { [mortarId]: 5, [sawId]: 2 });
    const sumOfSaws = cart.order_items.find(item => item.product_variant_id === sawId);
    const expected = Math.round((sumOfSaws?.price ?? 0) * (1 - (sumOfSaws?.discount ?? 0) / 100)) * 2;
    await openCart(page);
    await expect(tickOf(page, /Masonry/)).toBeChecked();
    await expect(all(page)).toBeChecked();
    await tickOf(page, /Masonry/).uncheck();
    await expect(all(page)).toHaveJSProperty('indeterminate', true);
    await expect(totals(page).first()).toHaveText(rupiah(expected));
    await expectAccessible(page);
    await page.reload();
    await expect(tickOf(page, /Masonry/)).not.toBeChecked();
    await expect(tickOf(page, /Mesin Potong/)).toBeChecked();

    await checkOut(page, 'id', `${shop.url}/cart/checkout/${cart.id}`);
    await openCart(page);
    await expect(lines(page)).toHaveCount(1);
    // What stayed is what the customer orders next.
    await expect(tickOf(page, /Masonry/)).toBeChecked();
    await checkOut(page, 'id', `${shop.url}/cart/checkout/${cart.id}`);
    const { orders } = await customer.call<{ orders: Order[] }>('GET', '/orders/?status=2');
    expect(orders.map(order => order.order_items.map(item => [item.product_variant_id, item.quantity]))).toEqual([
      [[mortarId, 5]],
      [[sawId, 2]],
    ]);
  });

  test('the last line shows its tick as it is, and ticking it opens the checkout', async ({ page }) => {
    const [mortarId, sawId] = await both();
    await fillCart(customer, { [mortarId]: 5, [sawId]: 2 });
    await openCart(page);
    await tickOf(page, /Masonry/).uncheck();
    await page.getByRole('button', { name: /^Hapus Mesin Potong/ }).click();
    await expect(lines(page)).toHaveCount(1);
    await expect(tickOf(page, /Masonry/)).not.toBeChecked();
    await expect(page.getByText(/^Belum ada barang yang dipilih/).filter({ visible: true })).toBeVisible();
    await tickOf(page, /Masonry/).check();
    await expect(page.getByRole('link', { name: t.checkout, exact: true }).filter({ visible: true })).toBeVisible();
    // A removed line that was left for later comes back as it was.
    await tickOf(page, /Masonry/).uncheck();
    await page.getByRole('button', { name: /^Hapus Semen Masonry/ }).click();
    await page.getByRole('status').filter({ hasText: 'Masonry' }).getByRole('button', { name: t.undo }).click();
    await expect(tickOf(page, /Masonry/)).not.toBeChecked();
  });

  test('without a ticked line the checkout refuses, also by its address, and leads back', async ({ page }) => {
    const [mortarId, sawId] = await both();
    const cart = await fillCart(customer, { [mortarId]: 5, [sawId]: 2 });
    await openCart(page);
    await all(page).uncheck();
    await expect(tickOf(page, /Masonry/)).not.toBeChecked();
    await page.goto(`${shop.url}/cart/checkout/${cart.id}`);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Belum ada barang yang dipilih/)).toBeVisible();
    await expect(main.getByRole('radio')).toHaveCount(0);
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Ke keranjang' }).click();
    await all(page).check();
    await expect(tickOf(page, /Mesin Potong/)).toBeChecked();
    await page.getByRole('link', { name: t.checkout, exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole('radio', { name: t.pickUp })).toBeVisible();
  });

  test('ticks are made and kept without a line', async ({ page, context }) => {
    const [mortarId, sawId] = await both();
    await fillCart(customer, { [mortarId]: 5, [sawId]: 2 });
    await openCart(page);
    await underWorker(page);
    await expect(tickOf(page, /Masonry/)).toBeChecked();
    await context.setOffline(true);
    await tickOf(page, /Masonry/).uncheck();
    await page.reload();
    await expect(tickOf(page, /Masonry/)).not.toBeChecked();
    await expect(tickOf(page, /Mesin Potong/)).toBeChecked();
    await context.setOffline(false);
    await page.reload();
    await expect(tickOf(page, /Masonry/)).not.toBeChecked();
  });

  test('lines that need a decision are led to; what can’t be had is apart, in no sum, and stays', async ({ page }) => {
    const [mortarId, sawId] = await both();
    const adhesiveId = await variantId(adhesive, undefined, shop.url);
    const cart = await fillCart(customer, { [sawId]: 1, [mortarId]: 20, [adhesiveId]: 5 });
    await discontinue(shop, adhesive);
    await changeProduct(shop, mortar, { stock: 8 });
    await openCart(page);
    const decide = page.getByRole('button', { name: '1 baris perlu keputusan' }).filter({ visible: true });
    await decide.click();
    const short = lines(page).filter({ hasText: 'Masonry' });
    await expect(short).toBeFocused();
    await expect(short).toBeInViewport();
    await short.getByRole('button', { name: t.take(8) }).click();
    const gone = page.getByRole('region', { name: '1 produk belum bisa dibeli' });
    await expect(gone.getByRole('listitem')).toContainText('Tidak dijual lagi');
    await expect(gone).toContainText('Tidak masuk total');
    await expect(lines(page)).toHaveCount(2);
    const known = () => customer.call<Order>('GET', `/orders/${cart.id}`);
    await expect.poll(async () => (await known()).order_items.find(item => item.product_variant_id === mortarId)?.quantity).toBe(8);
    await expect(totals(page).first()).toHaveText(rupiah((await known()).total));
    await expectAccessible(page);

    await test.step('a cart of nothing else', async () => {
      await changeProduct(shop, mortar, { stock: 0 });
      await page.reload();
      await page.getByRole('button', { name: /^Hapus Mesin Potong/ }).click();
      const both = page.getByRole('region', { name: '2 produk belum bisa dibeli' });
      await expect(both.getByRole('listitem')).toHaveCount(2);
      await expect(both).toContainText('Stok habis');
      await expect(page.getByRole('list', { name: t.productsInCart })).toHaveCount(0);
      await expect(page.getByText(/^Belum ada barang di keranjang ini yang bisa dibeli/).filter({ visible: true })).toBeVisible();
      await page.goto(`${shop.url}/cart/checkout/${cart.id}`);
      await expect(page.getByRole('main').getByText('Tidak ada isi keranjang yang dapat dipesan')).toBeVisible();
    });
  });

  async function both(): Promise<[string, string]> {
    return [await variantId(mortar, undefined, shop.url), await variantId(saw, undefined, shop.url)];
  }

  async function openCart(page: Page): Promise<void> {
    await page.goto(`${shop.url}/cart`);
    await awake(page);
    await expect(page.getByRole('button', { name: t.remove }).first()).toBeVisible();
  }
});

const tickOf = (page: Page, name: RegExp): Locator => page.getByRole('checkbox', { name: new RegExp(`^Pilih .*${name.source}`) });
const all = (page: Page): Locator => page.getByRole('checkbox', { name: 'Pilih semua' });
const lines = (page: Page): Locator => page.getByRole('list', { name: t.productsInCart }).getByRole('listitem');
/** Amounts of the summary's last row. */
const totals = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(t.total, { exact: true }) })
    .getByRole('definition');
