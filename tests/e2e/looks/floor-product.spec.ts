import { expect, type Locator, type Page, test } from '@playwright/test';
import { productOf } from '../support/catalogue.ts';
import { addAddress, arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { awake, boxOf, expectNoSidewaysScroll, withLargeText } from '../support/page-checks.ts';
import { underWorker } from '../support/queued.ts';

/** Pixels: what decides a purchase stands above this on a phone of 360 × 740. */
const FLOOR = 480;

const main = (page: Page) => page.getByRole('main');
const bottomOf = async (part: Locator) => {
  const { y, height } = await boxOf(part);
  return y + height;
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  for (const slug of ['semen-pcc-sagara', 'cat-tembok-interior-rupawarna-serasi']) {
    test(`price, unit, rating, stock and delivered price of ${slug} stand on the first screen`, async ({ page, context }) => {
      await arrive(context, 'id');
      await page.goto(`/product/${slug}`);
      await awake(page);
      const ask = main(page).getByRole('button', { name: 'Atur tempat kirim untuk melihat harga sampai' });
      const parts = {
        price: main(page).getByText(/^Rp\s[\d.]+$/),
        unit: main(page).getByText(/^\/(?:sak|galon)$/),
        rating: main(page).getByRole('link', { name: / dari 5, / }),
        stock: main(page).getByText('Stok tersedia', { exact: true }),
        'way to a delivered price': ask,
      };
      for (const [name, part] of Object.entries(parts)) expect(await bottomOf(part), name).toBeLessThanOrEqual(FLOOR);
      const [price, unit] = [await boxOf(parts.price), await boxOf(parts.unit)];
      expect(unit.y, 'price and unit in one line').toBeLessThan(price.y + price.height);

      await ask.click();
      const sheet = page.getByRole('dialog', { name: 'Kirim ke mana?' });
      await sheet.getByRole('searchbox').fill('kota tual');
      await sheet
        .getByRole('button', { name: /^Kota Tual/ })
        .first()
        .click();
      const delivered = main(page)
        .getByText(/^± Rp\s[\d.]+$/)
        .first();
      await expect(delivered).toBeVisible();
      expect(await bottomOf(delivered), 'delivered price').toBeLessThanOrEqual(FLOOR);
    });
  }

  test('the bar has the stepper, and a sum that says what it is made of', async ({ page, context }) => {
    await arrive(context, 'id');
    await page.goto('/product/semen-pcc-sagara');
    await awake(page);
    const quantity = main(page).getByRole('textbox', { name: /^Jumlah Semen PCC Sagara/ });
    const sum = main(page)
      .getByText(/^Rp\s64\.500\/sak · 5 sak = Rp\s322\.500$/)
      .filter({ visible: true });
    await expect(sum).toBeInViewport();
    await expect(quantity).toBeInViewport();
    await main(page).getByRole('button', { name: 'Tambah Semen PCC Sagara', exact: true }).click();
    await expect(
      main(page)
        .getByText(/· 6 sak = Rp\s387\.000$/)
        .filter({ visible: true }),
    ).toBeInViewport();
    await quantity.fill('3');
    await quantity.press('Enter');
    await expect(main(page).getByRole('status').filter({ hasText: 'Minimal 5' })).toBeInViewport();
    await expect(quantity).toHaveValue('5');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await withLargeText(page, () => expectNoSidewaysScroll(page));
  });

  test('a customer sees what they paid last, in room that is there anyway, and without a line', async ({ page, context }) => {
    const customer = await register('id');
    const [variant] = (await productOf('semen-pcc-sagara')).variants;
    await addAddress(customer);
    await placeOrder(customer, await fillCart(customer, { [variant?.id ?? '']: 5 }));
    await arrive(context, 'id', customer.tokens);
    await page.goto('/product/semen-pcc-sagara');
    await awake(page);
    const last = main(page).getByText(/^Harga terakhir Anda Rp\s64\.500, \d+ \p{L}+$/u);
    await expect(last).toBeVisible();
    await expect(
      main(page)
        .getByText(/^± Rp\s[\d.]+$/)
        .first(),
    ).toBeVisible();
    const below = main(page).getByRole('group', { name: 'Pilih varian' });
    expect(await bottomOf(last)).toBeLessThanOrEqual((await boxOf(below)).y);
    expect(await bottomOf(last)).toBeLessThanOrEqual(FLOOR);
    await underWorker(page);
    await context.setOffline(true);
    await page.reload();
    await awake(page);
    await expect(last).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('price and button stay in sight while the details pass by', async ({ page, context }) => {
    await arrive(context, 'en');
    await page.goto('/product/semen-pcc-sagara');
    await awake(page);
    const add = main(page).getByRole('button', { name: 'Add to cart', exact: true });
    await expect(add).toBeInViewport();
    await main(page)
      .getByRole('heading', { name: 'Specifications' })
      .evaluate(heading => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(main(page).getByRole('heading', { name: 'Specifications' })).toBeInViewport();
    await expect(add).toBeInViewport();
  });
});
