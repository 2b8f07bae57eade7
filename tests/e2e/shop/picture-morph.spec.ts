import { expect, type Page, test } from '@playwright/test';
import { cards } from '../support/catalogue.ts';
import { arrive } from '../support/customer.ts';
import { awake, complaintsOf } from '../support/page-checks.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

declare global {
  interface Window {
    transitions: string[][];
  }
}

/** Opens a list and writes down every transition that begins on it. */
async function openList(page: Page) {
  await page.goto('/categories/semen');
  await awake(page);
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length), 'the background work has begun').toBeGreaterThan(0);
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    window.transitions = [];
    document.startViewTransition = options => {
      const transition = begin(options);
      const types = typeof options === 'object' && options !== null ? [...(options.types ?? [])] : [];
      // Only what was really drawn counts: of two parts with one name, or of none, nothing is.
      void transition.ready.then(() => window.transitions.push(types));
      return transition;
    };
  });
}
const begun = (page: Page) => page.evaluate(() => window.transitions);

test('a card’s picture becomes the product’s; the way back stays as it is', async ({ page, context }) => {
  await arrive(context, 'id');
  const complaints = complaintsOf(page);
  await openList(page);
  const card = cards(page).first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect.poll(() => begun(page)).toEqual([['to-product']]);
  await page.goBack();
  await expect(cards(page).first()).toBeInViewport();
  expect(await begun(page)).toEqual([['to-product']]);
  expect(complaints).toEqual([]);
});

test('nothing moves for customers who want less motion', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(context, 'id');
  await openList(page);
  const card = cards(page).first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await begun(page)).toEqual([]);
});
