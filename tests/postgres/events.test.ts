import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { openPostgres } from '#server/db/open.ts';
import { eventsAfter, publish } from '#server/modules/events/service.ts';
import { notify, notifyAll } from '#server/modules/notifications/service.ts';
import { addBuyers, type Buyer } from '#tests/contract/support/orders.ts';
import { type Followed, follow } from '#tests/support/event-stream.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

let postgres: Postgres;
let shop: PostgresShop;
beforeAll(async () => {
  postgres = await startSeededPostgres();
  shop = await createPostgresShop(postgres);
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

const buyers = (count: number) => addBuyers(shop.db, count);
async function buyer(): Promise<Buyer> {
  const [only] = await buyers(1);
  if (only === undefined) throw new Error('no buyer');
  return only;
}
const open = async (who: Buyer, from = shop, after?: number): Promise<Followed> =>
  follow(await from.fetch(`/api/v1/events/stream${after === undefined ? '' : `?after=${after}`}`, { headers: who.headers }));

describe('events of many writers at once', () => {
  it('have cursors without a gap, and no reader ever skips one that commits late', async () => {
    const people = await buyers(3);
    const me = people[0]?.customerId ?? '';
    const seen: number[] = [];
    let isWriting = true;
    const read = async () => {
      for (let cursor = 0; ; ) {
        const wasWriting = isWriting;
        const changes = await eventsAfter(shop.db, me, cursor);
        expect(changes.is_reset).toBe(false);
        seen.push(...changes.events.map(event => event.cursor));
        cursor = changes.cursor;
        if (!wasWriting && changes.events.length === 0) return;
      }
    };
    const reading = read();
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const writing = shop.db.transaction(async tx => {
          const wanted = people.map(({ customerId }) => ({ customerId, kind: 'cart' as const }));
          await publish(tx, ...(index % 2 === 0 ? wanted : wanted.toReversed()));
          // Some hold on to their cursor for a while, and some of them give it back.
          if (index % 5 === 0) await tx.execute('select pg_sleep(0.01)');
          if (index % 10 === 0) throw new Error('undone');
        });
        await writing.catch(error => expect(error).toMatchObject({ message: 'undone' }));
      }),
    );
    isWriting = false;
    await reading;
    expect(seen).toEqual(Array.from({ length: 180 }, (_, index) => index + 1));
  });

  it('give one statement to a thousand customers, each with a cursor of its own', async () => {
    const people = await buyers(1_000);
    const notice = { type: 3 as const, statusProgress: null, orderId: null, message: { id: 'Tutup besok', en: 'Closed tomorrow' } };
    for (const turn of [1, 2]) {
      await shop.db.transaction(tx =>
        notifyAll(
          tx,
          people.map(({ customerId }) => ({ ...notice, customerId })),
        ),
      );
      expect(await eventsAfter(shop.db, people.at(-1)?.customerId ?? '', turn - 1)).toMatchObject({
        cursor: turn,
        events: [{ cursor: turn }],
      });
    }
  });
});

describe('several processes on one database', () => {
  /** A second process: pool, listening connection and app of its own. */
  async function another(): Promise<PostgresShop> {
    const url = await databaseOf(shop);
    const { db, listen, close } = await openPostgres(url, 5);
    const app = createApp({ ...shop.deps, db, listen });
    return { ...shop, db, close, fetch: async (path, init) => app.fetch(new Request(`http://127.0.0.1:3000${path}`, init)) };
  }

  it('hear of what the other one did at once, and send it to the right customer only', async () => {
    const other = await another();
    const [me, stranger] = await buyers(2);
    if (me === undefined || stranger === undefined) throw new Error('no buyers');
    const mine = await open(me, other);
    const theirs = await open(stranger, other);
    await shop.db.transaction(tx => notify(tx, { customerId: me.customerId, type: 1, statusProgress: 4, orderId: null }));
    await vi.waitFor(() => expect(mine.events).toMatchObject([{ cursor: mine.start + 1, kind: 'notification', status: 6 }]), 5_000);
    expect(theirs.events).toEqual([]);
    await Promise.all([mine.stop(), theirs.stop()]);
    await other.close();
  });

  it('miss nothing while the listening connection is down: it comes back and looks', async () => {
    const me = await buyer();
    const mine = await open(me);
    await shop.db.execute("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
    await shop.db.transaction(tx => publish(tx, { customerId: me.customerId, kind: 'cart' }));
    await vi.waitFor(() => expect(mine.events).toMatchObject([{ kind: 'cart' }]), 10_000);
    await shop.db.transaction(tx => publish(tx, { customerId: me.customerId, kind: 'read' }));
    await vi.waitFor(() => expect(mine.events.map(event => event.kind)).toEqual(['cart', 'read']), 10_000);
    await mine.stop();
  });
});

/** Address of the database that a shop of the tests is on. */
async function databaseOf({ db }: PostgresShop): Promise<string> {
  const client = (db as unknown as { $client: { options: { connectionString: string } } }).$client;
  return client.options.connectionString;
}
