import { expect, type Page, test } from '@playwright/test';
import { admin } from './support/admin.ts';
import { variantId } from './support/catalogue.ts';
import { arrive, type Customer, fillCart, placeOrder, register } from './support/customer.ts';
import { awake, complaintsOf, expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { type Place, privatePlaces, publicPlaces } from './support/places.ts';
import { type Language, words } from './support/visit.ts';

// The worker's precache would be fetched anew for each of these many visits, and a trace recorded of each.
test.use({ serviceWorkers: 'block', trace: 'off' });

const looks = [
  { language: 'id', width: 360, colorScheme: 'light' },
  { language: 'id', width: 1280, colorScheme: 'dark' },
  { language: 'en', width: 360, colorScheme: 'light' },
  { language: 'en', width: 1280, colorScheme: 'dark' },
] as const;

for (const { language, width, colorScheme } of looks) {
  test.describe(`${language} at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    for (const place of publicPlaces) {
      test(place.path, async ({ page, context }) => {
        await arrive(context, language);
        await expectSound(page, place, place.path, language);
      });
    }

    test.describe('as a customer', () => {
      let customer: Customer;
      let ids: { cart: string; order: string };
      test.beforeAll(async () => {
        customer = await register(language);
        ids = await cartAndOrder(customer);
      });
      for (const place of privatePlaces) {
        test(place.path, async ({ page, context }) => {
          await arrive(context, language, customer.tokens);
          await expectSound(page, place, place.path.replace(':cart', ids.cart).replace(':order', ids.order), language);
        });
      }
    });
  });
}

for (const { path } of privatePlaces) {
  test(`a guest at ${path} is asked to log in, and led home by closing`, async ({ page, context }) => {
    const t = words.id;
    await arrive(context, 'id');
    await page.goto(path.replace(/:\w+/, '019aa000-0000-7000-8000-000000000000'));
    const dialog = page.getByRole('dialog', { name: t.login });
    await expect(dialog.getByLabel(t.email, { exact: true })).toBeFocused();
    await dialog.getByRole('button', { name: t.close }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome);
    await expect(dialog).toBeHidden();
  });
}

/** A cart with something in it and an order that can be paid. */
async function cartAndOrder(customer: Customer): Promise<{ cart: string; order: string }> {
  const id = await variantId('perekat-keramik-dinding-watukarsa-anti-turun');
  const order = await placeOrder(customer, await fillCart(customer, { [id]: 1 }));
  await admin('validate', order.id);
  const cart = await fillCart(customer, { [id]: 1 });
  return { cart: cart.id, order: order.id };
}

/** What holds for every page. */
async function expectSound(page: Page, place: Place, path: string, language: Language): Promise<void> {
  const complaints = complaintsOf(page);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(place.status);
  await awake(page);
  await expect(page).toHaveTitle(place.title[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if ((page.viewportSize()?.width ?? 0) < 600) {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  }
  expect(complaints).toEqual([]);
}
