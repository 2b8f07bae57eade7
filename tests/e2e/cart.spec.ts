import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { variantId } from './support/catalogue.ts';
import { arrive, type Customer, fillCart, register } from './support/customer.ts';
import { type Language, rupiah, words } from './support/visit.ts';

test.use({ serviceWorkers: 'block' });

/** One variant each: minimum 5; minimum 500 in hundreds; discounted. */
const [mortar, bricks, saw] = ['semen-masonry-sagara-plester', 'bata-merah-jumbo-watukarsa-berongga', 'mesin-potong-keramik-garuka-4'];
/** Its variant 'Kaleng 400 g' has a stock of three. */
const glue = 'lem-pipa-pvc-pakuraya';

for (const { language, width } of [
  { language: 'id', width: 360 },
  { language: 'en', width: 1280 },
] as const) {
  const t = words[language];
  test.describe(`the cart in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    let customer: Customer;
    test.beforeEach(async ({ context }) => {
      customer = await register(language);
      await arrive(context, language, customer.tokens);
    });

    test('keeps quantities to minimum, multiple and stock, and says so', async ({ page }) => {
      const [mortarId, bricksId, glueId] = [await variantId(mortar), await variantId(bricks), await variantId(glue, 3)];
      await fillCart(customer, { [mortarId]: 5, [bricksId]: 500, [glueId]: 2 });
      await page.goto('/cart');

      const first = lineOf(page, language, 0);
      await first.less.click();
      await expect(first.quantity).toHaveValue('0');
      await expect(first.line.getByText(t.notOrdered)).toBeVisible();
      await first.more.click();
      await expect(first.quantity).toHaveValue('5');
      await first.more.click();
      await expect(first.quantity).toHaveValue('6');

      const second = lineOf(page, language, 1);
      await second.quantity.fill('730');
      await second.quantity.press('Enter');
      await expect(second.quantity).toHaveValue('800');
      await expect(second.line.getByText(t.roundedUp('100', '800'))).toBeVisible();
      await second.quantity.fill('20');
      await second.quantity.press('Tab');
      await expect(second.quantity).toHaveValue('500');
      await expect(second.line.getByText(t.raisedToMinimum(500))).toBeVisible();

      const third = lineOf(page, language, 2);
      await third.more.click();
      await expect(third.quantity).toHaveValue('3');
      await third.more.click();
      await expect(third.quantity).toHaveValue('0');
      const toast = page.getByRole('status').filter({ hasText: t.atTheLimit(3) });
      await toast.getByRole('button', { name: t.undo }).click();
      await expect(third.quantity).toHaveValue('3');
      await third.quantity.fill('999');
      await third.quantity.press('Enter');
      await expect(third.quantity).toHaveValue('3');
      await expect(third.line.getByText(t.onlyFromStock(3))).toBeVisible();

      await expect.poll(() => quantitiesOf(customer)).toEqual({ [mortarId]: 6, [bricksId]: 500, [glueId]: 3 });
    });

    test('adds up what is ordered; a line at 0 stays, and a removed one comes back', async ({ page }) => {
      const [mortarId, sawId] = [await variantId(mortar), await variantId(saw)];
      await fillCart(customer, { [mortarId]: 5, [sawId]: 2 });
      await page.goto('/cart');
      await expectSums(page, language, customer, 2);

      const idle = lineOf(page, language, 0);
      await idle.less.click();
      await expect(idle.line.getByText(t.notOrdered)).toBeVisible();
      await expect(idle.line.locator('span:has(> img)')).toHaveCSS('filter', 'grayscale(1)');
      await expect(lineOf(page, language, 1).line.locator('span:has(> img)')).toHaveCSS('filter', 'none');
      await expect.poll(() => quantitiesOf(customer)).toEqual({ [mortarId]: 0, [sawId]: 2 });
      await expectSums(page, language, customer, 1);
      await page.reload();
      await expect(lineOf(page, language, 0).quantity).toHaveValue('0');

      const lines = page.getByRole('list', { name: t.productsInCart }).getByRole('listitem');
      await lineOf(page, language, 1).remove.click();
      await expect(lines).toHaveCount(1);
      await expect(page.getByText(t.nothingToOrder).filter({ visible: true })).toBeVisible();
      await expect.poll(() => quantitiesOf(customer)).toEqual({ [mortarId]: 0 });
      await page.getByRole('status').getByRole('button', { name: t.undo }).click();
      await expect(lines).toHaveCount(2);
      await expect.poll(() => quantitiesOf(customer)).toEqual({ [mortarId]: 0, [sawId]: 2 });
      await expectSums(page, language, customer, 1);
    });
  });
}

/** A line of the cart with its controls. */
function lineOf(page: Page, language: Language, index: number) {
  const t = words[language];
  const line: Locator = page.getByRole('list', { name: t.productsInCart }).getByRole('listitem').nth(index);
  return {
    line,
    quantity: line.getByRole('textbox', { name: t.quantityOf }),
    more: line.getByRole('button', { name: t.moreOf }),
    less: line.getByRole('button', { name: t.lessOf }),
    remove: line.getByRole('button', { name: t.remove }),
  };
}

async function cartOf(customer: Customer): Promise<Order> {
  const { orders } = await customer.call<{ orders: Order[] }>('GET', '/orders/?status=1');
  const [cart] = orders;
  if (cart === undefined) throw new Error('The customer has no cart');
  return cart;
}

async function quantitiesOf(customer: Customer): Promise<Record<string, number>> {
  return Object.fromEntries((await cartOf(customer)).order_items.map(item => [item.product_variant_id, item.quantity]));
}

/** The page's sums are the shop's. */
async function expectSums(page: Page, language: Language, customer: Customer, ordered: number): Promise<void> {
  const t = words[language];
  const cart = await cartOf(customer);
  const sum = (label: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .getByRole('definition')
      .first();
  await expect(sum(t.items(ordered))).toHaveText(rupiah(cart.items_total));
  await expect(sum(t.discount)).toHaveText(`−${rupiah(cart.discount_total)}`);
  await expect(sum(t.total)).toHaveText(rupiah(cart.total));
  expect(cart.items_total - cart.discount_total).toBe(cart.total);
}
