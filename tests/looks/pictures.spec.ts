import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { setInFace } from '../e2e/support/boxes.ts';
import { arrive, register } from '../e2e/support/customer.ts';
import { openCartAndOrder } from '../e2e/support/orders.ts';
import { awake } from '../e2e/support/page-checks.ts';
import { type Place, privatePlaces, publicPlaces } from '../e2e/support/places.ts';

test.use({ serviceWorkers: 'block', bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Of a page's pixels, so that a number of an order and a date may be others. */
const DIFFERENT = 0.005;

const looks = [
  { language: 'id', width: 360, colorScheme: 'light' },
  { language: 'id', width: 1280, colorScheme: 'light' },
  { language: 'en', width: 360, colorScheme: 'dark' },
  { language: 'en', width: 1280, colorScheme: 'dark' },
] as const;

for (const { language, width, colorScheme } of looks) {
  const name = `${language}-${width}-${colorScheme}`;

  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, timezoneId: 'Asia/Makassar' });

    test('every public route', async ({ page, context }) => {
      await arrive(context, language);
      for (const place of publicPlaces) await look(page, place, place.path, name);
    });

    test('every route of a customer', async ({ page, context }) => {
      const ids = await comeAsCustomer(context, language);
      for (const place of privatePlaces) {
        await look(page, place, place.path.replace(':cart', ids.cart).replace(':order', ids.order), name);
      }
    });
  });
}

async function comeAsCustomer(context: BrowserContext, language: 'id' | 'en') {
  const customer = await register(language);
  await arrive(context, language, customer.tokens);
  return openCartAndOrder(customer);
}

/** Compares the page with its picture; goes on to the others where they differ. */
async function look(page: Page, place: Place, path: string, folder: string): Promise<void> {
  await test.step(place.path, async () => {
    await page.goto(path);
    await awake(page);
    await setInFace(page);
    const file = place.path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
    await expect.soft(page, place.path).toHaveScreenshot([folder, `${file}.png`], {
      fullPage: true,
      maxDiffPixelRatio: DIFFERENT,
      mask: [page.locator('time'), page.getByRole('timer')],
      timeout: 20_000,
    });
  });
}
