import { expect, test } from '@playwright/test';
import { variantId } from '../support/catalogue.ts';
import { arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { asAdmin } from '../support/orders.ts';
import { awake, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { underWorker } from '../support/queued.ts';

test('the account of a customer on a phone: orders by state with their counts, all places, and the way out', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const customer = await register('id');
  const goods = await variantId('semen-masonry-sagara-plester');
  const place = async () => placeOrder(customer, await fillCart(customer, { [goods]: 5 }));
  const [due] = [await place(), await place(), await place()];
  await asAdmin('POST', `orders/${due.id}/validation`);
  await arrive(context, 'id', customer.tokens);
  await page.goto('/about');
  await underWorker(page);
  const main = page.getByRole('main');
  await page.getByRole('navigation', { name: 'Akses cepat' }).getByRole('link', { name: 'Akun' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(main.getByRole('heading', { level: 1, name: 'Akun' })).toBeVisible();
  await expect(main.getByRole('link', { name: customer.user.name })).toHaveAttribute('href', '/profile');

  const states = main.getByRole('region', { name: 'Pesanan saya' }).getByRole('listitem');
  const counts = ['2 Menunggu validasi', '1 Menunggu pembayaran', '0 Diproses', '0 Dikirim', '0 Selesai', '0 Dibatalkan'];
  await expect(states).toHaveText(counts);
  const places = main.getByRole('navigation', { name: 'Akun', exact: true });
  for (const name of ['Notifikasi', 'Daftar proyek', 'Penawaran', 'Alamat', 'Menunggu dikirim']) {
    await expect(places.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(places.getByRole('button', { name: 'Keluar' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await states.getByRole('link', { name: /Menunggu pembayaran/ }).click();
  await expect(main.getByRole('heading', { level: 2, name: due.number ?? '' })).toBeVisible();
  await page.goBack();
  await expect(states).toHaveText(counts);

  await context.setOffline(true);
  await page.reload();
  await expect(states).toHaveText(counts);
  await context.setOffline(false);
});

test('on a wide screen a customer has the account’s menu beside its pages, and a guest no empty column', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const main = page.getByRole('main');
  const menu = main.getByRole('navigation', { name: 'Account menu' });
  await arrive(context, 'en');
  for (const path of ['/account', '/lists', '/quotations']) {
    await page.goto(path);
    await awake(page);
    const heading = main.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(menu).toHaveCount(0);
    const widths = await main.locator('h1').evaluate(element => {
      const main = element.closest('main');
      return [main?.clientWidth, main?.firstElementChild?.lastElementChild?.clientWidth];
    });
    expect(widths[1], path).toBe(widths[0]);
  }
  await page.goto('/account');
  for (const [name, href] of [
    ['Login', '/login'],
    ['Sign up', '/register'],
    ['Lists', '/lists'],
    ['Calculators', '/calculators'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }

  const customer = await register('en');
  await arrive(context, 'en', customer.tokens);
  for (const path of ['/account', '/profile', '/transactions', '/lists']) {
    await page.goto(path);
    await awake(page);
    await expect(menu).toBeVisible();
    const [side, heading] = [await menu.boundingBox(), await main.getByRole('heading', { level: 1 }).boundingBox()];
    expect((side?.x ?? 0) + (side?.width ?? 0), path).toBeLessThan(heading?.x ?? 0);
    await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', path);
  }
  await page.goto('/account');
  await expect(main.getByRole('navigation', { name: 'Account', exact: true }).getByRole('button', { name: 'Logout' })).toBeVisible();
});
