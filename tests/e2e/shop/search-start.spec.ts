import { expect, type Page, test } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { cards } from '../support/catalogue.ts';
import { arrive } from '../support/customer.ts';
import { awake, complaintsOf, expectAccessible, expectNoSidewaysScroll, hold } from '../support/page-checks.ts';
import { everythingCached } from '../support/phone.ts';
import { words } from '../support/visit.ts';

const t = words.en;
test.use({ viewport: { width: 360, height: 740 } });

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: t.searchProducts });
const tab = (page: Page) => page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: t.search, exact: true });
const start = (page: Page) => page.getByRole('group', { name: 'Where to start' });
const recent = (page: Page) => start(page).getByRole('region', { name: 'Recent searches' });

/** The history has no entry any more that Back closes the panel by. */
function expectNoEntry(page: Page): Promise<void> {
  return expect.poll(() => page.evaluate(() => (history.state as { over?: boolean } | null)?.over)).toBeUndefined();
}

/** A visit of the home, awake. */
async function home(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/`);
  await awake(page);
}

async function searchFor(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.resultsFor(text));
}

test('the search tab leads into the field, with the best sellers and the categories', async ({ page, context }) => {
  await arrive(context, 'en');
  const complaints = complaintsOf(page);
  await home(page);
  await tab(page).click();
  await expect(field(page)).toBeFocused();
  await expect(start(page).getByRole('region', { name: 'Best sellers' }).getByRole('link').first()).toBeVisible();
  await expect(recent(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expectAccessible(page, 'header');
  await expectNoSidewaysScroll(page);
  const category = start(page)
    .getByRole('region', { name: 'Categories' })
    .getByRole('link', { name: /Cement/ });
  expect((await category.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await category.click();
  await expect(page).toHaveURL('/categories/semen-mortar');
  await expect(start(page)).toBeHidden();
  // The entry that Back closes the panel by has become the category's.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: t.welcome })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what was searched for comes first, until the customer deletes it', async ({ page, context }) => {
  await arrive(context, 'en');
  await home(page);
  for (const text of ['cement', 'paint', 'CEMENT']) await searchFor(page, text);
  await home(page);
  await tab(page).click();
  await expect(recent(page).getByRole('link')).toHaveText(['CEMENT', 'paint']);
  await recent(page).getByRole('button', { name: 'Delete “CEMENT”' }).click();
  await expect(recent(page).getByRole('link')).toHaveText(['paint']);
  await expect(field(page)).toBeFocused();
  await recent(page).getByRole('link', { name: 'paint' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.resultsFor('paint'));
  await expect(start(page)).toBeHidden();
  await home(page);
  await field(page).click();
  await recent(page).getByRole('button', { name: 'Delete all' }).click();
  await expect(recent(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull();
});

test('Escape, Back, typing and a press elsewhere close it, and the page stays as it is', async ({ page, context }) => {
  await arrive(context, 'en');
  await page.goto('/faq');
  await awake(page);
  await page.goto('/about');
  await awake(page);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => field(page).pressSequentially('c'),
    // Beside the panel: on a phone the heading lies below it.
    () => page.mouse.click(4, 620),
  ]) {
    await field(page).fill('');
    await field(page).press('Escape');
    await expect(start(page)).toBeHidden();
    await tab(page).click();
    await expect(start(page)).toBeVisible();
    await close();
    await expect(start(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
    await expect(heading).toHaveText(title);
  }
  await field(page).pressSequentially('cement');
  await expect(page.getByRole('listbox')).toBeVisible();
  await field(page).press('Escape');
  await expect(field(page), 'emptied by the browser').toHaveValue('');
  await expect(start(page)).toBeHidden();
  await expectNoEntry(page);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('the arrow opens it for a keyboard, Tab goes through it, and it is not in the way of a focus alone', async ({ page, context }) => {
  await arrive(context, 'en');
  await home(page);
  await field(page).focus();
  await field(page).press('ArrowDown');
  await expect(start(page)).toBeVisible();
  const first = start(page).getByRole('link').first();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  // Escape leads back into the field.
  await page.keyboard.press('Escape');
  await expect(start(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  await expectNoEntry(page);
  await field(page).press('ArrowDown');
  await expect(start(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(start(page)).toBeHidden();
  await field(page).focus();
  await expect(field(page)).toBeFocused();
  await expect(start(page)).toBeHidden();
});

test('sent without a word the field leads to all products, and Back to the page before', async ({ page, context }) => {
  await arrive(context, 'en');
  await home(page);
  await tab(page).click();
  await expect(start(page)).toBeVisible();
  await field(page).press('Enter');
  await expect(cards(page)).toHaveCount(25);
  await expect(start(page)).toBeHidden();
  await expect(page).toHaveURL('/products');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: t.welcome })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('pressed for another tab or window it is the link that it was', async ({ page, context }) => {
  await arrive(context, 'en');
  await home(page);
  for (const press of [() => tab(page).click({ modifiers: ['ControlOrMeta'] }), () => tab(page).click({ button: 'middle' })]) {
    const opened = context.waitForEvent('page');
    await press();
    const other = await opened;
    await expect(other).toHaveURL('/products');
    await other.close();
    await expect(page).toHaveURL('/');
    await expect(start(page)).toBeHidden();
  }
});

test.describe('before the app is awake', () => {
  // Files that the worker hands out pass no route.
  test.use({ serviceWorkers: 'block' });

  test('the tab is a plain link', async ({ page, context }) => {
    await arrive(context, 'en');
    await hold(page);
    await page.goto('/', { waitUntil: 'commit' });
    await tab(page).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/products');
  });
});

test.describe('without the shop', () => {
  let proxy: FaultProxy;
  test.beforeEach(async () => {
    proxy = await startFaultProxy(process.env.SHOP_URL ?? '');
  });
  test.afterEach(() => proxy.stop());

  test('the phone offers what it has', async ({ page, context }) => {
    await arrive(context, 'en', undefined, proxy.url);
    await home(page, proxy.url);
    await searchFor(page, 'cement');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect
      .poll(async () => /"best_selling"[\s\S]*"categories"|"categories"[\s\S]*"best_selling"/.test(await everythingCached(page)))
      .toBe(true);
    await proxy.break('refuse');
    await page.goto(`${proxy.url}/faq`);
    await tab(page).click();
    await expect(field(page)).toBeFocused();
    await expect(recent(page).getByRole('link')).toHaveText(['cement']);
    await expect(start(page).getByRole('region', { name: 'Categories' }).getByRole('link').first()).toBeVisible();
    await expect(start(page).getByRole('region', { name: 'Best sellers' }).getByRole('link').first()).toBeVisible();
    await start(page).getByRole('region', { name: 'Recent searches' }).getByRole('link').click();
    await expect(cards(page).first()).toBeVisible();
  });
});
