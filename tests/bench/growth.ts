import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { openShop } from '#server/open-shop.ts';
import { growShop } from '#server/seed/grow.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { startShop } from '../support/shop.ts';
import { growthCalls, timedGet } from './growth-calls.ts';
import { explainCatalogue } from './growth-plans.ts';
import { processorTime } from './processor-time.ts';
import type { Section } from './section.ts';
import { quantile } from './statistics.ts';

/** Variants of each catalogue; `GROWTH=1000,5000` measures others. */
const sizes = (process.env.GROWTH ?? '1000,10000,100000').split(',').map(Number);
const ROUNDS = 100;
/** Rounds before those that count: a program that has just started has not compiled itself yet. */
const WARM_UP = 50;
const PAGE = 4_096;
const MIB = 2 ** 20;

/** Milliseconds, but for the bytes of an answer. */
interface CallFigures {
  readonly median: number;
  readonly p95: number;
  /** Of a processor, of the shop and its database together, for one request; null where the system does not tell. */
  readonly processor: number | null;
  readonly bytes: number;
}

interface Figures {
  readonly variants: number;
  readonly products: number;
  /** By name of the call. */
  readonly calls: ReadonlyMap<string, CallFigures>;
  /** Resident bytes of the shop after all that; null where the system does not tell. */
  readonly memory: number | null;
  /** Milliseconds of the first list after a start. */
  readonly first: number;
}

export const growthSection: Section = {
  name: 'growth',
  title: 'The catalogue by its size',
  run: async () => {
    const postgres = await startPostgres();
    const isPinned = pin(postgres.pid);
    try {
      const embedded: Figures[] = [];
      for (const variants of sizes) embedded.push(await measureEmbedded(variants));
      const server: { figures: Figures; plans: readonly string[] }[] = [];
      for (const variants of sizes) server.push(await measureServer(variants, postgres));
      return [
        `Milliseconds, one request at a time, loopback and brotli included, ${ROUNDS} different requests a row; '×' is the median at ${thousands(sizes.at(-1) ?? 0)} over that at ${thousands(sizes[0] ?? 0)}, 'CPU' the processor's milliseconds for one request at ${thousands(sizes.at(-1) ?? 0)}, shop and database together.`,
        isPinned ? 'The shop and its database share one core (taskset).' : 'No taskset here: the shop and its database had all cores.',
        'Goals at 100k: p95 at most 60 ms on PGlite and 25 ms on PostgreSQL.',
        ...table('PGlite', embedded),
        ...table(
          'PostgreSQL',
          server.map(({ figures }) => figures),
        ),
        ...(server.at(-1)?.plans ?? []),
      ];
    } finally {
      await postgres.stop();
    }
  },
};

async function measureEmbedded(variants: number): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fondasi-growth-'));
  try {
    const products = await fill({ DATA_DIR: dataDir }, variants);
    return await measure(variants, products, { dataDir });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureServer(variants: number, postgres: Postgres): Promise<{ figures: Figures; plans: readonly string[] }> {
  const url = await postgres.createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'fondasi-growth-'));
  try {
    const products = await fill({ DATA_DIR: dataDir, DATABASE_URL: url, SEED: 'demo' }, variants);
    const figures = await measure(variants, products, { dataDir, env: { DATABASE_URL: url }, database: postgres.pid });
    return { figures, plans: await explainCatalogue(url) };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fill(env: Readonly<Record<string, string>>, variants: number): Promise<number> {
  const shop = await openShop(readConfig(env), () => undefined);
  try {
    return (await growShop(shop.db, { variants })).products;
  } finally {
    await shop.close();
  }
}

async function measure(
  variants: number,
  products: number,
  {
    dataDir,
    env = {},
    database,
  }: { readonly dataDir: string; readonly env?: Readonly<Record<string, string>>; readonly database?: number },
): Promise<Figures> {
  const shop = await startShop({ dataDir, env: { RATE_LIMITS: 'off', ...env } });
  pin(shop.pid);
  try {
    const first = await timedGet(`${shop.url}/api/v1/products?limit=25`);
    const slugs = await slugsOf(shop.url);
    const calls = new Map<string, CallFigures>();
    const pids = [shop.pid, ...(database === undefined ? [] : [database])];
    for (const { name, path } of growthCalls) {
      const pathOf = (round: number) =>
        path(round)
          .replace('OFFSET', String(Math.max(0, products - 25 * (1 + (round % 20)))))
          .replace('SLUG', slugs[round % slugs.length] ?? '');
      calls.set(name, await time(name, round => timedGet(shop.url + pathOf(round)), 200, pids));
    }
    const { etag } = await timedGet(`${shop.url}/api/v1/products?limit=25`);
    const again = () => timedGet(`${shop.url}/api/v1/products?limit=25`, { 'If-None-Match': etag });
    calls.set('a list that is known already (304)', await time('304', again, 304, pids));
    return { variants, products, calls, memory: await residentBytes(shop.pid), first: first.milliseconds };
  } finally {
    await shop.stop();
  }
}

async function slugsOf(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/products?limit=200&sort=newest`);
  const { data }: { data: { products: { slug: string }[] } } = await answer.json();
  return data.products.map(({ slug }) => slug);
}

async function time(
  name: string,
  call: (round: number) => ReturnType<typeof timedGet>,
  expected: number,
  pids: readonly number[],
): Promise<CallFigures> {
  const times: number[] = [];
  let bytes = 0;
  let before: number | null = null;
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const timed = await call(round);
    if (timed.status !== expected) throw new Error(`${name}: ${timed.status}`);
    if (round < WARM_UP) continue;
    before ??= processorTime(pids);
    times.push(timed.milliseconds);
    bytes += timed.bytes;
  }
  const after = processorTime(pids);
  const processor = before === null || after === null ? null : (after - before) / (ROUNDS - 1);
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95), processor, bytes: bytes / ROUNDS };
}

/** Keeps a process and what it starts from now on to one core. @returns whether that is possible here */
function pin(pid: number): boolean {
  return spawnSync('taskset', ['-a', '-c', '-p', '0', String(pid)], { stdio: 'ignore' }).status === 0;
}

async function residentBytes(pid: number): Promise<number | null> {
  try {
    return Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]) * PAGE;
  } catch {
    return null;
  }
}

const thousands = (count: number) => (count % 1_000 === 0 ? `${count / 1_000}k` : String(count));

function table(engine: string, figures: readonly Figures[]): string[] {
  const names = [...(figures[0]?.calls.keys() ?? [])];
  const [smallest, largest] = [figures[0], figures.at(-1)];
  const row = (name: string, cells: readonly string[]) => `| ${name} | ${cells.join(' | ')} |`;
  const rows = names.map(name => {
    const calls = figures.map(({ calls: own }) => own.get(name) ?? { median: 0, p95: 0, processor: null, bytes: 0 });
    const growth = (largest?.calls.get(name)?.median ?? 0) / (smallest?.calls.get(name)?.median ?? 1);
    return row(name, [
      ...calls.flatMap(({ median, p95 }) => [median.toFixed(1), p95.toFixed(1)]),
      growth.toFixed(1),
      calls.at(-1)?.processor?.toFixed(1) ?? '',
      ((calls.at(-1)?.bytes ?? 0) / 1_024).toFixed(1),
    ]);
  });
  return [
    '',
    row(engine, [...figures.flatMap(({ variants }) => [`${thousands(variants)} p50`, 'p95']), '×', 'CPU', 'KiB']),
    `|---|${'--:|'.repeat(figures.length * 2 + 3)}`,
    ...rows,
    row('the first list after a start', [...figures.flatMap(({ first }) => [first.toFixed(0), '']), '', '', '']),
    row('memory of the shop, MiB', [
      ...figures.flatMap(({ memory }) => [memory === null ? 'unknown' : (memory / MIB).toFixed(0), '']),
      '',
      '',
      '',
    ]),
  ];
}
