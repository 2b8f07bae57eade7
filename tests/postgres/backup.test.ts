import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backUpShop, restoreShop } from '#server/backup/commands.ts';
import type { Config } from '#server/config.ts';
import { createPGlite } from '#server/db/open.ts';
import { OperatorError } from '#server/operator-error.ts';
import { addBuyers, Customer } from '#tests/contract/support/orders.ts';
import { start } from '#tests/contract/support/start.ts';
import { template } from '#tests/contract/support/template.ts';
import { countsOf, factsOf, goOn, type KeptShop, type Life, liveIn, newPlace, openKept, placeAt } from '#tests/support/kept-shop.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { differences } from '#tests/support/stock-steps.ts';
import { startSeededPostgres } from './support/shop.ts';

const silent = () => undefined;
let postgres: Postgres;
let folder: string;
let place: Config;
let shop: KeptShop;
let life: Life;
let facts: Awaited<ReturnType<typeof factsOf>>;
/** Of the running shop, with orders placed and paid meanwhile. */
let archive: string;
const dataDirs: string[] = [];

const placeFor = async (url: string) => {
  const made = await newPlace(url);
  dataDirs.push(made.dataDir);
  return made;
};

beforeAll(async () => {
  postgres = await startSeededPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-backup-'));
  place = await placeFor(await postgres.createDatabase());
  shop = await openKept(place);
  life = await liveIn(shop);
  facts = await factsOf(shop, life);
  archive = path.join(folder, 'running.tar.gz');
  // Rows of orders are read before those of notes, and payments and stock after them.
  const [holder, watcher] = [await connect(place), await connect(place)];
  await holder.query('begin; lock table order_notes in access exclusive mode');
  const backup = backUpShop(place, archive, silent);
  await vi.waitFor(() => waiting(watcher, 'copy public."order_notes"%'), PATIENCE);
  for (const buyer of await addBuyers(shop.db, 2)) await placeAndPay(new Customer(shop, buyer));
  await holder.query('commit');
  await backup;
  for (const client of [holder, watcher]) await client.end();
});
afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
  for (const each of [folder, ...dataDirs]) await rm(each, { recursive: true, force: true });
});

async function placeAndPay(customer: Customer): Promise<void> {
  const order = await customer.place({ [life.variant]: 1 });
  const admin = (address: string, json?: object) =>
    shop.fetch(`/api/v1/admin/orders/${order.id}/${address}`, {
      method: 'POST',
      headers: { 'x-admin-key': shop.deps.adminKey, 'Idempotency-Key': crypto.randomUUID() },
      ...(json === undefined ? {} : { json }),
    });
  await admin('validation');
  const paid = await admin('payment', { amount: order.total, reference: order.number });
  if (paid.status !== 200) throw new Error(`the payment was answered with ${paid.status}`);
}

async function connect({ databaseUrl }: Config): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl ?? '' });
  await client.connect();
  return client;
}

const PATIENCE = { timeout: 60_000, interval: 50 };

/** Whether a statement waits for a lock that another connection has. */
async function waiting(watcher: Client, like: string): Promise<void> {
  const { rows } = await watcher.query("select from pg_stat_activity where wait_event_type = 'Lock' and query like $1", [like]);
  expect(rows).toHaveLength(1);
}

const sentenceOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'no error',
    error => (error instanceof OperatorError ? error.message : `no sentence: ${error?.stack}`),
  );

/** Orders that are paid without their payment, or the other way round, and items of no order's sum. */
async function torn(of: KeptShop) {
  const { rows } = (await of.db.execute(sql`
    select orders.number from orders left join payments on payments.order_id = orders.id
    where (orders.status = 4) <> (payments.id is not null) or payments.amount <> orders.total
  `)) as unknown as { rows: object[] };
  return rows;
}

test('a backup while orders are placed and paid is of one moment, and the shop in it goes on elsewhere', async () => {
  const target = await placeFor(await postgres.createDatabase());
  expect(await sentenceOf(restoreShop(target, archive, false, silent))).toContain('with --replace this one takes its place');
  const said: string[] = [];
  await restoreShop(target, archive, true, line => said.push(line));
  // The former shop is an archive itself.
  expect(said).toContainEqual(expect.stringMatching(/kept from before: \S+before-restore-\S+\.tar\.gz$/));
  const restored = await openKept(target);
  expect(await factsOf(restored, life)).toEqual(facts);
  expect([await differences(restored.db), await torn(restored)]).toEqual([[], []]);
  await goOn(restored, life);
  await restored.close();
});

test('nothing is restored under a shop that runs', async () => {
  const before = await countsOf(shop.db);
  expect(await sentenceOf(restoreShop(place, archive, true, silent))).toBe(
    'a shop is open on this database: stop all of its processes first',
  );
  expect(await countsOf(shop.db)).toEqual(before);
});

test('a restore that is killed behind its last row has changed nothing, and the next one goes through', async () => {
  const url = await postgres.createDatabase();
  const target = await placeFor(url);
  const opened = await openKept(target);
  const before = await countsOf(opened.db);
  await opened.close();
  const [witness, watcher] = [await connect(target), await connect(target)];
  // The list of migrations is written last: a reader of it holds the restore up there.
  await witness.query('begin');
  await witness.query('select from drizzle.__drizzle_migrations');
  const env = { DATABASE_URL: url, DATA_DIR: target.dataDir };
  const restore = start('server/main.ts', ['restore', archive, '--replace'], env);
  await vi.waitFor(() => waiting(watcher, 'truncate drizzle%'), PATIENCE);
  expect(restore.output()).toBe('');
  restore.child.kill('SIGKILL');
  await restore.ended;
  await witness.query('commit');
  for (const client of [witness, watcher]) await client.end();
  expect((await readdir(target.dataDir)).filter(name => name.startsWith('secret'))).toEqual(['secret']);
  const secret = await readFile(path.join(target.dataDir, 'secret'), 'utf8');
  const again = await openKept(placeAt(target.dataDir, url));
  expect(await countsOf(again.db)).toEqual(before);
  await again.close();
  await restoreShop(target, archive, true, silent);
  expect(await readFile(path.join(target.dataDir, 'secret'), 'utf8')).not.toBe(secret);
  const restored = await openKept(target);
  expect(await factsOf(restored, life)).toEqual(facts);
  await restored.close();
});

test('a shop moves from the embedded database to PostgreSQL and back', async () => {
  const small = await placeFor('');
  await (await createPGlite(path.join(small.dataDir, 'pglite'), await template('small'))).close();
  const embedded = await openKept(small);
  const own = await liveIn(embedded);
  const [before, counts] = [await factsOf(embedded, own), await countsOf(embedded.db)];
  await embedded.close();
  const file = path.join(folder, 'embedded.tar.gz');
  await backUpShop(small, file, silent);
  const target = await placeFor(await postgres.createDatabase());
  await restoreShop(target, file, true, silent);
  const grown = await openKept(target);
  expect(await countsOf(grown.db)).toEqual(counts);
  expect(await factsOf(grown, own)).toEqual(before);
  await goOn(grown, own);
  const after = await countsOf(grown.db);
  const back = path.join(folder, 'back.tar.gz');
  await backUpShop(target, back, silent);
  await grown.close();
  const home = await placeFor('');
  await restoreShop(home, back, false, silent);
  const returned = await openKept(home);
  expect(await countsOf(returned.db)).toEqual(after);
  await goOn(returned, own);
  await returned.close();
});

test('a database without a shop is not backed up, and nothing is left', async () => {
  const target = await placeFor(await postgres.createDatabase());
  const client = await connect(target);
  await client.query('drop schema drizzle cascade');
  await client.end();
  const file = path.join(folder, 'none.tar.gz');
  expect(await sentenceOf(backUpShop(target, file, silent))).toBe('there is no shop in the database');
  expect([existsSync(file), existsSync(`${file}.new`)]).toEqual([false, false]);
});
