import { expect, type Page, test } from '@playwright/test';
import { someOf } from '../support/catalogue.ts';
import { addAddress, arrive, type Customer, fillCart, register } from '../support/customer.ts';
import { awake, boxOf, expectNoSidewaysScroll, withLargeText } from '../support/page-checks.ts';
import { words } from '../support/visit.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

const t = words.id;

let customer: Customer;
test.beforeEach(async ({ context }) => {
  customer = await register('id');
  await arrive(context, 'id', customer.tokens);
});

test('a line of the cart is no higher than 120 px, and the bars below it take no more than 18 % of a phone', async ({ page }) => {
  await fillCart(customer, await someOf(8));
  await page.goto('/cart');
  await awake(page);
  const lines = page.getByRole('list', { name: t.productsInCart }).getByRole('listitem');
  await expect(lines).toHaveCount(8);
  const heights = await lines.evaluateAll(all => all.map(line => line.getBoundingClientRect().height));
  expect(Math.max(...heights), heights.join(' ')).toBeLessThanOrEqual(120);
  expect(await coveredBelow(page)).toBeLessThanOrEqual(0.18 * 740);
  const checkout = await boxOf(page.getByRole('link', { name: t.checkout, exact: true }).filter({ visible: true }));
  expect(checkout.height).toBeGreaterThanOrEqual(48);
  const small = await lines
    .first()
    .evaluate(
      line =>
        [...line.querySelectorAll('a, button, input, p, strong')].filter(part => parseFloat(getComputedStyle(part).fontSize) < 13).length,
    );
  expect(small, 'parts of a line in a type below 13 px').toBe(0);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await withLargeText(page, () => expectNoSidewaysScroll(page));
});

test('the checkout’s first button is within reach, whatever the number of addresses, and its goods are pictures', async ({ page }) => {
  for (let count = 0; count < 5; count += 1) await addAddress(customer);
  const cart = await fillCart(customer, await someOf(3));
  await page.goto(`/cart/checkout/${cart.id}`);
  await awake(page);
  const main = page.getByRole('main');
  const go = main.getByRole('button', { name: t.continueToPayment });
  await expect(go).toBeVisible();
  expect((await boxOf(go)).y).toBeLessThanOrEqual(640);
  const address = main.getByRole('region', { name: 'Alamat pengiriman' });
  expect((await boxOf(address)).height, 'the folded address').toBeLessThanOrEqual(110);
  await expect(main.getByRole('list', { name: 'Barang pesanan ini' }).getByRole('listitem')).toHaveCount(3);
  await main.getByRole('button', { name: 'Ubah: Alamat pengiriman' }).click();
  const deliver = main.getByRole('button', { name: t.deliverHere });
  await expect.poll(async () => (await boxOf(deliver)).y).toBeLessThanOrEqual(640);
  await deliver.click();
  await main.getByRole('radio', { name: t.storeTruck }).check();
  await go.click();
  await main.getByRole('radio', { name: t.bankTransfer }).check();
  await main.getByRole('button', { name: t.continueToReview }).click();
  // The total and the one main action stay in sight.
  await expect.poll(async () => (await boxOf(main.getByRole('button', { name: t.placeOrder }))).y).toBeLessThanOrEqual(640);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await withLargeText(page, () => expectNoSidewaysScroll(page));
});

/** Pixels of the screen's lower edge that stay covered while the page is scrolled. */
async function coveredBelow(page: Page): Promise<number> {
  const covered = () => {
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(each => {
      const { position, visibility } = getComputedStyle(each);
      const { bottom, top, height } = each.getBoundingClientRect();
      const isBar = (position === 'fixed' || position === 'sticky') && visibility === 'visible' && height > 0;
      return isBar && bottom > innerHeight / 2 && top > innerHeight / 2;
    });
    return innerHeight - Math.min(innerHeight, ...bars.map(bar => bar.getBoundingClientRect().top));
  };
  return page.evaluate(covered);
}
