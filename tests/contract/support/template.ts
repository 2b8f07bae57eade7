import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '#server/config.ts';
import { openPGlite } from '#server/db/open.ts';
import { seedShop } from '#server/seed/seed.ts';

/** 'empty' is what `SEED=empty` makes, with few regions; 'none' only the tables. */
export type SeedSize = 'full' | 'small' | 'empty' | 'none';

const cache = path.join(packageRoot, 'node_modules/.cache/fondasi');
/** Sources of the tables and of the rows; a change in any of them makes new templates. */
const tables = ['server/db/migrations', 'server/db/open.ts'];
const rows = ['server/db', 'server/modules/catalogue', 'server/modules/media/pictures.ts', 'server/modules/customers/password.ts'];
/** Milliseconds for which a template of other sources stays: another test run may just be reading it. */
const KEPT = 600_000;
/** Milliseconds after which the process that was making a template has certainly ended. */
const STALE = 180_000;

/** The moment of every template's seed, so that tests with their own clock know its dates. */
export const seededAt = new Date('2025-11-20T02:00:00Z');

async function filesOf(location: string): Promise<string[]> {
  const info = await stat(location).catch(() => null);
  if (info === null) return [];
  if (info.isFile()) return [location];
  const names = await readdir(location, { recursive: true, withFileTypes: true });
  return names.filter(entry => entry.isFile() && !entry.name.endsWith('.test.ts')).map(entry => path.join(entry.parentPath, entry.name));
}

async function hashOf(sources: readonly string[]): Promise<string> {
  const files = (await Promise.all(sources.map(source => filesOf(path.join(packageRoot, source))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(packageRoot, file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function make(file: string, seed: SeedSize): Promise<void> {
  // An empty directory takes seconds to make, so it is made once for all sizes.
  const database = await openPGlite(null, seed === 'none' ? undefined : await template('none'));
  try {
    const isDemo = seed !== 'empty';
    if (seed !== 'none') await seedShop(database.db, { now: seededAt, demo: isDemo, size: seed === 'full' ? 'full' : 'small' });
    const dump = await database.dump();
    await writeFile(`${file}.new`, new Uint8Array(await dump.arrayBuffer()));
    await rename(`${file}.new`, file);
  } finally {
    await database.close();
  }
}

/** Runs `work` in one process at a time; the others wait for it. */
async function exclusively(lock: string, work: () => Promise<void>): Promise<void> {
  for (;;) {
    const handle = await open(lock, 'wx').catch(() => null);
    if (handle !== null) {
      try {
        return await work();
      } finally {
        await handle.close();
        await rm(lock, { force: true });
      }
    }
    const info = await stat(lock).catch(() => null);
    if (info !== null && Date.now() - info.mtimeMs > STALE) await rm(lock, { force: true });
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

async function forgetOthers(seed: SeedSize, kept: string): Promise<void> {
  const names = (await readdir(cache)).filter(name => name.startsWith(`${seed}-`) && name.endsWith('.tar'));
  for (const file of names.map(name => path.join(cache, name)).filter(file => file !== kept)) {
    const info = await stat(file).catch(() => null);
    if (info !== null && Date.now() - info.mtimeMs > KEPT) await rm(file, { force: true });
  }
}

/** A migrated and seeded data directory, made once and kept until its sources change. */
export async function template(seed: SeedSize): Promise<Blob> {
  await mkdir(cache, { recursive: true });
  const file = path.join(cache, `${seed}-${await hashOf(seed === 'none' ? tables : rows)}.tar`);
  const isThere = async () => (await stat(file).catch(() => null)) !== null;
  if (!(await isThere())) {
    await exclusively(`${file}.lock`, async () => {
      if (await isThere()) return;
      await make(file, seed);
      await forgetOthers(seed, file);
    });
  }
  return new Blob([await readFile(file)]);
}
