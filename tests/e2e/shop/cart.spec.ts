import { expect, type Locator, type Page, test } from '@playwright/test';
import type { ProductList } from '#contract/catalogue.ts';
import type { Order } from '#contract/orders.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, type Customer, call, fillCart, placeOrder, register } from '../support/customer.ts';
import { awake, isActionBelow } from '../support/page-checks.ts';
import { type Language, rupiah, words } from '../support/visit.ts';

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
      const toast = page.getByRole('status').filter({ hasText: t.atTheLimit(3) });
      const isBelow = isActionBelow(toast.getByRole('button', { name: t.undo }));
      await third.more.click();
      await expect(third.quantity).toHaveValue('0');
      if (width < 600) expect(await isBelow, 'more than two lines beside the action').toBe(true);
      await toast.getByRole('button', { name: t.undo }).click();
      await expect(third.quantity).toHaveValue('3');
      await third.quantity.fill('999');
      await third.quantity.press('Enter');
      await expect(third.quantity).toHaveValue('3');
      await expect(third.line.getByText(t.onlyFromStock(3))).toBeVisible();

      await expect.poll(() => quantitiesOf(customer)).toEqual({ [mortarId]: 6, [bricksId]: 500, [glueId]: 3 });
    });

    test('counts half units by what they hold, and sums while one types', async ({ page }) => {
      const { products } = await call<ProductList>(
        process.env.SHOP_URL ?? '',
        'GET',
        `/products?lang=${language}&category=paku&in_stock=true`,
      );
      const product = products.find(({ variants: [first] }) => first?.unit === 'half_kg' && first.stock > 100);
      const [variant] = product?.variants ?? [];
      if (product === undefined || variant === undefined) throw new Error('no nails');
      const half = Math.round(variant.price * (1 - variant.discount / 100));
      const decimal = language === 'id' ? ',' : '.';
      const main = page.getByRole('main');
      const shown = (text: string) => main.getByText(text, { exact: true }).filter({ visible: true }).first();

      await page.goto(`/product/${product.slug}`);
      await awake(page);
      const field = main.getByRole('textbox', { name: t.quantityOf });
      await expect(field).toHaveValue('1');
      await expect(field).toHaveAccessibleName(new RegExp(`${product.name}.*\\(kg\\)`));
      await expect(shown(t.minimum('1 kg'))).toBeVisible();
      await expect(shown(t.multiples('½ kg'))).toBeVisible();
      await field.fill(`2${decimal}5`);
      await expect(field).toBeFocused();
      await expect(
        main
          .getByText(rupiah(5 * half))
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await field.fill(`3${decimal}2`);
      await expect(
        main
          .getByText(rupiah(7 * half))
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await field.press('Enter');
      await expect(field).toHaveValue(`3${decimal}5`);
      // The bar of a phone says it, and on wide screens the field.
      await expect(main.getByText(t.roundedUp('½ kg', `3${decimal}5 kg`)).filter({ visible: true })).toBeVisible();
      await main.getByRole('button', { name: t.lessOf }).click();
      await expect(field).toHaveValue('3');
      await expect(shown('6 × ½ kg')).toBeVisible();
      await main.getByRole('button', { name: t.addToCart }).filter({ visible: true }).first().click();
      await expect(page.getByText(t.inCart('3 kg')).filter({ visible: true }).first()).toBeVisible();

      await page.goto('/cart');
      const { quantity } = lineOf(page, language, 0);
      await expect(quantity).toHaveValue('3');
      await quantity.fill('150');
      await expect(sumOf(page, t.total)).toHaveText(rupiah(300 * half));
      await quantity.fill('4');
      await expect(sumOf(page, t.total)).toHaveText(rupiah(8 * half));
      await quantity.press('Tab');
      await expect(quantity).toHaveValue('4');
      await expect.poll(() => quantitiesOf(customer)).toEqual({ [variant.id]: 8 });

      const order = await placeOrder(customer, await cartOf(customer));
      await page.goto(`/transactions/waiting-payment/${order.id}`);
      await expect(main.getByText('4 kg (8 × ½ kg)').filter({ visible: true })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('cell', { name: '4 kg (8 × ½ kg)', includeHidden: true })).toBeVisible();
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
      // At once: the toast goes by itself.
      await page.getByRole('status').getByRole('button', { name: t.undo }).click();
      await expect(lines).toHaveCount(2);
      await expect.poll(() => quantitiesOf(customer)).toEqual({ [mortarId]: 0, [sawId]: 2 });
      await expectSums(page, language, customer, 1);
      await lineOf(page, language, 1).remove.click();
      await expect.poll(() => quantitiesOf(customer)).toEqual({ [mortarId]: 0 });
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

async function findCart(customer: Customer): Promise<Order | undefined> {
  const { orders } = await customer.call<{ orders: Order[] }>('GET', '/orders/?status=1');
  return orders[0];
}

async function cartOf(customer: Customer): Promise<Order> {
  const cart = await findCart(customer);
  if (cart === undefined) throw new Error('The customer has no cart');
  return cart;
}

/** What the server's cart holds; nothing before the page's first edit has arrived. */
async function quantitiesOf(customer: Customer): Promise<Record<string, number>> {
  const cart = await findCart(customer);
  return Object.fromEntries(cart?.order_items.map(item => [item.product_variant_id, item.quantity]) ?? []);
}

/** The amount beside such a word in the summary. */
function sumOf(page: Page, label: string): Locator {
  const rows = page.getByRole('main').locator('dl > div');
  return rows
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition')
    .first();
}

/** The page's sums are the shop's, once what the page has on its way has arrived there. */
async function expectSums(page: Page, language: Language, customer: Customer, ordered: number): Promise<void> {
  const t = words[language];
  const sum = (label: string) => sumOf(page, label);
  await expect(sum(t.items(ordered))).toBeVisible();
  await expect(async () => {
    const cart = await cartOf(customer);
    await expect(sum(t.items(ordered))).toHaveText(rupiah(cart.items_total), { timeout: 1_000 });
    await expect(sum(t.discount)).toHaveText(`−${rupiah(cart.discount_total)}`, { timeout: 1_000 });
    await expect(sum(t.total)).toHaveText(rupiah(cart.total), { timeout: 1_000 });
    expect(cart.items_total - cart.discount_total).toBe(cart.total);
  }).toPass();
}
