import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { packageRoot } from '#server/config.ts';
import type { Database } from './client.ts';
import type { CopyConnection } from './copy.ts';

/** Where the migrations' texts are. */
export const migrationsFolder = path.join(packageRoot, 'server/db/migrations');

/** The query builder's own list of the migrations that a database has seen. */
const LIST = 'drizzle.__drizzle_migrations';

/** The migrations of this version, oldest first, by the milliseconds that name them. */
export const knownMigrations = (): readonly number[] => readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);

/** The migrations that a database has seen, oldest first; none where it is empty. */
export async function appliedMigrations(connection: CopyConnection): Promise<readonly number[]> {
  const [{ is_there: isThere } = { is_there: false }] = await connection.rows<{ is_there: boolean }>(
    `select to_regclass('${LIST}') is not null as is_there`,
  );
  if (!isThere) return [];
  const rows = await connection.rows<{ at: string }>(`select created_at::text as at from ${LIST} order by created_at`);
  return rows.map(({ at }) => Number(at));
}

/** The migrations that the shop's database has seen, oldest first. Rejects where there is no list of them. */
export async function migrationsOf(db: Database): Promise<readonly number[]> {
  const { rows } = (await db.execute(sql.raw(`select created_at::text as at from ${LIST} order by created_at`))) as unknown as {
    rows: readonly { at: string }[];
  };
  return rows.map(({ at }) => Number(at));
}

/**
 * Runs the migrations between two, in the transaction that is open: the query builder's migrator would begin one of its own.
 * @param after the last that the database has seen; null: none
 * @param until the last to be run
 */
export async function runMigrations(connection: CopyConnection, after: number | null, until: number): Promise<void> {
  for (const { folderMillis, sql } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > until || (after !== null && folderMillis <= after)) continue;
    for (const statement of sql) await connection.rows(statement);
  }
}

/** Notes which migrations the database has seen, all of them up to one, in the open transaction and as its last step. */
export async function noteMigrations(connection: CopyConnection, until: number): Promise<void> {
  await connection.rows('create schema if not exists drizzle');
  await connection.rows(`create table if not exists ${LIST} (id serial primary key, hash text not null, created_at bigint)`);
  await connection.rows(`truncate ${LIST} restart identity`);
  for (const { folderMillis, hash } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= until) await connection.rows(`insert into ${LIST} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
}
