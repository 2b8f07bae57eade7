import { expect, type Locator, type Page, test } from '@playwright/test';
import { cards } from '../support/catalogue.ts';
import { arrive } from '../support/customer.ts';
import { awake, boxOf, bringIntoView, complaintsOf } from '../support/page-checks.ts';
import { words } from '../support/visit.ts';

declare global {
  interface Window {
    /** What became of each transition: the elements that it animates, or why it was given up. */
    transitions: Promise<readonly string[]>[];
  }
}

/** Notes each transition, and gives a slow machine time for its drawing: the limits are for customers. */
function noteTransitions(): void {
  window.transitions = [];
  const later = window.setTimeout.bind(window);
  const patient = (handler: () => void, ms = 0) => later(handler, ms === 300 ? 10_000 : ms);
  Object.assign(window, { setTimeout: patient });
  const now = performance.now.bind(performance);
  performance.now = () => now() / 30;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = update => {
    const transition = start(update);
    const animated = () =>
      document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || []);
    window.transitions.push(transition.ready.then(animated, reason => [String(reason)]));
    return transition;
  };
}

/** What the transitions since the last call did. */
const transitionsOf = (page: Page) => page.evaluate(() => Promise.all(window.transitions.splice(0)));

/** The list, once it carries pictures. */
async function openList(page: Page): Promise<void> {
  await page.goto('/products');
  await awake(page);
  await page.waitForLoadState('networkidle');
}

/** Presses a card, as a mouse does that was on it before. */
async function press(page: Page, card: Locator): Promise<void> {
  const link = card.getByRole('link');
  await link.hover();
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
}

const picturePair = ['group', 'old', 'new'].map(part => `::view-transition-${part}(picture)`);

test.beforeEach(async ({ page, context }) => {
  await arrive(context, 'id');
  await page.addInitScript(noteTransitions);
  await page.setViewportSize({ width: 390, height: 800 });
});

test('a pressed card’s picture moves to the product’s page and back', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openList(page);
  const card = cards(page).nth(4);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await bringIntoView(card);
  // A page whose code or data take their time comes without; from memory it is quick.
  await expect(async () => {
    await press(page, card);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    const there = await transitionsOf(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(card).toBeInViewport();
    await expect(page).toHaveTitle(new RegExp(`^${words.id.products}`));
    const back = await transitionsOf(page);
    for (const moved of [there, back]) {
      expect(moved).toHaveLength(1);
      expect(moved[0]).toEqual(expect.arrayContaining(picturePair));
      expect(moved[0]?.join()).not.toContain('root');
    }
  }).toPass({ timeout: 120_000 });
  await expect(page.locator('[style*="view-transition"]'), 'named after the end').toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('what is pressed while a picture moves hears it', async ({ page }) => {
  // Long enough for a finger on a slow machine.
  await page.addInitScript(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(*) { animation-duration: 60s !important }');
    document.adoptedStyleSheets.push(slow);
  });
  await expect(async () => {
    await openList(page);
    await press(page, cards(page).first());
    expect((await transitionsOf(page))[0]).toEqual(expect.arrayContaining(picturePair));
  }).toPass({ timeout: 120_000 });
  const { x, y, width, height } = await boxOf(page.getByRole('main').getByRole('link', { name: 'Kategori' }));
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/\/categories$/);
});

test('no picture moves for a customer who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openList(page);
  await press(page, cards(page).first());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await transitionsOf(page)).toEqual([]);
});
