import { expect, type Page, test } from '@playwright/test';
import { someOf } from '../support/catalogue.ts';
import { arrive, fillCart, register } from '../support/customer.ts';
import { complaintsOf } from '../support/page-checks.ts';
import { privatePlaces, publicPlaces } from '../support/places.ts';
import { type Language, words } from '../support/visit.ts';

// Pages come from the server, in a browser whose look is dark: the shop follows it and stores no look of its own.
test.use({ serviceWorkers: 'block', trace: 'off', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });

/** Products in the cart. */
const LINES = 6;

/** Signed-in customers are led away from these. */
const FORMS = ['/login', '/register'];

/** Every different thing that any frame of a page showed, in their order. */
interface Seen {
  languages: string[];
  backgrounds: string[];
  headings: string[];
  people: string[];
  invitations: string[];
  /** Sum of all layout shifts that no input caused. */
  shift: number;
  /** The elements that moved. */
  moved: string[];
}

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

for (const language of ['id', 'en'] as const) {
  test(`a customer with a full cart wakes every page up in ${language} without a warning or a flash`, async ({ page, context }) => {
    const customer = await register(language);
    await fillCart(customer, await someOf(LINES));
    await arrive(context, language, customer.tokens);
    // The first page of all is where the browser learns what it tells the server from then on.
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: words[language].cartCount(LINES) })).toBeVisible();
    await watchFrames(page);
    const complaints = complaintsOf(page);
    const places = [...publicPlaces, ...privatePlaces].filter(({ path, status }) => !FORMS.includes(path) && status === 200);
    for (const { path } of places) {
      if (!path.includes(':')) await test.step(path, () => expectNoFlash(page, path, language, customer.user.name));
    }
    expect(complaints).toEqual([]);
  });
}

test('a page that was served otherwise than the app draws it is told', async ({ page, context }) => {
  await arrive(context, 'id');
  await page.route('/about', async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/(<h1[^>]*>)/, '$1x') });
  });
  const complaints = complaintsOf(page);
  await page.goto('/about');
  await expect.poll(() => complaints.join()).toContain('#418');
});

async function expectNoFlash(page: Page, path: string, language: Language, name: string): Promise<void> {
  await page.goto(path);
  // The count is known after the page has woken up: by then a mismatch with the served HTML has been told.
  await expect(page.getByRole('banner').getByRole('link', { name: words[language].cartCount(LINES) })).toBeVisible();
  const look = () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  // Frames are looked at as they are drawn: the last one may still be to come.
  await expect.poll(async () => (await look()).people, path).toEqual([name]);
  const seen = await look();
  expect(seen.languages, path).toEqual([language]);
  expect(seen.backgrounds, path).toHaveLength(1);
  expect(seen.headings.length, `${path}: ${seen.headings}`).toBeLessThanOrEqual(1);
  expect(seen.invitations, path).toEqual([]);
  expect(seen.shift, `${path}: ${seen.moved.join('; ')}`).toBeLessThan(0.02);
}

/** Looks at every frame of every page from now on, from its first. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { languages: [], backgrounds: [], headings: [], people: [], invitations: [], shift: 0, moved: [] };
    Object.assign(globalThis, { seen });
    const note = (list: string[], value: string | null | undefined) => value && !list.includes(value) && list.push(value);
    const look = () => {
      if (document.querySelector('header') !== null) {
        note(seen.languages, document.documentElement.lang);
        note(seen.backgrounds, getComputedStyle(document.body).backgroundColor);
        note(seen.headings, document.querySelector('main h1')?.textContent);
        note(seen.people, document.querySelector('header a[href="/profile"]')?.textContent);
        note(seen.invitations, document.querySelector('header a[href="/login"]')?.textContent);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        for (const { node } of entry.sources) note(seen.moved, node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
