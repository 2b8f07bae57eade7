import { readFileSync } from 'node:fs';
import { type CDPSession, expect, type Page, test } from '@playwright/test';

/** KiB that a page may cost, and what it should come down to. */
interface Allowance {
  readonly limit: number;
  readonly goal: number;
}
type Kind = 'html' | 'fonts' | 'pictures';
type Budget = Record<string, Record<Kind, Allowance> & { readonly path: string }>;

const budget: Budget = JSON.parse(readFileSync('scripts/budget.json', 'utf8'));
const kinds: Readonly<Record<string, Kind>> = { Document: 'html', Font: 'fonts', Image: 'pictures' };

test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const [name, { path, ...allowed }] of Object.entries(budget)) {
  test(`the first visit of a ${name} keeps to its bytes`, async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    // A page that came too late asks for no face, whose bytes count here, and one that is new to the server is not packed at its best yet:
    // it is followed by another first visit.
    await expect(async () => {
      const spent = await firstVisit(page, devtools, path);
      for (const kind of ['html', 'fonts', 'pictures'] as const) {
        expect(spent[kind], `KiB of ${kind}, goal ${allowed[kind].goal}`).toBeLessThanOrEqual(allowed[kind].limit);
        expect(spent[kind], `KiB of ${kind}`).toBeGreaterThan(0);
      }
    }).toPass({ timeout: 60_000 });
  });
}

for (const { path } of Object.values(budget)) {
  test(`the largest picture on a phone’s first screen of ${path} is named in its first bytes`, async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const largest = await page.evaluate(() => {
      const isSeen = (box: DOMRect) => box.bottom > 0 && box.top < innerHeight && box.left < innerWidth;
      const seen = [...document.images].map(image => ({ image, box: image.getBoundingClientRect() })).filter(({ box }) => isSeen(box));
      const area = ({ left, right, top, bottom }: DOMRect) => (Math.min(right, innerWidth) - left) * (Math.min(bottom, innerHeight) - top);
      const [first] = seen.sort((one, other) => area(other.box) - area(one.box));
      return first?.image.getAttribute('src')?.replaceAll('&', '&amp;');
    });
    const html = await (await request.get(path, { headers: { 'sec-fetch-dest': 'document' } })).text();
    expect(html.slice(0, 300)).toContain(`<link rel="preload" as="image" href="${largest}" fetchpriority="high">`);
  });
}

/** KiB over the line of all that a browser without a cache asks for, by kind. */
async function firstVisit(page: Page, devtools: CDPSession, path: string): Promise<Record<Kind, number>> {
  const spent: Record<Kind, number> = { html: 0, fonts: 0, pictures: 0 };
  const kindOf = new Map<string, Kind | undefined>();
  const onAnswer = ({ requestId, type }: { requestId: string; type: string }) => kindOf.set(requestId, kinds[type]);
  const onEnd = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    const kind = kindOf.get(requestId);
    if (kind !== undefined) spent[kind] += encodedDataLength / 1_024;
  };
  await devtools.send('Network.clearBrowserCache');
  devtools.on('Network.responseReceived', onAnswer);
  devtools.on('Network.loadingFinished', onEnd);
  await page.goto(path, { waitUntil: 'networkidle' });
  devtools.off('Network.responseReceived', onAnswer);
  devtools.off('Network.loadingFinished', onEnd);
  return spent;
}
