import { expect, type Page } from '@playwright/test';
import { pressAtRest } from './page-checks.ts';
import { type Language, words } from './visit.ts';

/** Searches with a typo and opens what was meant. */
export async function findCement(page: Page, language: Language): Promise<void> {
  const t = words[language];
  await page.getByRole('combobox', { name: t.searchProducts }).fill('semne');
  await page.keyboard.press('Enter');
  // The page before may have the same product: a click on it would be lost when the results take its place.
  await expect(page.getByRole('heading', { level: 1, name: /semne/ })).toBeVisible();
  await expect(page.getByRole('main').getByText(/semen/).first()).toBeVisible();
  await pressAtRest(page.getByRole('main').getByRole('link', { name: t.cement }).first());
  await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
}

/** From a guest's home page to a registered customer whose cart holds the cement. */
export async function addCement(page: Page, language: Language): Promise<void> {
  const t = words[language];
  await findCement(page, language);
  await page.getByRole('main').getByRole('button', { name: t.addToCart }).click();
  await page.getByRole('dialog', { name: t.login }).getByRole('button', { name: t.signUp }).click();
  await fillRegistration(page, language);
  await expect(page).toHaveURL(/\/product\/semen-pcc-sagara/);
  await expect(page.getByRole('status').getByText(t.added)).toBeVisible();
}

/** Orders that cart to a first address, by sea and paid by transfer. @returns the rupiah that the last step promises */
export async function orderCement(page: Page, language: Language): Promise<number> {
  const t = words[language];
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: t.productsInCart }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('spinbutton', { name: t.cement }).or(page.getByRole('textbox', { name: t.cement }))).toHaveValue('5');
  return orderCart(page, language);
}

/** Orders the cart that is open to a first address, by such a service and paid by transfer. @returns the rupiah that the last step promises */
export async function orderCart(page: Page, language: Language, service = words[language].seaCargo): Promise<number> {
  const t = words[language];
  await page.getByRole('link', { name: t.checkout }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/cart\/checkout\//);
  await fillAddress(page, language);
  await page.getByRole('radio', { name: service }).check();
  await page.getByRole('button', { name: t.continueToPayment }).click();
  await page.getByRole('radio', { name: t.bankTransfer }).check();
  await page.getByRole('button', { name: t.continueToReview }).click();
  const promised = await totalToPay(page, language);
  await page.getByRole('button', { name: t.placeOrder }).filter({ visible: true }).click();
  await expect(page.getByText(t.checkoutSuccess)).toBeVisible();
  await expect(page).toHaveURL(/\/transactions\/waiting-payment/);
  return promised;
}

/** Fills the registration that is open. */
export async function fillRegistration(page: Page, language: Language): Promise<void> {
  const t = words[language];
  await expect(page).toHaveURL(/\/register/);
  await page.getByLabel(t.name, { exact: true }).fill(t.customer);
  await page.getByLabel(t.email, { exact: true }).fill(`${crypto.randomUUID()}@contoh.test`);
  await page.getByLabel(t.mobileNumber, { exact: true }).fill('0812-3456-7890');
  await page.getByLabel(t.password, { exact: true }).fill('Fondasi2025');
  await page.getByLabel(t.confirmPassword, { exact: true }).fill('Fondasi2025');
  await page.getByRole('checkbox', { name: t.terms }).check();
  await page.getByRole('main').getByRole('button', { name: t.signUp }).click();
}

/** Fills and saves the address form that is open, by searching for the district. */
export async function fillAddress(page: Page, language: Language): Promise<void> {
  const t = words[language];
  const form = page.getByRole('form', { name: t.address });
  await form.getByLabel(t.addressLabel, { exact: true }).fill('Proyek Ambon');
  await form.getByLabel(t.recipient, { exact: true }).fill(t.customer);
  await form.getByLabel(t.mobileNumber, { exact: true }).fill('+62 812 3456 7890');
  await form.getByLabel(t.searchRegion).fill('sirimau');
  const found = form.getByRole('list', { name: t.regionsFound }).getByRole('button', { name: /Sirimau/ });
  await found.first().click();
  const village = form.getByLabel(t.village, { exact: true });
  await expect(village.getByRole('option')).not.toHaveCount(1);
  await village.selectOption({ index: 1 });
  await form.getByLabel(t.fullAddress, { exact: true }).fill('Jl. Jenderal Sudirman No. 12, RT 01/RW 02');
  await form.getByRole('button', { name: t.save, exact: true }).click();
}

/** Goes through the checkout of a cart to the placed order, to be brought by the store's truck and paid by transfer. */
export async function checkOut(page: Page, language: Language, address: string): Promise<void> {
  const t = words[language];
  await page.goto(address);
  await page.getByRole('radio', { name: t.storeTruck }).check();
  await page.getByRole('button', { name: t.continueToPayment }).click();
  await page.getByRole('radio', { name: t.bankTransfer }).check();
  await page.getByRole('button', { name: t.continueToReview }).click();
  await page.getByRole('button', { name: t.placeOrder }).filter({ visible: true }).click();
  await expect(page.getByText(t.checkoutSuccess)).toBeVisible();
}

/** Rupiah beside 'Total to pay'. */
export async function totalToPay(page: Page, language: Language): Promise<number> {
  const row = page.getByRole('main').getByText(words[language].totalToPay).filter({ visible: true }).first();
  const text = (await row.locator('xpath=ancestor::*[contains(., "Rp")][1]').textContent()) ?? '';
  return Number((/Rp\s?([\d.]+)/.exec(text)?.[1] ?? '').replaceAll('.', ''));
}
