import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { variantId } from './support/catalogue.ts';
import { arrive, type Customer, fillCart, register } from './support/customer.ts';
import { keptEdits, underWorker } from './support/kept.ts';
import { words } from './support/visit.ts';

const quantityOf = async (customer: Customer) => {
  const { orders } = await customer.call<{ orders: readonly Order[] }>('GET', '/orders/?status=1');
  return orders[0]?.order_items[0]?.quantity ?? 0;
};

test('with no page open the worker delivers what waits; being stopped at any moment loses and repeats nothing', async ({ context }) => {
  test.setTimeout(240_000);
  const proxy = await startFaultProxy(process.env.SHOP_URL ?? '');
  try {
    const customer = await register('id');
    await fillCart(customer, { [await variantId('semen-masonry-sagara-plester')]: 5 });
    await arrive(context, 'id', customer.tokens, proxy.url);
    const page = await context.newPage();
    await page.goto(`${proxy.url}/cart`);
    await underWorker(page);
    const more = page.getByRole('button', { name: words.id.moreOf });
    await expect(more).toBeVisible();
    await proxy.break('unavailable', { method: 'POST', path: /\/orders\/cart/ });
    await more.click();
    await expect.poll(() => keptEdits(page)).toBe(1);
    const before = await quantityOf(customer);

    // The answer of the first try is lost, and the worker is stopped while it waits for the second.
    const blank = await context.newPage();
    await blank.goto('about:blank');
    await page.close();
    await proxy.heal();
    await proxy.break('hang', { method: 'POST', path: /\/orders\/cart/ });
    await proxy.break('reset-after', { method: 'POST', path: /\/orders\/cart/, times: 1 });
    const posts = () =>
      proxy.seen.filter(each => each.method === 'POST' && /\/orders\/cart/.test(each.path) && each.fault !== 'unavailable');
    await dispatchSync(context, blank, proxy.url);
    await expect.poll(() => posts().length).toBeGreaterThanOrEqual(1);
    await dispatchSync(context, blank, proxy.url);
    await expect.poll(() => posts().length).toBeGreaterThanOrEqual(2);
    await stopWorkers(context, blank);
    await proxy.heal();
    await dispatchSync(context, blank, proxy.url);
    await expect.poll(() => quantityOf(customer), { timeout: 20_000 }).toBeGreaterThan(before);
    await expect.poll(() => posts().filter(each => each.status === 200).length).toBeGreaterThan(1);
    expect(new Set(posts().map(each => each.idempotencyKey)).size, 'one key at every try').toBe(1);

    const back = await context.newPage();
    await back.goto(`${proxy.url}/cart`);
    await expect.poll(() => keptEdits(back)).toBe(0);
  } finally {
    await proxy.stop();
  }
});

/** The browser's word to the worker that the line is back. */
async function dispatchSync(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const found = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId: await found, tag: 'outbox', lastChance: false });
  await session.detach();
}

async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}
