import { expect, type Page, test } from '@playwright/test';
import { arrive, register } from '../support/customer.ts';
import { cartAndOrder, receiverToken } from '../support/orders.ts';
import {
  awake,
  complaintsOf,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNothingUnderButtons,
  hold,
  withLargeText,
} from '../support/page-checks.ts';
import { customerPlaces, type Place, privatePlaces, publicPlaces } from '../support/places.ts';
import { type Language, words } from '../support/visit.ts';

// The worker's precache would be fetched for each of these contexts, and a trace recorded of some hundred visits.
test.use({ serviceWorkers: 'block', trace: 'off' });

const looks = [
  { language: 'id', width: 360, colorScheme: 'light' },
  { language: 'en', width: 1280, colorScheme: 'dark' },
] as const;

/** The other way round: `npm test` does without, to be done in time. */
const otherLooks = [
  { language: 'en', width: 360, colorScheme: 'dark' },
  { language: 'id', width: 1280, colorScheme: 'light' },
] as const;

for (const { language, width, colorScheme } of process.env.LOOKS === 'all' ? [...looks, ...otherLooks] : looks) {
  test.describe(`${language} at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('every public route is sound', async ({ page, context }) => {
      await arrive(context, language);
      const complaints = complaintsOf(page);
      for (const place of publicPlaces) await test.step(place.path, () => expectSound(page, place, place.path, language));
      expect(complaints).toEqual([]);
    });

    test('every route of a customer is sound', async ({ page, context }) => {
      const customer = await register(language);
      const ids = await cartAndOrder(customer);
      const token = await receiverToken(customer, ids.order);
      await arrive(context, language, customer.tokens);
      const complaints = complaintsOf(page);
      for (const place of [...privatePlaces, ...customerPlaces]) {
        const path = place.path.replace(':cart', ids.cart).replace(':order', ids.order).replace(':token', token);
        await test.step(place.path, () => expectSound(page, place, path, language));
      }
      expect(complaints).toEqual([]);
    });
  });
}

test('the bar of what waits stays within a narrow screen with large text', async ({ page, context }) => {
  const customer = await register('id');
  await cartAndOrder(customer);
  await arrive(context, 'id', customer.tokens);
  const release = await hold(page, '**/notifications/read');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/notifications');
  await expect(page.getByRole('status').getByRole('link')).toBeVisible();
  await withLargeText(page, () => expectNoSidewaysScroll(page));
  await release();
});

test('a guest at a customer’s route is asked to log in, and led home by closing', async ({ page, context }) => {
  await arrive(context, 'id');
  const complaints = complaintsOf(page);
  for (const { path } of privatePlaces) await test.step(path, () => expectLoginDialog(page, path));
  expect(complaints).toEqual([]);
});

test.describe('before any script has come', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['id', 'en'] as const) {
    test(`a customer’s pages and forms show their frame in ${language}`, async ({ page, context }) => {
      const t = words[language];
      await arrive(context, language);
      await context.addCookies([{ name: 'known', value: '1', url: process.env.SHOP_URL ?? '' }]);
      for (const place of [...privatePlaces, ...publicPlaces.filter(({ path }) => ['/login', '/register'].includes(path))]) {
        const answer = await page.goto(place.path.replace(/:\w+/, '019aa000-0000-7000-8000-000000000000'));
        expect(answer?.headers()['cross-origin-opener-policy'], place.path).toBe('same-origin');
        await expect(page).toHaveTitle(place.title[language]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('banner').getByText('Fondasi')).toBeVisible();
        await expect(page.getByRole('main')).toHaveText(t.loading);
        await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      }
    });

    test(`a guest’s cart says in ${language} what it needs`, async ({ page, context }) => {
      await arrive(context, language);
      await page.goto('/cart');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(words[language].cart);
      await expect(page.getByRole('main').getByText(words[language].guestCart)).toBeVisible();
    });
  }
});

async function expectLoginDialog(page: Page, path: string): Promise<void> {
  const t = words.id;
  await page.goto(path.replace(/:\w+/, '019aa000-0000-7000-8000-000000000000'));
  const dialog = page.getByRole('dialog', { name: t.login });
  await expect(dialog.getByLabel(t.email, { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: t.close }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome);
  await expect(dialog).toBeHidden();
}

/** Checks for every page. */
async function expectSound(page: Page, place: Place, path: string, language: Language): Promise<void> {
  // A shop that has too many pages to make hands out the bare one meanwhile, which tells no status.
  await expect.poll(async () => (await page.goto(path))?.status(), path).toBe(place.status);
  await awake(page);
  await expect(page).toHaveTitle(place.title[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const size = page.viewportSize();
  if (size === null || size.width > 600) return;
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await withLargeText(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectNothingUnderButtons(page);
  });
  await page.setViewportSize(size);
}
