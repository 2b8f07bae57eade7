import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { underWorker } from '../support/queued.ts';

const FACE = 'Plus Jakarta Sans';

/** The face that the browser set the page's heading in, whatever the styles ask for. */
async function faceOf(page: Page, devtools: CDPSession): Promise<string | undefined> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { root } = await devtools.send('DOM.getDocument');
  await devtools.send('CSS.enable');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts[0]?.familyName;
}

/** The requests for fonts of this page with their answers: a `link` asks before the first layout, styles in the midst of it. */
function fontsAsked(page: Page) {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.woff2?$/.test(name))
      .map(({ initiatorType, responseStatus }) => [initiatorType, responseStatus]),
  );
}

/** Chrome sets no text in a face that was asked for by the styles alone. A page that came too late even so is followed by another. */
async function expectFace(page: Page, devtools: CDPSession): Promise<void> {
  await expect
    .poll(async () => {
      await page.reload();
      return { asked: await fontsAsked(page), face: await faceOf(page, devtools) };
    })
    .toEqual({ asked: [['link', 200]], face: FACE });
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test("on a quick line the page is set in the shop's face", async ({ page, context }) => {
    await page.goto('/products');
    await expectFace(page, await context.newCDPSession(page));
  });
});

test("on a slow line the first visit asks for no face, and what the worker serves is set in the shop's", async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 });
  await page.goto('/products');
  expect(await faceOf(page, devtools)).not.toBe(FACE);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await fontsAsked(page)).toEqual([]);
  await underWorker(page);
  await expectFace(page, devtools);
});
