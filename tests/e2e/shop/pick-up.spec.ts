import { expect, test } from '@playwright/test';
import { admin } from '../support/admin.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { handIn } from '../support/orders.ts';
import { awake } from '../support/page-checks.ts';

test('an order that is collected says where and when, has a code, and never speaks of couriers', async ({ page, context }) => {
  const customer = await register('en');
  await arrive(context, 'en', customer.tokens);
  const goods = await variantId('perekat-keramik-dinding-watukarsa-anti-turun');
  const { id, number } = await placeOrder(customer, await fillCart(customer, { [goods]: 1 }), 'pick-up');
  const main = page.getByRole('main');
  const look = async (path: string) => {
    await page.goto(path);
    await awake(page);
    await expect(main.getByText(number ?? 'no number').first()).toBeVisible();
    await expect(main).not.toContainText(/courier|on its way|shipped|deliver/i);
  };
  const depot = main.getByRole('region', { name: 'Pick-up' });

  await test.step('before the payment: days if it is paid in time', async () => {
    await admin('validate', id);
    await look(`/track/${id}`);
    await expect(depot).toContainText('Ambon depot');
    await expect(depot).toContainText('Mon–Fri 08:00–17:00, Sat 08:00–15:00 WIT');
    await expect(depot).toContainText(/Ready for pick-up.*if you pay by/);
    await expect(depot.getByRole('link', { name: 'See the map' })).toHaveAttribute('href', /-3\.6554,128\.1908/);
    await expect(depot.getByRole('link', { name: '0811-0000-4047' })).toHaveAttribute('href', 'tel:+6281100004047');
    await page.goto(`/payment/${id}`);
    await expect(main.getByText(/^Ready .* if you pay by/)).toBeVisible();
  });

  await test.step('ready: code, QR code and hours', async () => {
    await handIn(customer, id);
    await admin('receipt', id, '--accept');
    await admin('process', id);
    await look(`/track/${id}`);
    await expect(main.getByText('Being prepared').first()).toBeVisible();
    await admin('ready', id);
    await look(`/track/${id}`);
    await expect(depot.getByRole('img', { name: 'Pick-up code as a QR code' })).toBeVisible();
    await look(`/transactions/waiting-payment/${id}`);
    await page.goto('/notifications');
    const entry = main.getByRole('listitem').filter({ hasText: 'Your order is ready for pick-up' });
    await expect(entry).toContainText('Ambon depot, Kompleks Pergudangan Blok A4, Teluk Ambon. Mon–Fri');
    await entry.getByRole('link', { name: 'Track order' }).click();
  });

  await test.step('collected: the staff checks the code', async () => {
    const code = (await depot.getByText(/^[0-9A-Z]{3} [0-9A-Z]{3}$/).textContent()) ?? '';
    await admin('deliver', '--code', code.toLowerCase());
    await expect(main.getByText('Collected', { exact: true })).toBeVisible();
    await expect(depot).toContainText(`Collected by${customer.user.name}`);
    await page.emulateMedia({ media: 'print' });
    await page.goto(`/transactions/waiting-payment/${id}`);
    await expect(page.locator('article').filter({ hasText: 'Invoice, paid' })).toContainText('Ambon depot, Kompleks Pergudangan');
  });
});
