import { expect, test } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { badness, type Sight, usedPhone, visit, visitUnderWay } from './support/bad-lines.ts';

/** `npm run bad-lines` walks through all of them; each run of the tests through these. */
const EVERYDAY: readonly string[] = ['hanging', 'clock a year ahead'];
/** How much longer a busy machine may take than a customer's phone. */
const SLACK = process.env.BAD_LINES === 'all' ? 1.5 : 3;

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
    // What opens by itself when the line returns would have been seen.
    await cold.close();
    await proxy.heal();
    sights.push(...(await visitUnderWay(await context.newPage(), proxy.url, { begin, proxy })));
    for (const each of sights) test.info().annotations.push({ type: 'sight', description: JSON.stringify({ line: name, ...each }) });
    const isLate = ({ after, within }: Sight) => after > within * SLACK;
    expect(sights.filter(isLate)).toEqual([]);
  });
}
