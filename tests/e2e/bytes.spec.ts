import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

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
  test(`the first visit of a ${name} keeps to its bytes`, async ({ page, context, request }) => {
    // Where the server has to draw the page first, it comes too late for the shop's face, whose bytes count here.
    await request.get(path);
    const spent: Record<Kind, number> = { html: 0, fonts: 0, pictures: 0 };
    const kindOf = new Map<string, Kind | undefined>();
    const devtools = await context.newCDPSession(page);
    devtools.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, kinds[type]));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kindOf.get(requestId);
      if (kind !== undefined) spent[kind] += encodedDataLength / 1_024;
    });
    await devtools.send('Network.enable');
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const kind of ['html', 'fonts', 'pictures'] as const) {
      expect(spent[kind], `KiB of ${kind}, goal ${allowed[kind].goal}`).toBeLessThanOrEqual(allowed[kind].limit);
      expect(spent[kind], `KiB of ${kind}`).toBeGreaterThan(0);
    }
  });
}
