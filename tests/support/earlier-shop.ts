import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

const root = join(import.meta.dirname, '..', '..');
const fixtures = join(root, 'tests', 'fixtures', 'earlier-shop');
const migrations = join(root, 'server', 'db', 'migrations');
/** The last migration that the recorded database had seen. */
const LAST = '0009_catalogue_revision';
/** When the recording was made; the phone's and the database's moments lie shortly before it. */
export const recordedAt = new Date('2026-11-25T19:41:45Z');

/** The customer of the recording, with the session of the recorded phone. */
export const earlierCustomer = {
  id: '01a2143a-0d7f-7829-a414-a71b8b03090b',
  email: 'a635717e-2798-49c2-ac52-3914fcf9efb9@contoh.test',
  password: 'Fondasi2025',
  token: '2YeeLQT-4zcmVOjCcolxLKu46zGF6xbT31e_KTMYf7s',
  refreshToken: 'IOCOYwppLf7sCRCq8D9Fes3XPre4GjM6b6v-U24D4-Y',
} as const;

/** The recorded shop's secret, 32 bytes, from which refresh tokens are derived. */
export const earlierSecret = new TextEncoder().encode('the secret of a shop in the test');

/** Numbers of the customer's orders by what had happened to them; the same item in each. */
export const earlierOrders = {
  unvalidated: 'FD-261126-C2QF',
  unpaid: 'FD-261126-D05W',
  withReceipt: 'FD-261126-TJWT',
  paid: 'FD-261126-DDT6',
  processing: 'FD-261126-014F',
  shipped: 'FD-261126-2GVN',
  received: 'FD-261126-Y8WG',
  cancelled: 'FD-261126-Z92Y',
} as const;

type Rows = Readonly<Record<string, readonly object[]>>;
/** Runs SQL; several statements only without parameters. */
type RunSql = (sql: string, parameters?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** The migrations that the recorded database had seen, one SQL text each, oldest first, with what the migrator notes of them. */
async function earlierMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fondasi-migrations-'));
  await cp(migrations, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const last = entries.findIndex(({ tag }: { tag: string }) => tag === LAST);
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, last + 1) }));
  return folder;
}

/**
 * Fills an empty database with the recorded shop: its migrations, and its rows as they stood.
 * @param migrate runs the migrations of a folder
 * @param moved milliseconds by which every moment is moved, so that a real server finds the orders as fresh as they were
 */
async function fillEarlierShop(run: RunSql, migrate: (migrationsFolder: string) => Promise<void>, moved = 0): Promise<void> {
  const folder = await earlierMigrations();
  await migrate(folder).finally(() => rm(folder, { recursive: true, force: true }));
  const rows: Rows = JSON.parse(await readFile(join(fixtures, 'database.json'), 'utf8'));
  const columns = await run(
    `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`,
  );
  // The order of the tables does not matter while foreign keys are not looked at.
  await run('set session_replication_role = replica');
  for (const [table, entries] of Object.entries(rows)) {
    const own = columns.rows.filter(column => column.table_name === table);
    const names = own.map(column => `"${column.column_name}"`).join(', ');
    const moments = own
      .filter(column => String(column.data_type).startsWith('timestamp'))
      .map(column => `"${column.column_name}" = "${column.column_name}" + interval '${Math.round(moved)} milliseconds'`);
    await run(`insert into "${table}" (${names}) select ${names} from json_populate_recordset(null::"${table}", $1::json)`, [
      JSON.stringify(entries),
    ]);
    if (moments.length > 0 && moved !== 0) await run(`update "${table}" set ${moments.join(', ')}`);
  }
  await run('set session_replication_role = default');
  // Serial numbers go on behind the rows that brought theirs.
  const serials = await run(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and column_default like 'nextval(%'`,
  );
  for (const { table_name: table, column_name: column } of serials.rows) {
    await run(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), coalesce((select max("${column}") from "${table}"), 0) + 1, false)`,
    );
  }
}

/** The recorded shop as an embedded database, before any migration that came after it; for `openPGlite(null, dump)`. */
export async function earlierDump(moved = 0): Promise<Blob> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const client = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  try {
    const run: RunSql = (sql, parameters) => client.query(sql, parameters);
    await fillEarlierShop(run, migrationsFolder => migrate(drizzle(client), { migrationsFolder }), moved);
    return await client.dumpDataDir('none');
  } finally {
    await client.close();
  }
}

/** The data directory of the recorded shop, for `startShop({ dataDir })`; its moments are those of just now. Remove it after use. */
export async function makeEarlierDataDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'fondasi-earlier-'));
  const dump = await earlierDump(Date.now() - recordedAt.getTime());
  const client = await PGlite.create({ dataDir: join(directory, 'pglite'), loadDataDir: dump, extensions: { pg_trgm, unaccent } });
  await client.close();
  await writeFile(join(directory, 'secret'), `${Buffer.from(earlierSecret).toString('base64url')}\n`, { mode: 0o600 });
  return directory;
}
