import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { lockNumbers } from './lock-numbers.ts';

/** One connection to either database, for work that moves whole tables by COPY, whose text both write and read alike. */
export interface CopyConnection {
  readonly kind: 'pglite' | 'postgres';
  /** Runs a statement. @returns its rows */
  rows<Row extends object>(statement: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs `copy … to …`. @param what a table with its columns */
  copyOut(what: string): AsyncIterable<Buffer>;
  /** Runs `copy … from …` with whole rows. */
  copyIn(what: string, content: Buffer): Promise<void>;
}

/** For PostgreSQL: nothing of a table is held in memory but what is on its way. */
export function copyPostgres(client: pg.Client): CopyConnection {
  return {
    kind: 'postgres',
    rows: async (statement, values = []) => (await client.query(statement, [...values])).rows,
    copyOut: what => client.query(copyTo(`copy ${what} to stdout`)),
    copyIn: (what, content) => pipeline(Readable.from([content]), client.query(copyFrom(`copy ${what} from stdin`))),
  };
}

/** For PGlite, which has a file of its own for it and hands a table over whole. */
export function copyPGlite(client: PGlite): CopyConnection {
  return {
    kind: 'pglite',
    rows: async <Row extends object>(statement: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(statement, [...values])).rows,
    async *copyOut(what) {
      const { blob } = await client.query(`copy ${what} to '/dev/blob'`);
      if (blob !== undefined && blob.size > 0) yield Buffer.from(await blob.arrayBuffer());
    },
    async copyIn(what, content) {
      await client.query(`copy ${what} from '/dev/blob'`, [], { blob: new Blob([new Uint8Array(content)]) });
    },
  };
}

/**
 * Begins a transaction that only reads, and reads what one moment saw. What breaks off in it, breaks the connection off, which ends it:
 * behind half a COPY no statement gets an answer.
 */
export async function beginSnapshot(connection: CopyConnection): Promise<void> {
  await connection.rows('begin transaction isolation level repeatable read, read only');
  await liftLimits(connection);
  // The text of values must not depend on how this database is set up.
  for (const setting of ["datestyle = 'ISO, YMD'", "intervalstyle = 'postgres'", "bytea_output = 'hex'", 'extra_float_digits = 1']) {
    await connection.rows(`set local ${setting}`);
  }
}

/** A role may have limits of time, which are for requests. */
async function liftLimits(connection: CopyConnection): Promise<void> {
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await connection.rows(`set local ${limit} = 0`);
  }
}

/** Ends the transaction of {@link beginSnapshot}. */
export async function endSnapshot(connection: CopyConnection): Promise<void> {
  await connection.rows('commit');
}

/** Runs work in a transaction: all of it or nothing. */
export async function inTransaction<Result>(connection: CopyConnection, work: () => Promise<Result>): Promise<Result> {
  await connection.rows('begin');
  try {
    await liftLimits(connection);
    const result = await work();
    await connection.rows('commit');
    return result;
  } catch (error) {
    await connection.rows('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Takes a PostgreSQL for this connection alone, as far as shops go: processes that start meanwhile wait for the lock of migrations.
 * @returns false where a process of a shop has it open
 */
export async function takeForRestore(connection: CopyConnection): Promise<boolean> {
  for (const number of [lockNumbers.open, lockNumbers.migration]) {
    const [row] = await connection.rows<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [number]);
    if (row?.is_mine !== true) return false;
  }
  return true;
}
