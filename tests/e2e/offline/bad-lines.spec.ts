import { expect, test } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { startSlowLine, VERY_BAD_LINE } from '../../support/slow-line.ts';
import { badness, type Sight, usedPhone, visit, visitUnderWay } from '../support/bad-lines.ts';
import { cards } from '../support/catalogue.ts';
import { underWorker } from '../support/queued.ts';
import { open } from '../support/visit.ts';

/** `npm run bad-lines` walks through all of them; each run of the tests through these. */
const EVERYDAY: readonly string[] = ['hanging', 'clock a year ahead'];
/** How much longer a busy machine may take than a customer's phone: the seconds are measured by `npm run bad-lines`, alone. */
const SLACK = process.env.BAD_LINES === 'all' ? 1.5 : 8;

let proxy: FaultProxy;
test.beforeEach(async () => {
  proxy = await startFaultProxy(process.env.SHOP_URL ?? '');
});
test.afterEach(() => proxy.stop());

for (const { name, begin } of badness.filter(each => process.env.BAD_LINES === 'all' || EVERYDAY.includes(each.name))) {
  test(`${name}: a visit shows what the phone has, and says so`, async ({ context }) => {
    const phone = await usedPhone(context, proxy.url);
    const cold = await context.newPage();
    await begin(proxy, cold);
    const sights = await visit(cold, proxy.url, phone);
    // A dialog that opens by itself when the line returns would have been seen.
    await cold.close();
    await proxy.heal();
    sights.push(...(await visitUnderWay(await context.newPage(), proxy.url, { begin, proxy })));
    for (const each of sights) test.info().annotations.push({ type: 'sight', description: JSON.stringify({ line: name, ...each }) });
    const isLate = ({ after, within }: Sight) => after > within * SLACK;
    expect(sights.filter(isLate)).toEqual([]);
  });
}

test('a very bad line is a line: a list that was never seen comes, and nothing is called offline', async ({ page, context }) => {
  const line = await startSlowLine(process.env.SHOP_URL ?? '');
  try {
    await open(context, 'en');
    await page.goto(`${line.url}/`);
    await underWorker(page);
    // Six pictures that are under way hold all connections of HTTP/1.1: the line gets bad once the phone has what it fetches by itself.
    let before = 0;
    const isQuiet = () => {
      const since = line.received() - before;
      before += since;
      return since === 0;
    };
    await expect.poll(isQuiet, { intervals: [1_000], timeout: 60_000 }).toBe(true);
    await page.evaluate(() => {
      const bar = () => /^Offline/.test(document.querySelector('header [role=status]')?.textContent ?? '');
      const seen = { offline: false };
      new MutationObserver(() => {
        seen.offline ||= bar();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      Object.assign(globalThis, { seen });
    });
    line.set(VERY_BAD_LINE);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Steel/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Steel/ })).toBeVisible({ timeout: 60_000 });
    await expect(cards(page).first()).toBeVisible({ timeout: 60_000 });
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { offline: boolean } }).seen)).toEqual({ offline: false });
  } finally {
    await line.stop();
  }
});
