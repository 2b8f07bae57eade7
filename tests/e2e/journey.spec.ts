import { expect, type Page, test } from '@playwright/test';
import { admin } from './support/admin.ts';
import { type Language, open, words } from './support/visit.ts';

/** One customer's way through the shop, as a person would go it. */
for (const { language, width } of [
  { language: 'id', width: 1280 },
  { language: 'en', width: 360 },
] as const) {
  test.describe(`a new customer in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 600 ? 740 : 900 } });

    test('browses, searches, registers, orders, and sees the validated order with its totals', async ({ page, context }) => {
      test.setTimeout(180_000);
      const t = words[language];
      await open(context, language);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome);

      await findCement(page, language);
      await page.getByRole('main').getByRole('button', { name: t.addToCart }).click();
      const dialog = page.getByRole('dialog', { name: t.login });
      await dialog.getByRole('button', { name: t.signUp }).click();
      await register(page, language);
      await expect(page).toHaveURL(/\/product\/semen-pcc-sagara/);
      await expect(page.getByRole('status').getByText(t.added)).toBeVisible();

      await addFirstOf(page, language, 'granit', 2);
      await addFirstOf(page, language, 'kran', 3);

      await page.goto('/cart');
      await expect(page.getByRole('list', { name: t.productsInCart }).getByRole('listitem')).toHaveCount(3);
      await expect(page.getByRole('spinbutton', { name: t.cement }).or(page.getByRole('textbox', { name: t.cement }))).toHaveValue('5');
      await page.getByRole('link', { name: t.checkout }).filter({ visible: true }).click();
      await expect(page).toHaveURL(/\/cart\/checkout\//);

      await fillAddress(page, language);
      await page.getByRole('radio', { name: t.seaCargo }).check();
      await page.getByRole('button', { name: t.continueToPayment }).click();
      await page.getByRole('radio', { name: t.bankTransfer }).check();
      await page.getByRole('button', { name: t.continueToReview }).click();
      const promised = rupiah(await totalToPay(page, language));
      await page.getByRole('button', { name: t.placeOrder }).filter({ visible: true }).click();

      await expect(page.getByText(t.checkoutSuccess)).toBeVisible();
      await expect(page).toHaveURL(/\/transactions\/waiting-payment/);
      const waiting = await admin('orders', '--status', '2');
      const placed = waiting.find((order: { customer: { name: string } }) => order.customer.name === t.customer);
      await expect(page.getByText(placed.number)).toBeVisible();
      expect(placed.total - placed.unique_code).toBe(promised);
      expect(placed.items_total - placed.discount_total + placed.shipping_fee + placed.unique_code).toBe(placed.total);

      await admin('validate', placed.number);
      await page.goto(`/transactions/waiting-payment/${placed.id}`);
      await expect(page.getByRole('main').getByText(t.waitingForPayment).first()).toBeVisible();
      expect(rupiah(await totalToPay(page, language))).toBe(placed.total);
    });
  });
}

/** Searches with a typo and opens what was meant. */
async function findCement(page: Page, language: Language): Promise<void> {
  const t = words[language];
  await page.getByRole('combobox', { name: t.searchProducts }).fill('semne');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(/semen/).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: t.cement }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
}

async function register(page: Page, language: Language): Promise<void> {
  const t = words[language];
  await expect(page).toHaveURL(/\/register/);
  await page.getByLabel(t.name, { exact: true }).fill(t.customer);
  await page.getByLabel(t.email, { exact: true }).fill(`${language}.${Date.now()}@contoh.test`);
  await page.getByLabel(t.mobileNumber, { exact: true }).fill('0812-3456-7890');
  await page.getByLabel(t.password, { exact: true }).fill('Fondasi2025');
  await page.getByLabel(t.confirmPassword, { exact: true }).fill('Fondasi2025');
  await page.getByRole('checkbox', { name: t.terms }).check();
  await page.getByRole('main').getByRole('button', { name: t.signUp }).click();
}

/** Adds the first product of a category from its card, through the choice of a variant; the cart then has so many products. */
async function addFirstOf(page: Page, language: Language, category: string, products: number): Promise<void> {
  const t = words[language];
  await page.goto(`/categories/${category}`);
  await expect(page.getByRole('banner').getByRole('link', { name: t.cartCount(products - 1) })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('button', { name: t.choose }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.addWithPrice }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: t.cartCount(products) })).toBeVisible();
}

async function fillAddress(page: Page, language: Language): Promise<void> {
  const t = words[language];
  const form = page.getByRole('form', { name: t.address });
  await form.getByLabel(t.addressLabel, { exact: true }).fill('Proyek Ambon');
  await form.getByLabel(t.recipient, { exact: true }).fill(t.customer);
  await form.getByLabel(t.mobileNumber, { exact: true }).fill('+62 812 3456 7890');
  await form.getByLabel(t.searchRegion).fill('sirimau');
  await form
    .getByRole('list', { name: t.regionsFound })
    .getByRole('button', { name: /Sirimau/ })
    .first()
    .click();
  const village = form.getByLabel(t.village, { exact: true });
  await expect(village.getByRole('option')).not.toHaveCount(1);
  await village.selectOption({ index: 1 });
  await form.getByLabel(t.fullAddress, { exact: true }).fill('Jl. Jenderal Sudirman No. 12, RT 01/RW 02');
  await form.getByRole('button', { name: t.save, exact: true }).click();
}

/** The amount beside 'Total to pay'. */
async function totalToPay(page: Page, language: Language): Promise<string> {
  const row = page.getByRole('main').getByText(words[language].totalToPay).filter({ visible: true }).first();
  return (await row.locator('xpath=ancestor::*[contains(., "Rp")][1]').textContent()) ?? '';
}

/** Rupiah of the first amount in a text. */
function rupiah(text: string): number {
  return Number((/Rp\s?([\d.]+)/.exec(text)?.[1] ?? '').replaceAll('.', ''));
}
