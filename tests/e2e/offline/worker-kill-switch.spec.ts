import { expect, type Page, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { startShop } from '../../support/shop.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, fillCart, register } from '../support/customer.ts';
import { cacheNames, letSuccessorIn, queuedEdits, registrations, underWorker } from '../support/queued.ts';
import { words } from '../support/visit.ts';

test('the kill switch rids a phone of its worker and its caches in two loads, and an unsent edit arrives', async ({ page, context }) => {
  let shop = await startShop({ env: { RATE_LIMITS: 'off' } });
  const proxy = await startFaultProxy(shop.url);
  try {
    const customer = await register('id', shop.url);
    const variant = await variantId('semen-masonry-sagara-plester', undefined, shop.url);
    await fillCart(customer, { [variant]: 5 });
    await arrive(context, 'id', customer.tokens, proxy.url);
    await page.goto(`${proxy.url}/cart`);
    await underWorker(page);
    const more = page.getByRole('button', { name: words.id.moreOf });
    await expect(more).toBeVisible();
    expect(await registrations(page)).toBe(1);
    expect(await cacheNames(page)).not.toEqual([]);

    await proxy.break('unavailable', { method: 'POST' });
    await more.click();
    await expect.poll(() => queuedEdits(page)).toBe(1);
    await shop.stop();
    shop = await startShop({ dataDir: shop.dataDir, env: { RATE_LIMITS: 'off', WORKER: 'off' } });
    proxy.aim(shop.url);

    // The page of the broken version, on a phone so slow that its worker has left before the page comes to registering it.
    const slow = await slowPage(page);
    await page.goto(`${proxy.url}/cart`);
    // The browser looks by itself as well, but puts it off for as long as the page keeps the worker busy: some twenty seconds. A look
    // that failed on a slow machine is one of many on a phone.
    await expect(async () => {
      await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));
      await letSuccessorIn(page);
      expect(await registrations(page)).toBe(0);
    }).toPass({ timeout: 60_000 });
    await slow.asksAfter(slow.settle);
    expect(await slow.registered()).toBe(0);
    // It looks for its worker again whenever the line comes back.
    await slow.asksAfter(async () => {
      await context.setOffline(true);
      await expect(page.getByText(words.id.offline).first()).toBeVisible();
      await context.setOffline(false);
    });
    expect(await slow.registered()).toBe(0);

    await page.goto(`${proxy.url}/cart`);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    // The page has asked for a worker once more, and the one that it got has just left.
    await expect.poll(() => registrations(page)).toBe(0);
    await expect(more).toBeVisible();
    expect(await queuedEdits(page)).toBe(1);

    await proxy.heal();
    await page.reload();
    await expect.poll(() => queuedEdits(page), { timeout: 60_000 }).toBe(0);
    const cart = (await customerOf(shop.url, customer.tokens.token)).find(order => order.status === 1);
    expect(cart?.order_items[0]?.quantity).toBeGreaterThan(5);
    expect(await registrations(page)).toBe(0);
  } finally {
    await proxy.stop();
    await shop.remove();
  }
});

declare global {
  interface Window {
    /** Lets what waits for an idle browser begin. */
    settle?: () => void;
    workerCalls?: { looked: number; registered: number };
  }
}

/** Keeps the next page busy until told, and counts how often that page has looked for its worker and how often it registers one. */
async function slowPage(page: Page) {
  await page.evaluate(() => sessionStorage.setItem('slow', 'yes'));
  await page.addInitScript(() => {
    if (sessionStorage.getItem('slow') === null) return;
    sessionStorage.removeItem('slow');
    const waiting: IdleRequestCallback[] = [];
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = callback => waiting.push(callback);
    window.settle = () => {
      window.requestIdleCallback = whenIdle;
      for (const callback of waiting) whenIdle(callback);
    };
    const counts = { looked: 0, registered: 0 };
    window.workerCalls = counts;
    const { serviceWorker } = navigator;
    const look = serviceWorker.getRegistration.bind(serviceWorker);
    serviceWorker.getRegistration = async url => {
      const found = await look(url);
      counts.looked += 1;
      return found;
    };
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (url, options) => {
      counts.registered += 1;
      return register(url, options);
    };
  });
  const calls = () => page.evaluate(() => window.workerCalls ?? { looked: 0, registered: 0 });
  const asked = async () => Object.values(await calls()).reduce((sum, times) => sum + times, 0);
  return {
    settle: () => page.evaluate(() => window.settle?.()),
    registered: async () => (await calls()).registered,
    /** Waits until the page has looked for its worker, or registered one, once more. */
    async asksAfter(act: () => Promise<void>) {
      const before = await asked();
      await act();
      await expect.poll(asked, { timeout: 60_000 }).toBeGreaterThan(before);
    },
  };
}

async function customerOf(url: string, token: string): Promise<readonly Order[]> {
  const answer = await fetch(`${url}/api/v1/orders/?status=1`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()).data.orders;
}
