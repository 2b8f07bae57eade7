import { expect, type Locator, test } from '@playwright/test';
import { someOf } from '../support/catalogue.ts';
import { arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { asAdmin, handIn } from '../support/orders.ts';
import { awake, expectNoSidewaysScroll } from '../support/page-checks.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

test('on a phone the card of an order at any stage is at most 180 px high, with one main action', async ({ page, context }) => {
  const customer = await register('id');
  const goods = await someOf(4);
  const place = async () => placeOrder(customer, await fillCart(customer, goods));
  const checked = await place();
  const [due, sent, done, gone] = [await place(), await place(), await place(), await place()];
  await asAdmin('POST', `orders/${due.id}/validation`);
  for (const { id } of [sent, done]) {
    await asAdmin('POST', `orders/${id}/validation`);
    await handIn(customer, id);
    await asAdmin('POST', `orders/${id}/receipt/acceptance`);
    await asAdmin('POST', `orders/${id}/processing`);
    await asAdmin('POST', `orders/${id}/shipment`, { tracking_number: 'TTK-42' });
  }
  await customer.call('POST', `/orders/${done.id}/receipt-confirmation`);
  await asAdmin('POST', `orders/${gone.id}/cancellation`, { reason: 'Sold out' });

  await arrive(context, 'id', customer.tokens);
  await page.goto('/transactions');
  await awake(page);
  const main = page.getByRole('main');
  const actions = {
    [checked.number ?? '']: 'Lihat pesanan',
    [due.number ?? '']: 'Bayar sekarang',
    [sent.number ?? '']: 'Lacak pesanan',
    [done.number ?? '']: 'Beli lagi',
    [gone.number ?? '']: 'Beli lagi',
  };
  for (const [number, action] of Object.entries(actions)) {
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: number }) });
    await expect(card.getByRole('heading').getByRole('link')).toHaveText(number);
    const others = card.locator('a, button').filter({ hasNotText: number });
    await expect(others, number).toHaveText([action]);
    expect((await others.boundingBox())?.height, number).toBeGreaterThanOrEqual(48);
    await expect.poll(() => heightWithWideNumber(card), number).toBeLessThanOrEqual(180);
  }
  await expectNoSidewaysScroll(page);

  const groups = main.getByRole('list', { name: 'Kelompok pesanan Anda' }).getByRole('link');
  await expect(groups).toHaveText([/^Aktif\s*3$/, /^Selesai\s*1$/, /^Dibatalkan\s*1$/]);
  const numbers = () => main.getByRole('heading', { level: 2, name: /^FD-/ }).allTextContents();
  await groups.filter({ hasText: 'Aktif' }).click();
  await expect.poll(numbers).toEqual([sent, due, checked].map(({ number }) => number));
  await expect(page).toHaveURL(/stage=active$/);
  await expect(groups.filter({ hasText: 'Aktif' })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect.poll(numbers).toHaveLength(3);
  await main.getByRole('link', { name: sent.number ?? '', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: sent.number ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/stage=active$/);
  await expect.poll(numbers).toHaveLength(3);
});

/** The height of a card whose number is made of the widest letters there are. */
function heightWithWideNumber(card: Locator): Promise<number> {
  return card.evaluate(element => {
    const number = element.querySelector('h2 a')?.firstChild;
    if (!(number instanceof Text)) throw new Error('no number');
    const real = number.data;
    number.data = real.replace(/.{4}$/, 'WMWM');
    const { height } = element.getBoundingClientRect();
    number.data = real;
    return height;
  });
}
