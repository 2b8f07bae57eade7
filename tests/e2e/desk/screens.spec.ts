import { expect, type Page, test } from '@playwright/test';
import { accept, atRest, invite, speak } from '../support/desk.ts';
import { receiptToCheck } from '../support/orders.ts';
import { complaintsOf, expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import type { Language } from '../support/visit.ts';

/** KiB that the desk's first load may cost. */
const FIRST_LOAD = 350;

for (const { language, width, scheme } of [
  { language: 'id', width: 320, scheme: 'light' },
  { language: 'en', width: 1280, scheme: 'dark' },
] as const) {
  test.describe(`${language} at ${width} px, ${scheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme });

    test('every screen of the desk is sound', async ({ page, context }) => {
      test.slow();
      await speak(context, language);
      await accept(page, await invite('owner'), language);
      const complaints = complaintsOf(page);
      const screens = [...(await menuOf(page, language, width)), ...(await details())];
      expect(screens.length).toBeGreaterThan(20);
      for (const path of screens) {
        await test.step(path, async () => {
          await page.goto(path);
          await atRest(page);
          await expect.soft(expectNoSidewaysScroll(page), path).resolves.toBeUndefined();
          await expect.soft(expectAccessible(page), path).resolves.toBeUndefined();
        });
      }
      expect(complaints).toEqual([]);
    });
  });
}

test('the first load of the desk keeps to its bytes', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto('/desk', { waitUntil: 'networkidle' });
  await expect(page.locator('input[type=password]')).toBeVisible();
  expect(bytes / 1024, 'KiB').toBeLessThanOrEqual(FIRST_LOAD);
  expect(bytes).toBeGreaterThan(0);
});

const menuName = { id: 'Menu', en: 'Menu' };
const deskName = { id: 'Meja kerja', en: 'Desk' };

/** The paths that the menu leads to. */
async function menuOf(page: Page, language: Language, width: number): Promise<string[]> {
  if (width < 1_024) await page.getByRole('button', { name: menuName[language] }).click();
  const links = page.getByRole('navigation', { name: deskName[language] }).filter({ visible: true }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).pathname));
}

/** Screens that the menu does not lead to, of goods, texts and orders that are there. */
async function details(): Promise<string[]> {
  const { number } = await receiptToCheck();
  return [
    `/desk/orders/${number}`,
    `/desk/orders/${number}/slip`,
    `/desk/receipts?order=${number}`,
    '/desk/orders?queue=receipts',
    '/desk/products/semen-pcc-sagara',
    '/desk/content/about',
    '/desk/settings/payment',
    '/desk/nothing-here',
  ];
}
