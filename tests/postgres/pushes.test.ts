import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { count, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from '#lib/ids.ts';
import { openPostgres } from '#server/db/open.ts';
import { notifications, orderEvents, orderItems, orders } from '#server/db/schema/orders.ts';
import { broadcasts, pushDeliveries, pushSubscriptions } from '#server/db/schema/push.ts';
import { giveReminders } from '#server/modules/orders/reminders.ts';
import { addBuyers, addGoods } from '#tests/contract/support/orders.ts';
import { type FakePushService, startPushService } from '#tests/support/fake-push-service.ts';
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

/** Starts a process of its own that sends. */
function startProcess(databaseUrl: string, clockAhead: number): ChildProcess {
  const root = join(import.meta.dirname, '..', '..');
  const env = { ...process.env, ...service.env, DATABASE_URL: databaseUrl, CLOCK_AHEAD: String(clockAhead) };
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'tests/support/push-process.ts')], {
    env,
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  processes.push(child);
  return child;
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

describe('an announcement to 1,000 devices', () => {
  const DEVICES = 1_000;
  /** One device in twenty is gone; others are busy, down or silent at the first try. */
  const isGone = (number: number) => number % 20 === 0;
  const first: Readonly<Record<number, { status: number; headers?: Record<string, string> } | null>> = {
    3: { status: 429, headers: { 'retry-after': '1' } },
    5: { status: 503 },
    7: null,
  };

  it('reaches each once, though its process is killed in the middle and the push service is as moody as a real one', {
    timeout: 300_000,
  }, async () => {
    const url = await postgres.createDatabase();
    shop = await createPostgresShop(postgres, 40, url);
    await addAudience(shop.db, DEVICES, service.endpoint);
    const tries = new Map<string, number>();
    service.answerWith(({ subscription }) => {
      const number = Number(subscription);
      const turn = (tries.get(subscription) ?? 0) + 1;
      tries.set(subscription, turn);
      if (isGone(number)) return { status: 410 };
      return (turn === 1 ? first[number % 100] : undefined) === undefined ? { status: 201 } : (first[number % 100] ?? null);
    });
    const answer = await shop.fetch('/api/v1/admin/notifications', {
      method: 'POST',
      headers: { 'x-admin-key': shop.deps.adminKey },
      json: { type: 3, message: { id: 'Kapal berangkat Senin', en: 'The ship leaves on Monday' }, to: 'all' },
    });
    // The first batch is told at once, the rest by whatever process comes by.
    expect((await answer.json()).data).toMatchObject({ total: DEVICES, sent: 500, finished_at: null });

    const doomed = startProcess(url, 0);
    await vi.waitFor(() => expect(service.accepted.length).toBeGreaterThan(DEVICES / 3), { timeout: 120_000, interval: 20 });
    await killed(doomed);
    const before = new Set(service.accepted);
    const acceptedBefore = service.accepted.length;
    expect(before.size).toBe(acceptedBefore);
    expect(acceptedBefore).toBeLessThan(DEVICES);

    startProcess(url, 60_000);
    startProcess(url, 60_000);
    const waiting = async () => {
      const [left] = await shop.db.select({ left: count() }).from(pushDeliveries).where(eq(pushDeliveries.state, 'waiting'));
      const [open] = await shop.db.select({ finishedAt: broadcasts.finishedAt }).from(broadcasts);
      return { left: left?.left, isFinished: open?.finishedAt !== null };
    };
    await vi.waitFor(async () => expect(await waiting()).toEqual({ left: 0, isFinished: true }), { timeout: 200_000, interval: 250 });

    const times = new Map<string, number>();
    for (const name of service.accepted) times.set(name, (times.get(name) ?? 0) + 1);
    const live = Array.from({ length: DEVICES }, (_, number) => number).filter(number => !isGone(number));
    expect(live.filter(number => !times.has(String(number)))).toEqual([]);
    // Accepted, but killed before it was written down: those few come once more, which the standard can't rule out.
    const doubled = [...times].filter(([, accepted]) => accepted > 1);
    expect(doubled.length).toBeLessThanOrEqual(LANES);
    for (const [name, accepted] of doubled) expect(accepted, name).toBe(2);
    const [devices] = await shop.db.select({ left: count() }).from(pushSubscriptions);
    expect(devices?.left).toBe(live.length);
    const [told] = await shop.db.select({ rows: count() }).from(notifications);
    expect(told?.rows).toBe(DEVICES);
  });
});

describe('reminders', () => {
  it('are given once, however many processes look at the clock at once', async () => {
    const url = await postgres.createDatabase();
    shop = await createPostgresShop(postgres, 20, url);
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
