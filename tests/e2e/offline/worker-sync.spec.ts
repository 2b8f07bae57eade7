import { type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test';
import { type Fault, type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { randomOf } from '../../support/outbox/loop.ts';
import { plenty } from '../support/catalogue.ts';
import { arrive, fillCart, register } from '../support/customer.ts';
import { cartWrites, eventsSoFar } from '../support/effects.ts';
import { queuedIds, underWorker } from '../support/queued.ts';
import { words } from '../support/visit.ts';

/** Lines of the cart: every other one gets one more, the others go, so that each edit is a request of its own. */
const LINES = 14;
/** How often the worker is stopped, each time after up to so many milliseconds. */
const STOPS = 12;
const LONGEST = 500;
const SEED = Number(process.env.WORKER_SEED ?? 20_261);

const cartWrite = { path: /\/v1\/orders/ };
const faults: readonly (Exclude<Fault, 'pass'> | null)[] = [null, null, 'reset-after', 'reset-before', 'hang'];

test(`with no page open the worker delivers each edit once and in order, stopped at random points (seed ${SEED})`, async ({ context }) => {
  const line = await startFaultProxy(process.env.SHOP_URL ?? '');
  try {
    const customer = await register('id');
    await fillCart(customer, Object.fromEntries(await plenty(LINES)));
    const start = await eventsSoFar(customer);
    await arrive(context, 'id', customer.tokens, line.url);
    const page = await context.newPage();
    await page.goto(`${line.url}/cart`);
    await underWorker(page);
    const ids = await editWithoutLine(page, line);

    const blank = await context.newPage();
    await blank.goto('about:blank');
    const worker = workerOf(context, blank, line.url);
    await page.close();
    const random = randomOf(SEED);
    for (let stop = 0; stop < STOPS; stop += 1) {
      await line.heal();
      const fault = faults[Math.floor(random() * faults.length)] ?? null;
      if (fault !== null) await line.break(fault, { ...cartWrite, times: 1 });
      await worker.sync();
      await new Promise(resolve => setTimeout(resolve, random() * LONGEST));
      await worker.stop();
    }
    await line.heal();
    // The browser says it again until nothing waits.
    await expect(async () => {
      await worker.sync();
      expect(await cartWrites(customer, start)).toHaveLength(LINES);
    }).toPass({ timeout: 60_000 });
    expect(await cartWrites(customer, start), 'each had its effect once, in the order in which they were made').toEqual(ids);

    const back = await context.newPage();
    await back.goto(`${line.url}/cart`);
    await expect(back.getByRole('button', { name: words.id.moreOf })).toHaveCount(LINES / 2);
    await expect.poll(() => queuedIds(back)).toEqual([]);
  } finally {
    await line.stop();
  }
});

/** Edits every line while the shop answers nothing. @returns the edits' keys, in their order */
async function editWithoutLine(page: Page, line: FaultProxy): Promise<readonly string[]> {
  const more = page.getByRole('main').getByRole('button', { name: words.id.moreOf });
  const remove = page.getByRole('main').getByRole('button', { name: words.id.remove });
  await expect(more).toHaveCount(LINES);
  await line.break('unavailable', cartWrite);
  for (let index = 0; index < LINES / 2; index += 1) {
    await more.nth(index).click();
    // A removed edit leaves its place to the next one.
    await remove.nth(index + 1).click();
    await expect(more).toHaveCount(LINES - index - 1);
    await expect.poll(async () => (await queuedIds(page)).length).toBe(2 * (index + 1));
  }
  return queuedIds(page);
}

interface WorkerControl {
  /** The browser's word that the line is back. */
  sync(): Promise<void>;
  /** Ends the worker wherever it is. */
  stop(): Promise<void>;
}

/** Each word to the browser has a session of its own: one that has seen a worker stop does not survive the next event. */
function workerOf(context: BrowserContext, page: Page, origin: string): WorkerControl {
  async function inSession(run: (session: CDPSession) => Promise<unknown>): Promise<void> {
    const session = await context.newCDPSession(page);
    await run(session);
    // The browser may have closed it already, along with the worker that it saw stop.
    await session.detach().catch(() => undefined);
  }
  return {
    sync: () =>
      inSession(async session => {
        const found = new Promise<string>(resolve => {
          session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
            const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
            if (ours !== undefined) resolve(ours.registrationId);
          });
        });
        await session.send('ServiceWorker.enable');
        await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId: await found, tag: 'outbox', lastChance: false });
      }),
    stop: () =>
      inSession(async session => {
        await session.send('ServiceWorker.enable');
        await session.send('ServiceWorker.stopAllWorkers');
      }),
  };
}
