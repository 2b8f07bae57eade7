import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const axeOptions: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Voice control goes by the text on a button (WCAG 2.5.3); the rule is still called experimental.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Collects what the page complains about, with where it stood; the refusal of a document that is not there is not a complaint. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(`${page.url()}: ${error}`));
  page.on('console', message => {
    const isMissingPage = message.location().url === page.url() && message.text().includes('404');
    if (message.type() === 'error' && !isMissingPage) complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

/**
 * Waits until React has taken over the heading: from then on taps work, and a mismatch with the served HTML has been told.
 * Then for what loads only when it comes into sight.
 */
export async function awake(page: Page): Promise<void> {
  const isAwake = () => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some(key => key.startsWith('__react'));
  };
  await page.waitForFunction(isAwake);
  const busy = 'main [aria-busy="true"]';
  const lookAtFirst = (waiting: string) => {
    const all = document.querySelectorAll(waiting);
    all[0]?.scrollIntoView({ behavior: 'instant' });
    return all.length;
  };
  await expect.poll(() => page.evaluate(lookAtFirst, busy)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * Asks for a page until the server has drawn it: while it has too many pages to draw it hands out the bare one, which scripts would fill.
 * @param ask goes there
 */
export async function drawn(page: Page, ask: () => Promise<unknown>): Promise<void> {
  await ask();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    if (!(await heading.isVisible())) await page.reload();
    await expect(heading).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** Where a part of the page is drawn, and how large. */
export async function boxOf(part: Locator) {
  await expect(part.first()).toBeVisible();
  const box = await part.first().boundingBox();
  if (box === null) throw new Error('not on screen');
  return box;
}

/** Pixels below the upper edge of the screen where a part of the page has come to rest: it stood there for ten frames. */
export function restOf(part: Locator): Promise<number> {
  return part.evaluate(async element => {
    let top = Number.NaN;
    for (let still = 0; still < 10; still++) {
      const now = element.getBoundingClientRect().top;
      if (now !== top) still = 0;
      top = now;
      await new Promise(requestAnimationFrame);
    }
    return top;
  });
}

/** Scrolls to a part of the page; one that the page draws anew meanwhile is looked for again. */
export async function bringIntoView(part: Locator): Promise<void> {
  await expect(async () => part.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass({ timeout: 60_000 });
}

/**
 * Presses a part of the page once it stands still: cards that a scroll brings into sight take their real height a moment later, and
 * would take the part away between the pointer's way down and up.
 */
export async function pressAtRest(part: Locator): Promise<void> {
  await bringIntoView(part);
  await restOf(part);
  await part.click();
}

/** Whether a toast's action stands below its words; looks as soon as the toast is there, which may be later. */
export function isActionBelow(action: Locator): Promise<boolean> {
  return action.evaluate(button => {
    const words = button.previousElementSibling?.getBoundingClientRect();
    return words !== undefined && button.getBoundingClientRect().top >= words.bottom - 1;
  });
}

/** Keeps back what has such an address, the page's scripts unless told otherwise. @returns what lets it come */
export async function hold(page: Page, address = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.unroute(address);
  await page.route(address, async route => released.then(() => route.continue()));
  return release;
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.getBoundingClientRect().width);
  expect(excess, `pixels beyond the right edge of ${page.url()}`).toBeLessThanOrEqual(0);
}

/** No text runs under a button that stands beside it. */
export async function expectNothingUnderButtons(page: Page): Promise<void> {
  const covered = () => {
    const textsOf = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        // Text that is only read out lies in a box of one pixel.
        if ((node.parentElement?.clientWidth ?? 0) !== 1) rects.push(...range.getClientRects());
      }
      return rects;
    };
    return [...document.querySelectorAll('main button, main a')].flatMap(button => {
      const box = button.getBoundingClientRect();
      const meets = (text: DOMRect) =>
        text.right > box.left + 1 && text.left < box.right - 1 && text.bottom > box.top + 1 && text.top < box.bottom - 1;
      const beside = [...(button.parentElement?.children ?? [])].filter(each => each !== button);
      return beside.some(each => textsOf(each).some(meets)) ? [button.outerHTML.slice(0, 120)] : [];
    });
  };
  expect(await page.evaluate(covered), `text under buttons of ${page.url()}`).toEqual([]);
}

/** Does something while all text is twice as large, as a browser's own setting makes it. */
export async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const setSize = (size: string) => document.documentElement.style.setProperty('font-size', size);
  await page.evaluate(setSize, '200%');
  await look();
  await page.evaluate(setSize, '');
}

/** Waits until nothing moves any more: half-way a colour has no contrast, and a sheet no place. Endless animations, such as a spinner, are left out. */
export async function expectStandstill(page: Page): Promise<void> {
  const moving = () =>
    new Promise<number>(resolve => {
      const isEnding = ({ playState, timeline, effect }: Animation) =>
        playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      // A dialog that was just opened begins to move with the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.getAnimations().filter(isEnding).length)));
    });
  await expect.poll(() => page.evaluate(moving), { message: 'animations under way' }).toBe(0);
}

/** WCAG 2.2 AA, as far as a program can tell, once nothing moves; of one part of the page where a selector is given. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectStandstill(page);
  // A page that is drawn on the phone alone gets its title with its content.
  await expect(page).toHaveTitle(/./);
  await page.evaluate(axeSource);
  const look = async ({ part, options }: { part: string | undefined; options: axe.RunOptions }) => {
    // A toast that fades meanwhile has the contrast of no state that stays: then it is looked at again.
    let hasMoved = false;
    const note = () => {
      hasMoved = true;
    };
    const signs = ['transitionrun', 'animationstart'];
    for (const sign of signs) addEventListener(sign, note, { capture: true });
    const { violations } = await window.axe.run(part ?? document, options);
    // A bar at the screen's edge hides a part of what has just been scrolled below it: a target is judged in the middle of the screen.
    const [left, top] = [scrollX, scrollY];
    for (const violation of violations.filter(({ id }) => id === 'target-size')) {
      const small: typeof violation.nodes = [];
      for (const node of violation.nodes) {
        document.querySelector(String(node.target[0]))?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await window.axe.run(part ?? document, { ...options, runOnly: { type: 'rule', values: ['target-size'] } });
        small.push(...again.violations.flatMap(({ nodes }) => nodes.filter(({ target }) => String(target) === String(node.target))));
      }
      violation.nodes = small;
    }
    scrollTo({ left, top, behavior: 'instant' });
    for (const sign of signs) removeEventListener(sign, note, { capture: true });
    return hasMoved ? null : violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target} ${node.failureSummary}`));
  };
  let findings: readonly string[] | null = null;
  await expect.poll(async () => (findings = await page.evaluate(look, { part, options: axeOptions }))).not.toBeNull();
  expect(findings, page.url()).toEqual([]);
}
