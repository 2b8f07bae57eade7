import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/db/client.ts';
import { openPGlite, openPostgres } from '#server/db/open.ts';
import { openPool } from '#server/db/pool.ts';
import { seedShop } from '#server/seed/seed.ts';
import { addGoods } from '#tests/contract/support/orders.ts';
import { template } from '#tests/contract/support/template.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { type KeptServer, keptServer } from './kept-server.ts';
import type { Opening } from './ledger.ts';

/** Plenty of most goods, and few of some, which customers then miss and give back. */
const STOCK = [...Array.from({ length: 9 }, () => 1_000_000), 40, 40, 40];

/** A shop with its database, both of which can fail. */
export interface Place {
  readonly name: string;
  readonly server: KeptServer;
  readonly opening: Opening;
  /** Null where the database is embedded. */
  readonly postgres: Postgres | null;
  /** Reads the database as it stands. An embedded one can only be read while its server is stopped. */
  read<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

export interface PlaceOptions {
  /** 'full': the catalogue and the regions that a shop has. */
  readonly size: 'full' | 'small';
  /** Folder for all its files. */
  readonly folder?: string;
}

async function stocked(db: Database): Promise<Opening> {
  const ids = await addGoods(db, ...STOCK.map(stock => ({ stock })));
  return new Map(ids.map((id, index) => [id, STOCK[index] ?? 0]));
}

/** A data directory, which goes with the run also where that is ended. */
async function makeDataDir(folder: string): Promise<string> {
  const dataDir = await mkdtemp(join(folder, 'fondasi-chaos-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  return dataDir;
}

/** An access token that is over within seconds: tokens are exchanged under faults as well. */
const TOKENS = { ACCESS_TOKEN_MINUTES: '0.2' };

/** A shop on the embedded database. */
export async function embeddedPlace({ size, folder = tmpdir() }: PlaceOptions): Promise<Place> {
  const dataDir = await makeDataDir(folder);
  const location = join(dataDir, 'pglite');
  const database = await openPGlite(location, await template(size));
  const opening = await stocked(database.db);
  await database.close();
  const server = await keptServer({ ...TOKENS, DATA_DIR: dataDir });
  return {
    name: 'PGlite',
    server,
    opening,
    postgres: null,
    async read(work) {
      await server.stop();
      const opened = await openPGlite(location);
      try {
        return await work(opened.db);
      } finally {
        await opened.close();
        server.start();
      }
    },
    async remove() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A shop on a PostgreSQL of its own, whose commits survive a kill. */
export async function postgresPlace({ size, folder = tmpdir() }: PlaceOptions): Promise<Place> {
  const postgres = await startPostgres({ durable: true, folder });
  const url = await postgres.createDatabase();
  const opened = await openPostgres(url);
  const opening = await opened.unhurried(async db => {
    await seedShop(db, { now: new Date(), demo: true, size });
    return stocked(db);
  });
  await opened.close();
  const dataDir = await makeDataDir(folder);
  const server = await keptServer({ ...TOKENS, DATA_DIR: dataDir, DATABASE_URL: url });
  return {
    name: 'PostgreSQL',
    server,
    opening,
    postgres,
    async read(work) {
      const pool = openPool(url, 2, 60_000);
      try {
        return await work(pool.db);
      } finally {
        await pool.close();
      }
    },
    async remove() {
      await server.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
