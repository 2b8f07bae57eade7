import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import { openPostgres } from '#server/db/open.ts';
import { PATIENCE } from '#server/db/pool.ts';
import { customers } from '#server/db/schema/customers.ts';
import type { Deps } from '#server/deps.ts';
import { openFiles } from '#server/files/open.ts';
import { seedShop } from '#server/seed/seed.ts';
import type { Answers } from '#tests/contract/support/orders.ts';
import { type Postgres, type PostgresOptions, startPostgres } from '#tests/support/postgres.ts';

/** A shop in process on a PostgreSQL database of its own. */
export interface PostgresShop extends Answers {
  readonly db: Database;
  readonly deps: Deps;
  /** The shop's log: empty unless something failed. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

/** Starts a PostgreSQL whose databases begin as a small seeded shop. `durable`: commits survive its being killed. */
export function startSeededPostgres(options: Pick<PostgresOptions, 'durable'> = {}): Promise<Postgres> {
  return startPostgres({
    ...options,
    prepare: async url => {
      const { db, close } = await openPostgres(url);
      await seedShop(db, { now: new Date('2025-11-20T02:00:00Z'), demo: true, size: 'small' });
      // Tests count the customers that they make themselves.
      await db.delete(customers);
      await close();
    },
  });
}

export interface PostgresShopOptions {
  /** Connections, which is how many requests really run at once. */
  readonly poolSize?: number;
  /** A database that there is, instead of a new one. */
  readonly url?: string;
  /** Milliseconds for a statement and for a connection: more than the shop's own, since a rush on a slow machine is no overload to shed. */
  readonly patience?: number;
  /** Settings besides its database's address; limits are off unless they say otherwise. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Opens a shop in process on a database of its own. */
export async function createPostgresShop(
  postgres: Postgres,
  { poolSize = 40, url: given, patience = 60_000, env = {} }: PostgresShopOptions = {},
): Promise<PostgresShop> {
  const url = given ?? (await postgres.createDatabase());
  const { db, listen, close } = await openPostgres(url, poolSize, patience);
  const lines: string[] = [];
  const config = readConfig({ RATE_LIMITS: 'off', DATABASE_URL: url, ...env });
  const deps: Deps = {
    db,
    listen,
    config,
    files: await openFiles(config),
    now: () => new Date(),
    ...(patience > PATIENCE ? { patience } : {}),
    secret: new Uint8Array(32).fill(7),
    adminKey: 'admin-key-of-the-tests-and-of-nothing-else',
    log: line => lines.push(line),
  };
  const app = createApp(deps);
  return {
    db,
    deps,
    lines,
    close,
    async fetch(path, { json, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (json !== undefined) headers.set('Content-Type', 'application/json');
      const body = json === undefined ? {} : { body: JSON.stringify(json) };
      return app.fetch(new Request(`http://127.0.0.1:3000${path}`, { ...init, ...body, headers }));
    },
  };
}
