import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Boxes, differencesOf, measure, setInFace } from '../support/boxes.ts';
import { arrive, type Customer, register } from '../support/customer.ts';
import { openCartAndOrder } from '../support/orders.ts';
import { awake } from '../support/page-checks.ts';
import { type Screen, screens } from './screens-with-boxes.ts';

/** `npm run looks:record` writes what it sees in place of comparing. */
const isRecording = process.env.LOOKS === 'record';

test.use({ serviceWorkers: 'block', bypassCSP: true, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the parts of twelve screens stand where they were recorded', async ({ page, context, browser }) => {
      const file = join(import.meta.dirname, 'boxes', `${width}.json`);
      const recorded: Readonly<Record<string, Boxes>> = isRecording ? {} : JSON.parse(readFileSync(file, 'utf8'));
      const customer = await register('id');
      const ids = await openCartAndOrder(customer);
      await arrive(context, 'id');
      const own = await signedIn(await browser.newContext(await optionsOf(page)), customer);
      const seen: Record<string, Boxes> = {};
      for (const screen of screens) {
        await test.step(screen.name, async () => {
          const shown = screen.isPrivate ? own : page;
          await shown.goto(screen.path.replace(':cart', ids.cart).replace(':order', ids.order));
          await (isRecording ? awake(shown) : shown.getByRole('heading', { level: 1 }).waitFor());
          await setInFace(shown);
          seen[screen.name] = isRecording ? await settled(shown, screen) : await asRecorded(shown, screen, recorded[screen.name] ?? {});
        });
      }
      if (isRecording) writeFileSync(file, formatted(seen));
      const reference = isRecording ? seen : recorded;
      const different = Object.entries(seen).flatMap(([name, boxes]) =>
        differencesOf(reference[name] ?? {}, boxes).map(found => `${name}, ${found}`),
      );
      expect(different).toEqual([]);
      expect(Object.keys(seen)).toHaveLength(12);
    });
  });
}

const everyPart = 'every part of a screen is recorded at one width at least';

// While it is recorded the files are half written.
const check = () => {
  const at = (width: number): Record<string, Boxes> =>
    JSON.parse(readFileSync(join(import.meta.dirname, 'boxes', `${width}.json`), 'utf8'));
  const [narrow, wide] = [at(360), at(1280)];
  const unseen = screens.flatMap(({ name, parts }) =>
    Object.keys(parts)
      .filter(part => !narrow[name]?.[part] && !wide[name]?.[part])
      .map(part => `${name}, ${part}`),
  );
  expect(unseen).toEqual([]);
};
if (!isRecording) test(everyPart, check);

/** What the test's own page is opened with, for a second customer beside it. */
async function optionsOf(page: Page) {
  const viewport = page.viewportSize();
  if (viewport === null) throw new Error('no size');
  return {
    viewport,
    baseURL: process.env.SHOP_URL ?? '',
    bypassCSP: true,
    serviceWorkers: 'block' as const,
    colorScheme: 'light' as const,
    reducedMotion: 'reduce' as const,
    locale: 'id-ID',
    timezoneId: 'Asia/Makassar',
  };
}

async function signedIn(context: BrowserContext, customer: Customer): Promise<Page> {
  await arrive(context, 'id', customer.tokens);
  return context.newPage();
}

/** The boxes once they are the same three times in a row. */
async function settled(page: Page, screen: Screen): Promise<Boxes> {
  let before: Boxes = {};
  let same = 0;
  await expect
    .poll(
      async () => {
        const now = await measure(page, screen.parts, screen.flowing);
        same = differencesOf(before, now).length === 0 ? same + 1 : 0;
        before = now;
        return same;
      },
      { intervals: [300], timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(2);
  return before;
}

/** The boxes once they are as recorded, or at last as they are. */
async function asRecorded(page: Page, screen: Screen, recorded: Boxes): Promise<Boxes> {
  let seen: Boxes = {};
  const differences = async () => {
    seen = await measure(page, screen.parts, screen.flowing);
    return differencesOf(recorded, seen);
  };
  // What differs is told for all screens at once, at the test's end.
  await expect
    .poll(differences)
    .toEqual([])
    .catch(() => undefined);
  return seen;
}

/** One line a part, so that a change of a look reads well. */
function formatted(seen: Readonly<Record<string, Boxes>>): string {
  const screenOf = ([name, boxes]: [string, Boxes]) => {
    const lines = Object.entries(boxes).map(([part, box]) => `    ${JSON.stringify(part)}: ${JSON.stringify(box)?.replaceAll(',', ', ')}`);
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
  };
  return `{\n${Object.entries(seen).map(screenOf).join(',\n')}\n}\n`;
}
