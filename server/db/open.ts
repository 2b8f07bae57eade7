import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePGlite } from 'drizzle-orm/pglite';
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { packageRoot } from '#server/config.ts';
import { type OpenDatabase, schema } from './client.ts';
import { postgresListener } from './listener.ts';

const migrationsFolder = path.join(packageRoot, 'server/db/migrations');

/** One at a time: several processes that start together on one PostgreSQL migrate in turn. */
const MIGRATION_LOCK = 7_203_114;

/**
 * Opens PostgreSQL and migrates it.
 * @param poolSize connections at most
 */
export async function openPostgres(url: string, poolSize = 10): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 });
  // A dropped idle connection must not end the process; the pool opens another one.
  pool.on('error', () => undefined);
  const db = drizzlePostgres(pool, { schema });
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client, { schema }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
  const listener = postgresListener(url);
  const close = async () => {
    await listener.close();
    await pool.end();
  };
  return { db, kind: 'postgres', listen: listener.listen, close };
}

/**
 * Opens PGlite and migrates it.
 * @param location a folder, or null for memory
 * @param dump a dumped data directory to start from, which is far quicker than an empty one
 */
export async function openPGlite(location: string | null, dump?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await PGlite.create({
    ...(location === null ? {} : { dataDir: location }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    extensions: { pg_trgm, unaccent },
  });
  const db = drizzlePGlite(client, { schema });
  await migratePGlite(db, { migrationsFolder });
  const listen: OpenDatabase['listen'] = async (channel, onHint) => void (await client.listen(channel, onHint));
  return { db, kind: 'pglite', listen, close: () => client.close(), dump: () => client.dumpDataDir('none') };
}
