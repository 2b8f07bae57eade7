import { expect, type Locator, type Page, test } from '@playwright/test';
import type { ProductReviews } from '#contract/reviews.ts';
import { cards } from '../support/catalogue.ts';
import { arrive, call } from '../support/customer.ts';
import { awake, pressAtRest, restOf } from '../support/page-checks.ts';
import { words } from '../support/visit.ts';

test.use({ serviceWorkers: 'block' });

for (const { language, width } of [
  { language: 'id', width: 360 },
  { language: 'en', width: 1280 },
] as const) {
  const t = words[language];
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(({ context }) => arrive(context, language));

    test('the way back leads to the same place of a list that grew, and of a long one', async ({ page }) => {
      await page.goto('/');
      await whenIdle(page);
      const all = page.getByRole('region', { name: t.allProducts });
      await grow(all, 'article', [12, 24, 36, 48], t.loadMore);
      const name = await nameOf(all.getByRole('article').nth(40));
      const card = all.getByRole('link', { name, exact: true });
      const isSame = await readTo(card);
      await follow(page, card);
      await page.goBack();
      await isSame();

      await page.goto('/products?limit=100');
      await whenIdle(page);
      const far = page.getByRole('main').getByRole('link', { name: await nameOf(cards(page).nth(80)), exact: true });
      const isFarSame = await readTo(far);
      await follow(page, far);
      await page.goBack();
      await isFarSame();
    });

    test('the way back from a page that was reloaded leads to the same place of a list that grew', async ({ page }) => {
      await page.goto('/');
      await whenIdle(page);
      const all = page.getByRole('region', { name: t.allProducts });
      await grow(all, 'article', [12, 24, 36], t.loadMore);
      const card = all.getByRole('link', { name: await nameOf(all.getByRole('article').nth(30)), exact: true });
      const isSame = await readTo(card);
      await follow(page, card);
      await page.reload();
      await whenIdle(page);
      await page.goBack();
      await isSame();
    });

    test('the way back leads to the same place of reviews that grew, and to the stars that were chosen', async ({ page }) => {
      const { slug, total, stars } = await muchReviewed();
      await page.goto(`/product/${slug}`);
      await whenIdle(page);
      const reviews = page.getByRole('region', { name: t.reviews, exact: true });
      await readTo(reviews);
      await grow(reviews, 'listitem', [5 + 5, total + 5], t.loadMore);
      const write = reviews.getByRole('link', { name: t.writeReviewOf });
      const isSame = await readTo(write);
      await pressAtRest(write);
      await expect(page).toHaveURL(/\/reviews\?/);
      await page.goBack();
      await isSame();
      await expect(reviews.getByRole('listitem')).toHaveCount(total + 5);

      const choice = reviews.getByRole('button', { name: new RegExp(`^${stars} ★`) });
      await pressAtRest(choice);
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      // With the chosen stars' own reviews, which are another height than what keeps their room.
      await expect(reviews.getByRole('button', { name: t.showAllReviews })).toBeVisible();
      const isFilteredSame = await readTo(write);
      await pressAtRest(write);
      await expect(page).toHaveURL(/\/reviews\?/);
      await page.goBack();
      await isFilteredSame();
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
    });
  });
}

/** Asks for more until the list has each of these counts; the last one is all that is asked for. */
async function grow(list: Locator, role: 'article' | 'listitem', counts: readonly number[], more: string): Promise<void> {
  for (const [index, count] of counts.entries()) {
    if (index > 0) await pressAtRest(list.getByRole('button', { name: more }));
    await expect(list.getByRole(role)).toHaveCount(count);
  }
}

const nameOf = async (card: Locator) => (await card.getByRole('heading').textContent()) ?? '';

/** Reads down to a part of the page as a customer does, past all that is above it. @returns expects it to stand in that place again */
async function readTo(part: Locator): Promise<() => Promise<void>> {
  await part.evaluate(async element => {
    const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let last = -1; element.getBoundingClientRect().top > innerHeight / 2 && last !== scrollY; await frame()) {
      last = scrollY;
      scrollBy({ top: innerHeight / 3, behavior: 'instant' });
    }
  });
  const top = await restOf(part);
  return async () => {
    await expect.poll(async () => Math.abs((await restOf(part)) - top)).toBeLessThan(4);
  };
}

/** The page is awake, and has started what keeps its places. */
async function whenIdle(page: Page): Promise<void> {
  await awake(page);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/settled-')));
}

async function follow(page: Page, card: Locator): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3_000);
  await pressAtRest(card);
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

/** A product with more reviews than come at a time but not twice as many, and the stars that most of them have. */
async function muchReviewed(): Promise<{ slug: string; total: number; stars: number }> {
  const url = process.env.SHOP_URL ?? '';
  const { products } = await call<{ products: { slug: string }[] }>(url, 'GET', '/products?sort=best_selling&limit=20');
  for (const { slug } of products) {
    const { total, reviews } = await call<ProductReviews>(url, 'GET', `/products/${slug}/reviews?limit=20`);
    const counts = [5, 4, 3, 2, 1].map(stars => ({ stars, count: reviews.filter(({ rating }) => rating === stars).length }));
    const [most] = counts.sort((one, other) => other.count - one.count);
    if (total > 5 && total <= 10 && most !== undefined && most.count > 1) return { slug, total, stars: most.stars };
  }
  throw new Error('No product has so many reviews');
}
