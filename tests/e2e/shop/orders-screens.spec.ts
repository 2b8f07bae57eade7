import { expect, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { admin } from '../support/admin.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { asAdmin, handIn } from '../support/orders.ts';
import { awake, boxOf, isActionBelow } from '../support/page-checks.ts';
import { photo } from '../support/photo.ts';
import { rupiah } from '../support/visit.ts';

test.use({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });

test('orders by stage, payment to copy with a countdown, a cancellation with its reason, tracking, the invoice, and once more', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await register('en');
  const goods = await variantId('semen-masonry-sagara-plester');
  const place = async () => placeOrder(customer, await fillCart(customer, { [goods]: 5 }));
  const [due, doomed, late, paid] = [await place(), await place(), await place(), await place()];
  for (const { id } of [due, late, paid]) await admin('validate', id);
  await arrive(context, 'en', customer.tokens);
  const main = page.getByRole('main');

  await test.step('all orders, under construction', async () => {
    await page.goto('/transactions');
    await awake(page);
    const notice = main.getByText('This page is under construction', { exact: true });
    await expect(notice).toBeVisible();
    const [above, line] = [await boxOf(main.getByRole('heading', { level: 1 })), await boxOf(notice)];
    expect(line.y - (above.y + above.height)).toBeLessThan(12);
    expect(line.height).toBeLessThan(30);
    expect((await boxOf(main.getByRole('list', { name: 'Groups of your orders' }))).y - line.y).toBeLessThan(60);
    const stages = main.getByRole('navigation', { name: 'Stages of your orders' }).getByRole('link');
    await expect(stages).toHaveText([
      'All',
      'Waiting for validation',
      'Waiting for payment',
      'Processing',
      'On shipping',
      'Done',
      'Cancelled',
    ]);
    await stages.filter({ hasText: 'Waiting for payment' }).click();
    await expect(main.getByText(due.number ?? '').first()).toBeVisible();
    await expect(main.getByText(doomed.number ?? '')).toHaveCount(0);
    await page.goto('/transactions/waiting-validation');
    await expect(main.getByText(doomed.number ?? '').first()).toBeVisible();
    await expect(main.getByText(due.number ?? '')).toHaveCount(0);
    await page.goto('/transactions/waiting-payment');
    await expect(main.getByRole('link', { name: `Pay now: ${due.number}` })).toHaveAttribute('href', `/payment/${due.id}`);
  });

  await test.step('payment', async () => {
    const { payment, total } = await customer.call<Order>('GET', `/orders/${due.id}`);
    await page.goto(`/payment/${due.id}`);
    await awake(page);
    const clock = main.getByRole('timer', { name: 'Time left to pay' });
    await expect(clock).toHaveText(/^23 hours ?5\d minutes ?\d\d seconds?$/);
    const before = await clock.textContent();
    await expect(clock).not.toHaveText(before ?? '');
    await expect(main.getByText(rupiah(total)).first()).toBeVisible();
    await main.getByText('Masonry', { exact: false }).first().click();
    await expect(main.getByRole('listitem').filter({ hasText: '5 bags' })).toBeVisible();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await main.getByRole('button', { name: 'Copy the amount' }).click();
    await expect.poll(copied).toBe(String(total));
    await main.getByRole('button', { name: 'Copy the account number' }).click();
    await expect.poll(copied).toBe(payment.account?.number.replace(/\D/g, ''));
    await expect(main.getByRole('link', { name: `Ask about order ${due.number}` })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\d+\\?text=.*${due.number}`),
    );
  });

  await test.step('cancelled by the customer', async () => {
    await page.goto(`/transactions/waiting-payment/${doomed.id}`);
    await awake(page);
    await main.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Wrong address or shipment' }).check();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Your order was cancelled' });
    await expect(toast).toBeVisible();
    await expect(toast.locator('path[d="m16 9-5.5 5.5L8 12"]'), 'a tick').toHaveCount(0);
    await expect(main.getByText('Wrong address or shipment')).toBeVisible();
    expect(await customer.call('GET', `/orders/${doomed.id}`)).toMatchObject({ status: 8 });
    await page.goto(`/payment/${doomed.id}`);
    await expect(main.getByText(/It can no longer be paid/)).toBeVisible();
  });

  await test.step('a receipt that waited on this phone until the clock had cancelled its order', async () => {
    await page.goto(`/payment/${late.id}`);
    await awake(page);
    await page.route('**/receipt*', (route, request) => (request.method() === 'POST' ? route.abort() : route.fallback()));
    await main.getByLabel('Choose a file').setInputFiles(await photo('bukti.jpg'));
    await main.getByRole('button', { name: 'Send receipt' }).click();
    await expect(main.getByRole('region', { name: 'Receipt' }).getByText('Queued')).toBeVisible();
    await page.goto('/queue');
    await awake(page);
    // The reason that the clock writes.
    await admin('cancel', late.id, '--reason', 'payment_deadline_passed');
    await page.unroute('**/receipt*');
    await main.getByRole('button', { name: 'Send now' }).click();
    const entry = main.getByRole('listitem').filter({ hasText: `Receipt for order ${late.number}` });
    await expect(entry.getByText('Not accepted')).toBeVisible();
    await expect(entry).toContainText('The time to pay has passed');
    await expect(entry).toContainText('it comes back within 1-3 working days');
    // Neither 'Change' nor 'Try again', which the shop would refuse as well.
    await expect(entry.getByRole('button')).toHaveText(['Remove']);
    await expect(entry.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', `/transactions/waiting-payment/${late.id}`);
    await entry.getByRole('button').click();
    await expect(entry).toHaveCount(0);
  });

  await test.step('cancelled by the shop after the payment: how much comes back, and by when', async () => {
    await handIn(customer, paid.id);
    await admin('receipt', paid.id, '--accept');
    await admin('cancel', paid.id, '--reason', 'Sold out');
    const comesBack = /comes back to your account by (Mon|Tue|Wed|Thu|Fri) \d{1,2} [A-Z][a-z]{2} at the latest\.$/;
    for (const path of ['payment', 'track', 'transactions/waiting-payment']) {
      await page.goto(`/${path}/${paid.id}`);
      await awake(page);
      await expect(main.getByText(comesBack).filter({ visible: true })).toContainText(rupiah(paid.total));
      await expect(main.getByText(/^If you have paid/)).toHaveCount(0);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('article').filter({ hasText: 'Invoice, cancelled' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Notifications/ })
      .hover();
    const news = page.getByRole('banner').getByRole('listitem').filter({ hasText: 'Your order was cancelled' });
    await expect(news.filter({ hasText: paid.number ?? '' })).toContainText(/, \d\d:\d\d (WIB|WITA|WIT|GMT\S*) · /);
  });

  await test.step('tracking in four steps', async () => {
    await handIn(customer, due.id);
    await page.goto(`/payment/${due.id}`);
    await expect(main.getByText('Time stopped')).toBeVisible();
    await expect(main.getByRole('timer')).toHaveCount(0);
    await expect(main.getByText(/Masonry/).first()).toBeVisible();
    await admin('receipt', due.id, '--accept');
    await admin('process', due.id);
    await admin('ship', due.id, '--tracking', 'TTK-42');
    await page.goto(`/track/${due.id}`);
    await awake(page);
    const steps = main.getByRole('list').filter({ hasText: 'Order made' }).getByRole('listitem');
    await expect(steps).toContainText(['Order made', 'Waiting for courier', 'Being shipped', 'Received']);
    await expect(steps.nth(2)).toContainText('(current stage)');
    await expect(steps.nth(1)).toContainText(/Payment validated · \d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}/);
    await expect(main.getByText('TTK-42')).toBeVisible();
  });

  await test.step('invoice, and buy again', async () => {
    await page.goto(`/transactions/waiting-payment/${due.id}`);
    await awake(page);
    await page.emulateMedia({ media: 'print' });
    const invoice = page.locator('article').filter({ hasText: 'Invoice, paid' });
    await expect(invoice).toBeVisible();
    await expect(invoice).toContainText(due.number ?? 'no number');
    await expect(invoice).toContainText(rupiah(due.total));
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(invoice).toContainText(`SKU ${due.order_items[0]?.product_variant.sku}`);
    await page.emulateMedia({ media: 'screen' });
    const isBelow = isActionBelow(page.getByRole('status').getByRole('button', { name: 'See cart' }));
    await main.getByRole('button', { name: `Buy again: ${due.number}` }).click();
    expect(await isBelow, 'few words').toBe(false);
    await expect(page.getByRole('status').getByText('1 product is in your cart')).toBeVisible();
    await expect.poll(() => cartOf(customer)).toEqual([[goods, 5]]);
  });
});

test('buying again lowers nothing in a cart that is not known yet', async ({ page, context }) => {
  const line = await startFaultProxy(process.env.SHOP_URL ?? '');
  try {
    const customer = await register('en');
    const goods = await variantId('semen-masonry-sagara-plester');
    const order = await placeOrder(customer, await fillCart(customer, { [goods]: 5 }));
    await asAdmin('POST', `orders/${order.id}/cancellation`, { reason: 'Gudang banjir' });
    await fillCart(customer, { [goods]: 50 });
    await arrive(context, 'en', customer.tokens, line.url);
    await line.break('unavailable', { method: 'GET', path: /^\/api\/v1\/orders\/\?.*status=1(&|$)/ });
    await page.goto(`${line.url}/transactions/waiting-payment/${order.id}`);
    await awake(page);
    const again = page.getByRole('main').getByRole('button', { name: `Buy again: ${order.number}` });
    await again.click();
    await expect(page.getByText('Your cart could not be loaded')).toBeVisible();
    await line.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(async () => {
      await again.click();
      await expect(page.getByRole('status').getByText('1 product is in your cart')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect.poll(() => cartOf(customer)).toEqual([[goods, 50]]);
  } finally {
    await line.stop();
  }
});

async function cartOf(customer: Awaited<ReturnType<typeof register>>): Promise<unknown> {
  const { orders } = await customer.call<{ orders: Order[] }>('GET', '/orders/?status=1');
  return orders[0]?.order_items.map(({ product_variant_id, quantity }) => [product_variant_id, quantity]);
}
