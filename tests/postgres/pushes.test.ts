import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { count, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from '#lib/ids.ts';
import { openPostgres } from '#server/db/open.ts';
import { notifications, orderEvents, orderItems, orders } from '#server/db/schema/orders.ts';
import { broadcasts, pushDeliveries, pushSubscriptions } from '#server/db/schema/push.ts';
import { giveReminders } from '#server/modules/orders/reminders.ts';
import { addBuyers, addGoods } from '#tests/contract/support/orders.ts';
import { type FakePushService, type PushAnswer, type ReceivedPush, startPushService } from '#tests/support/fake-push-service.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { addAudience } from '#tests/support/push-audience.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

const HOUR = 3_600_000;
/** Requests that one process has under way at most, and with that the pushes that its end leaves unmarked. */
const LANES = 32;

let postgres: Postgres;
let shop: PostgresShop;
let service: FakePushService;
const processes: ChildProcess[] = [];
beforeAll(async () => {
  postgres = await startSeededPostgres();
  service = await startPushService();
});
afterEach(async () => {
  for (const each of processes.splice(0)) await killed(each);
  await shop.close();
});
afterAll(async () => {
  await service.close();
  await postgres.stop();
});

/** Endpoints from which a sending process heard nothing in time, whether they accepted or not. */
const unanswered = new Set<string>();

/** Starts a process of its own that sends. */
function startProcess(databaseUrl: string, clockAhead: number): ChildProcess {
  const root = join(import.meta.dirname, '..', '..');
  const env = { ...process.env, ...service.env, DATABASE_URL: databaseUrl, CLOCK_AHEAD: String(clockAhead) };
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'tests/support/push-process.ts')], {
    env,
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  createInterface(child.stdout).on('line', line => {
    const endpoint = /^unanswered (.+)$/.exec(line)?.[1];
    if (endpoint !== undefined) unanswered.add(endpoint);
  });
  return child;
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/** `PUSHES=10000` is the long form: on a slow machine it takes minutes. */
const DEVICES = Number(process.env.PUSHES ?? 3_000);

/** Devices that are gone, and what a push service answers to the first push for one of the others: at random, the same in every run. */
function moodOf(name: string): { readonly isGone: boolean; readonly first: PushAnswer } {
  const chance = (Math.imul(Number(name) + 1, 2_654_435_761) >>> 0) / 2 ** 32;
  const first =
    chance < 0.06
      ? { status: 429, headers: { 'retry-after': '1' } }
      : chance < 0.07
        ? { status: 503 }
        : // Silent until the sender gives up.
          chance < 0.072
          ? null
          : { status: 201 };
  return { isGone: chance < 0.05, first };
}

describe(`an announcement to ${DEVICES} devices`, () => {
  const names = Array.from({ length: DEVICES }, (_, number) => String(number));
  const live = names.filter(name => !moodOf(name).isGone);

  it('reaches each once, though its process is killed in the middle and the push service is as moody as a real one', {
    timeout: 600_000,
  }, async () => {
    const url = await postgres.createDatabase();
    shop = await createPostgresShop(postgres, { url });
    await addAudience(shop.db, DEVICES, service.endpoint);
    const tried = new Set<string>();
    service.answerWith(({ subscription: name }) => {
      const { isGone, first } = moodOf(name);
      const isFirst = !tried.has(name);
      tried.add(name);
      if (isGone) return { status: 410 };
      return isFirst ? first : { status: 201 };
    });
    const answer = await shop.fetch('/api/v1/admin/notifications', {
      method: 'POST',
      headers: { 'x-admin-key': shop.deps.adminKey },
      json: { type: 3, message: { id: 'Kapal berangkat Senin', en: 'The ship leaves on Monday' }, to: 'all' },
    });
    // The first batch is told at once, the rest by whatever process comes by.
    expect((await answer.json()).data).toMatchObject({ total: DEVICES, sent: 500, finished_at: null });

    // Requests that the push service accepted and the shop did not record: those under way when a process ended.
    const unheard = new Set<string>();
    const noteUnheard = async () => {
      const known = new Set([...(await sentTo()), ...unanswered, ...unheard]);
      const underWay = service.accepted.map(push => service.endpoint(push.subscription)).filter(endpoint => !known.has(endpoint));
      expect(underWay.length).toBeLessThanOrEqual(LANES);
      for (const endpoint of underWay) unheard.add(endpoint);
    };

    // Killed while it tells customers: what it told and how far it came are one transaction.
    const told = () => shop.db.select({ customerId: notifications.customerId }).from(notifications);
    const first = startProcess(url, 0);
    await vi.waitFor(async () => expect((await broadcast()).notified).toBeGreaterThan(500), { timeout: 300_000, interval: 10 });
    await killed(first);
    await noteUnheard();
    await vi.waitFor(async () => expect(await told()).toHaveLength((await broadcast()).notified));
    expect(await broadcast()).toMatchObject({ finishedAt: null });

    const doomed = startProcess(url, 0);
    await vi.waitFor(() => expect(service.accepted.length).toBeGreaterThan(DEVICES / 3), { timeout: 300_000, interval: 20 });
    await killed(doomed);
    await noteUnheard();
    expect(service.accepted.length).toBeLessThan(live.length);

    startProcess(url, 90_000);
    startProcess(url, 90_000);
    const waiting = async () => {
      const [left] = await shop.db.select({ left: count() }).from(pushDeliveries).where(eq(pushDeliveries.state, 'waiting'));
      const { notified, finishedAt } = await broadcast();
      return { left: left?.left, notified, isFinished: finishedAt !== null };
    };
    const end = { left: 0, notified: DEVICES, isFinished: true };
    await vi.waitFor(async () => expect(await waiting()).toEqual(end), { timeout: 400_000, interval: 250 });

    const reached = new Map<string, ReceivedPush[]>();
    for (const push of service.accepted) reached.set(push.subscription, [...(reached.get(push.subscription) ?? []), push]);
    expect(live.filter(name => !reached.has(name))).toEqual([]);
    expect(reached.size).toBe(live.length);
    for (const [name, pushes] of reached) {
      // A push whose answer the shop did not get is sent again, which the standard can't rule out; a device that is off gets one of a topic.
      const isUnheard = unheard.has(service.endpoint(name)) || unanswered.has(service.endpoint(name));
      if (!isUnheard) expect(pushes, name).toHaveLength(1);
      expect(new Set(pushes.map(({ headers }) => headers.topic)).size, name).toBe(1);
    }
    const [devices] = await shop.db.select({ left: count() }).from(pushSubscriptions);
    expect(devices?.left).toBe(live.length);
    const all = await told();
    expect(all).toHaveLength(DEVICES);
    expect(new Set(all.map(({ customerId }) => customerId)).size).toBe(DEVICES);
  });
});

/** The one broadcast that there is. */
async function broadcast() {
  const [row] = await shop.db.select().from(broadcasts);
  if (row === undefined) throw new Error('no broadcast');
  return row;
}

/** Endpoints to which the shop knows that it has sent. */
async function sentTo(): Promise<ReadonlySet<string>> {
  const rows = await shop.db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushDeliveries)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushDeliveries.subscriptionId))
    .where(eq(pushDeliveries.state, 'sent'));
  return new Set(rows.map(({ endpoint }) => endpoint));
}

describe('reminders', () => {
  it('are given once, however many processes look at the clock at once', async () => {
    const url = await postgres.createDatabase();
    shop = await createPostgresShop(postgres, { poolSize: 20, url });
    const second = await openPostgres(url, 20);
    const people = await addBuyers(shop.db, 60);
    const [goods = ''] = await addGoods(shop.db, {});
    const now = Date.now();
    const placed = people.map(({ customerId }, index) => ({ id: uuidv7(), customerId, isPayment: index % 2 === 0 }));
    await shop.db.insert(orders).values(
      placed.map(({ id, customerId, isPayment }) => ({
        id,
        customerId,
        number: id,
        status: isPayment ? 3 : 7,
        paymentDeadline: new Date(now + 2 * HOUR),
      })),
    );
    await shop.db.insert(orderItems).values(placed.map(({ id }) => ({ orderId: id, variantId: goods, quantity: 1 })));
    await shop.db.insert(orderEvents).values(
      placed.map(({ id, customerId, isPayment }) => ({
        orderId: id,
        customerId,
        status: isPayment ? 3 : 7,
        actor: 'admin' as const,
        createdAt: new Date(now - (isPayment ? 22 : 49) * HOUR),
      })),
    );
    const other = { ...shop.deps, db: second.db };
    const given = await Promise.all([shop.deps, other, shop.deps, other, shop.deps, other].map(giveReminders));
    await giveReminders(other);
    await second.close();
    expect(given.reduce((sum, each) => sum + each, 0)).toBe(60);
    const told = await shop.db
      .select({ orderId: notifications.orderId })
      .from(notifications)
      .where(
        inArray(
          notifications.orderId,
          placed.map(({ id }) => id),
        ),
      );
    expect(told).toHaveLength(60);
    expect(new Set(told.map(({ orderId }) => orderId)).size).toBe(60);
  });
});
