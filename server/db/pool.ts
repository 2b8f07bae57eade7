import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, type OpenDatabase, schema } from './client.ts';
import { isConnectionLoss, isSilence } from './connection-loss.ts';

/** Milliseconds for which a statement, or a free connection, is waited for: a frozen PostgreSQL must not hold requests for ever. */
export const PATIENCE = 4_000;

/**
 * How long the database itself lets a session of ours take, in milliseconds: the statements and locks of a process that died, or gave
 * up on a silent line, end over there as well. @param patience for a statement on this side
 */
const serverLimits = (patience: number) => ({
  // It tells that a lock was not to be had, before this side gives the whole connection up.
  lock_timeout: Math.ceil(patience * 0.875),
  statement_timeout: patience + 1_000,
  idle_in_transaction_session_timeout: 5 * patience,
});

/** Connections to PostgreSQL. */
export interface Pool {
  readonly db: Database;
  /** Runs work whose statements may take longer than {@link PATIENCE}, such as filling an empty database, on a connection of its own. */
  unhurried<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  readonly connections: NonNullable<OpenDatabase['connections']>;
  close(): Promise<void>;
}

/**
 * Opens a pool. A connection that is lost or stays silent is an error of the statement on it, never of the process, and leaves the pool.
 * @param max connections at most
 * @param patience milliseconds for a statement, and for a connection
 */
export function openPool(connectionString: string, max: number, patience = PATIENCE): Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    ...serverLimits(patience),
    keepAlive: true,
  });
  // The pool hears of idle connections only; between two statements of a transaction nothing else listens.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  const databases = new WeakMap<pg.PoolClient, Database>();
  const db: Database = drizzle(pool, { schema });

  const databaseOf = (client: pg.PoolClient): Database => {
    const known = databases.get(client) ?? drizzle(endingWhereSilent(client), { schema });
    databases.set(client, known);
    return known;
  };
  // The query builder never gives back a connection on which `begin` failed: a few of them would be the whole pool.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isWhole = false;
    try {
      const result = await databaseOf(client).transaction(work, config);
      isWhole = true;
      return result;
    } catch (error) {
      isWhole = !isConnectionLoss(error);
      throw error;
    } finally {
      client.release(!isWhole);
    }
  };
  return {
    db,
    unhurried: work => withClient(connectionString, client => work(drizzle(client, { schema }))),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Runs work on a connection of its own, whose statements take as long as they take. */
export async function withClient<Result>(connectionString: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE, keepAlive: true });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Ends a connection once a statement on it got no answer in time. The statement may still be at work over there, and a rollback behind
 * it would wait as long again; worse, a connection that went back to the pool would bring its open transaction to the next request.
 */
function endingWhereSilent(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown;
  const watched = (...values: unknown[]) => {
    const answer = query(...values);
    const end = (error: unknown) => (isSilence(error) ? client.end().catch(() => undefined) : undefined);
    if (answer instanceof Promise) answer.catch(end);
    return answer;
  };
  client.query = watched as typeof client.query;
  return client;
}
