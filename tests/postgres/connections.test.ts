import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { postgresListener } from '#server/db/listener.ts';
import { lockNumbers } from '#server/db/lock-numbers.ts';
import { openPostgres } from '#server/db/open.ts';
import { PATIENCE } from '#server/db/pool.ts';
import { orders } from '#server/db/schema/orders.ts';
import { type Answer, addBuyers, addGoods, Customer, orderOf, stockOf } from '#tests/contract/support/orders.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

const POOL = 10;

let postgres: Postgres;
let url: string;
let shop: PostgresShop;
/** A connection that is not the shop's. */
let operator: pg.Client;
beforeAll(async () => {
  postgres = await startSeededPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.createDatabase();
  shop = await createPostgresShop(postgres, { poolSize: POOL, url, patience: PATIENCE });
  operator = new pg.Client({ connectionString: url });
  await operator.connect();
});
afterEach(async () => {
  await operator.end();
  await shop.close();
});

const customers = async (count: number) => (await addBuyers(shop.db, count)).map(buyer => new Customer(shop, buyer));

/** The right answer without a database. */
function expectUnavailable({ status, body, headers }: Answer): void {
  expect([status, body.code, Number(headers.get('retry-after')) > 0]).toEqual([503, 'unavailable', true]);
}

/** Asks again with the same key until the shop has a database, as a phone does; every answer on the way must say so. */
async function retryForever(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    expectUnavailable(answer);
    await sleep(10);
  }
}

/** As many transactions at once as the pool has connections: one that was lost for good would be missed. */
async function expectWholePool(): Promise<void> {
  let arrived = 0;
  let open: () => void = () => undefined;
  const allArrived = new Promise<void>(resolve => {
    open = resolve;
  });
  await Promise.all(
    Array.from({ length: POOL }, () =>
      shop.db.transaction(async tx => {
        await tx.execute(sql`select 1`);
        arrived += 1;
        if (arrived === POOL) open();
        await allArrived;
      }),
    ),
  );
}

describe('connections that are dropped', () => {
  it('50 times within transactions, under load, cost a repetition and nothing else', async () => {
    const goods = await addGoods(shop.db, ...Array.from({ length: 4 }, () => ({ stock: 100_000 })));
    const lanes = 12;
    // One alone would soon have as many unpaid orders as one may have.
    const people = await customers(lanes * 10);
    const placed: string[] = [];
    let isOver = false;
    const buy = async (_: unknown, index: number) => {
      for (let round = 0; !isOver; round += 1) {
        const customer = people[index + lanes * (round % 10)] as Customer;
        const wanted = { [goods[index % goods.length] ?? '']: 1 };
        const [cartKey, orderKey] = [crypto.randomUUID(), crypto.randomUUID()];
        const cart = orderOf(await retryForever(() => customer.setCart(wanted, undefined, cartKey)));
        placed.push(orderOf(await retryForever(() => customer.checkout(cart, {}, orderKey))).id);
        expect((await retryForever(() => customer.call('GET', '/orders/'))).status).toBe(200);
      }
    };
    const buying = Promise.all(Array.from({ length: lanes }, buy));
    // Between two statements of a transaction, and within one, in turn.
    const terminated = async (state: string) => {
      const { rows } = await operator.query(
        `select pg_terminate_backend(pid) as is_done from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and state = $1
         order by random() limit 1`,
        [state],
      );
      return rows.some(row => row.is_done === true);
    };
    for (let count = 0; count < 50; ) {
      if (await terminated(count % 2 === 0 ? 'idle in transaction' : 'active')) count += 1;
    }
    isOver = true;
    await buying;
    const kept = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.status, 2));
    expect(kept.map(({ id }) => id).sort()).toEqual(placed.sort());
    const left = await Promise.all(goods.map(id => stockOf(shop.db, id)));
    expect(left.reduce((sum, stock) => sum + stock, 0)).toBe(400_000 - placed.length);
    await expectWholePool();
  });
});

/** Stops a process of PostgreSQL, or lets it go on, as a machine does that swaps or a disk that hangs. */
const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of pids) process.kill(pid, name);
};

/** The server and all its processes. */
async function allProcesses(): Promise<number[]> {
  const { rows } = await operator.query('select pid from pg_stat_activity');
  return [postgres.pid, ...rows.map(row => Number(row.pid))];
}

describe('a PostgreSQL that is frozen', () => {
  it('is answered with 503 within 5 seconds, whatever was asked, and serves again once it goes on', async () => {
    const [variant = ''] = await addGoods(shop.db, { stock: 1_000 });
    const people = await customers(3 * POOL);
    await Promise.all(people.map(customer => retryForever(() => customer.setCart({ [variant]: 1 }))));
    await expectWholePool();
    const hints: string[] = [];
    // It gives up long before the requests do, so that the freeze outlasts its patience on any machine.
    const listener = postgresListener(url, 50, 1_000);
    await listener.listen('news', hint => hints.push(hint));
    const alike: string[] = [];
    await listener.listen('news', hint => alike.push(hint));
    const frozen = await allProcesses();
    signal(frozen, 'SIGSTOP');
    try {
      const asked = people.map(async (customer, index) => {
        const began = performance.now();
        const answer = await (index % 2 === 0 ? customer.setCart({ [variant]: 2 }) : customer.call('GET', '/orders/'));
        expectUnavailable(answer);
        return performance.now() - began;
      });
      const guest = performance.now();
      const login = await shop.fetch('/api/v1/login', { method: 'POST', json: { email: 'a@example.test', password: 'Fondasi2025' } });
      expect([login.status, performance.now() - guest < 5_000]).toEqual([503, true]);
      expect(Math.max(...(await Promise.all(asked)))).toBeLessThan(5_000);
    } finally {
      signal(frozen, 'SIGCONT');
    }
    const again = await Promise.all(people.map(customer => retryForever(() => customer.setCart({ [variant]: 3 }))));
    expect(again.map(({ status }) => status)).toEqual(people.map(() => 200));
    await expectWholePool();
    // The listening connection was replaced as well, and says that something may have been missed.
    await vi.waitFor(() => expect(hints).toEqual(['*']), 10_000);
    await operator.query("select pg_notify('news', 'fresh')");
    await vi.waitFor(
      () =>
        expect([hints, alike]).toEqual([
          ['*', 'fresh'],
          ['*', 'fresh'],
        ]),
      5_000,
    );
    await listener.close();
  });
});

describe('a start', () => {
  it('waits on where its connection is dropped while another process migrates', async () => {
    await operator.query('select pg_advisory_lock($1)', [lockNumbers.migration]);
    const opening = openPostgres(url, 1);
    const waiting = () =>
      operator.query(
        "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%advisory_lock%'",
      );
    await vi.waitFor(async () => expect((await waiting()).rows).toHaveLength(1), 5_000);
    const [former] = (await waiting()).rows;
    await operator.query('select pg_terminate_backend($1)', [former.pid]);
    await vi.waitFor(async () => expect((await waiting()).rows.filter(({ pid }) => pid !== former.pid)).toHaveLength(1), 10_000);
    await operator.query('select pg_advisory_unlock($1)', [lockNumbers.migration]);
    const opened = await opening;
    await opened.db.execute(sql`select 1`);
    await opened.close();
  });
});
