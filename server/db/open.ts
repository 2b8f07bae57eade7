import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePGlite } from 'drizzle-orm/pglite';
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { type OpenDatabase, schema } from './client.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { guardEmbedded } from './embedded-guard.ts';
import { postgresListener } from './listener.ts';
import { lockNumbers } from './lock-numbers.ts';
import { migrationsFolder } from './migrating.ts';
import { openPool, PATIENCE, withClient } from './pool.ts';

/** How often migrating is tried, and milliseconds between two tries: a database that restarts is there again soon. */
const MIGRATION_TRIES = 10;
const MIGRATION_PAUSE = 1_000;
/** Milliseconds after which the lock that another process holds is asked for again. */
const LOCK_PAUSE = 250;

/**
 * Opens PostgreSQL and migrates it.
 * @param poolSize connections at most
 * @param patience milliseconds for which a statement, or a free connection, is waited for
 */
export async function openPostgres(url: string, poolSize = 10, patience = PATIENCE): Promise<OpenDatabase> {
  await migrateServer(url);
  const pool = openPool(url, poolSize, patience);
  const listener = postgresListener(url);
  const close = async () => {
    await listener.close();
    await pool.close();
  };
  const { db, unhurried, connections } = pool;
  return { db, kind: 'postgres', unhurried, listen: listener.listen, connections, close };
}

/** A connection that is lost on the way takes its lock and its transaction with it, so that all of it can be done again. */
async function migrateServer(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withClient(url, migrateInTurn);
    } catch (error) {
      if (attempt === MIGRATION_TRIES || !isConnectionLoss(error)) throw error;
      await sleep(MIGRATION_PAUSE);
    }
  }
}

async function migrateInTurn(client: pg.Client): Promise<void> {
  // Asked for again and again: a statement that waits in the database would never notice that the database is gone.
  const take = { text: 'select pg_try_advisory_lock($1) as is_mine', values: [lockNumbers.migration], query_timeout: PATIENCE };
  while (!(await client.query<{ is_mine: boolean }>(take)).rows[0]?.is_mine) await sleep(LOCK_PAUSE);
  // The end of the connection gives the lock back.
  await migratePostgres(drizzlePostgres(client, { schema }), { migrationsFolder });
}

/**
 * Opens PGlite and migrates it.
 * @param location a folder, or null for memory
 * @param dump a dumped data directory to start from, which is far quicker than an empty one
 * @param onPanic hears that the database has broken down and answers nothing any more
 */
export async function openPGlite(
  location: string | null,
  dump?: Blob,
  onPanic: (error: Error) => void = () => undefined,
): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await createPGlite(location, dump);
  guardEmbedded(client, onPanic);
  const db = drizzlePGlite(client, { schema });
  await migratePGlite(db, { migrationsFolder });
  const listen: OpenDatabase['listen'] = async (channel, onHint) => void (await client.listen(channel, onHint));
  const dumpDatabase = () => client.dumpDataDir('none');
  return { db, kind: 'pglite', unhurried: work => work(db), listen, connections: null, close: () => client.close(), dump: dumpDatabase };
}

/** Opens PGlite as it is, or makes an empty one, without migrating it. @param location, dump as of {@link openPGlite} */
export function createPGlite(location: string | null, dump?: Blob): Promise<PGlite> {
  return PGlite.create({
    ...(location === null ? {} : { dataDir: location }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    extensions: { pg_trgm, unaccent },
  });
}
