import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BACKUPS_KEPT, backUp, listBackups } from '#server/db/backup.ts';
import { DirectoryInUse, lockDirectory } from '#server/db/lock.ts';
import { openPGlite } from '#server/db/open.ts';
import { variants } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { regions } from '#server/db/schema/shop.ts';
import { restoreBackup } from '#server/restore.ts';
import { freePort } from '#tests/support/free-port.ts';
import { start } from './support/start.ts';
import { template } from './support/template.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(resolve => setTimeout(resolve, 50));
}

describe('the lock of a data directory', () => {
  const pidFile = () => path.join(folder, 'pid');

  test('is held once, and free again after its release', async () => {
    const lock = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(DirectoryInUse);
    lock.release();
    expect(existsSync(pidFile())).toBe(false);
    (await lockDirectory(folder)).release();
  });

  test.each([
    ['a process that is gone', { pid: 2 ** 22 + 1, host: hostname(), began: null }],
    ['an earlier process with the same number', { pid: process.pid, host: hostname(), began: '1' }],
  ])('is taken over from %s', async (_, holder) => {
    await writeFile(pidFile(), JSON.stringify(holder));
    const locks = await Promise.allSettled(Array.from({ length: 5 }, () => lockDirectory(folder)));
    const held = locks.filter(lock => lock.status === 'fulfilled');
    expect(held).toHaveLength(1);
    held[0]?.value.release();
  });

  test('is left to another machine that gave a sign of life', async () => {
    await writeFile(pidFile(), JSON.stringify({ pid: 1, host: 'elsewhere', began: null }));
    await expect(lockDirectory(folder)).rejects.toThrow(/in use by process 1/);
  });

  test('refuses a second shop on the same directory with a sentence and exit code 1', async () => {
    const lock = await lockDirectory(folder);
    const shop = start('server/main.ts', [], { DATA_DIR: folder, PORT: String(await freePort()) });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain(`Fondasi can't start: ${folder} is in use by process ${process.pid}`);
    expect(shop.output()).not.toContain('    at ');
    expect(await readdir(folder)).toEqual(['pid']);
    lock.release();
  });
});

describe('copies', () => {
  let database: Awaited<ReturnType<typeof openPGlite>>;
  beforeAll(async () => {
    database = await openPGlite(null, await template('small'));
  });
  afterAll(() => database.close());

  const count = async (of: typeof database) => [await of.db.$count(customers), await of.db.$count(regions), await of.db.$count(variants)];

  test('bring back everything, and what stood there is kept', async () => {
    const location = path.join(folder, 'pglite');
    const file = await backUp(database.dump, path.join(folder, 'backups'), new Date('2025-11-20T03:00:00Z'));
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await restoreBackup(file, location, new Date())).toBeNull();
    const restored = await openPGlite(location);
    expect(await count(restored)).toEqual(await count(database));
    await restored.db.delete(variants);
    await restored.close();

    const former = await restoreBackup(file, location, new Date('2025-11-20T04:00:00Z'));
    expect(former).toBe(`${location}-before-2025-11-20T04-00-00-000Z`);
    const again = await openPGlite(location);
    expect(await count(again)).toEqual(await count(database));
    await again.close();
    expect((await readdir(folder)).sort()).toEqual(['backups', 'pglite', path.basename(former ?? '')]);
  });

  test('of the last day are kept', async () => {
    const tiny = async () => new Blob(['tar']);
    for (let hour = 0; hour < BACKUPS_KEPT + 3; hour += 1) await backUp(tiny, folder, new Date(Date.UTC(2025, 10, 20, hour)));
    const files = await listBackups(folder);
    expect(files).toHaveLength(BACKUPS_KEPT);
    expect(path.basename(files[0] ?? '')).toContain('2025-11-21T02');
    expect(path.basename(files.at(-1) ?? '')).toContain('2025-11-20T03');
  });
});

describe('the process', () => {
  const running = new Set<ChildProcess>();
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
  });

  test('opens with what its database holds, says how to get in, and ends at SIGTERM with nothing held and a copy', async () => {
    const copies = path.join(folder, 'elsewhere');
    const copy = await backUp(() => template('small'), copies, new Date());
    const port = await freePort();
    // A database that was filled before stays as it is.
    const env = { DATA_DIR: folder, PORT: String(port), SEED: 'empty' };
    const restore = start('server/main.ts', ['restore', copy], env);
    expect(await restore.ended, restore.output()).toBe(0);

    const shop = start('server/main.ts', [], env);
    running.add(shop.child);
    await until(() => shop.output().includes('stop') || shop.child.exitCode !== null);
    expect(shop.output()).toContain(`Fondasi is open at http://127.0.0.1:${port}`);
    expect(shop.output()).toContain('demo@fondasi.test, password Fondasi2025');
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    expect((await stat(path.join(folder, 'admin-key'))).mode & 0o077).toBe(0);
    expect((await stat(path.join(folder, 'secret'))).mode & 0o077).toBe(0);
    shop.child.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
    expect(existsSync(path.join(folder, 'pid'))).toBe(false);
    const [last = ''] = await listBackups(path.join(folder, 'backups'));
    await restoreBackup(last, path.join(folder, 'restored'), new Date());
  });

  test('speaks of the demo customer only where there is one, and puts none into a shop that was opened without', async () => {
    await (await openPGlite(path.join(folder, 'pglite'), await template('empty'))).close();
    const shop = start('server/main.ts', [], { DATA_DIR: folder, PORT: String(await freePort()), SEED: 'demo' });
    running.add(shop.child);
    await until(() => shop.output().includes('stop') || shop.child.exitCode !== null);
    expect(shop.output()).toContain('Fondasi is open at');
    expect(shop.output()).not.toContain('sign in');
    shop.child.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
    const database = await openPGlite(path.join(folder, 'pglite'));
    expect(await database.db.$count(customers)).toBe(0);
    await database.close();
  });

  test('ends at once at a setting that says nothing, with one sentence', async () => {
    const shop = start('server/main.ts', [], { DATA_DIR: folder, SEED: 'none' });
    expect(await shop.ended).toBe(1);
    expect(shop.output().trim()).toBe("Fondasi can't start: SEED must be 'demo' or 'empty', not 'none'");
    expect(await readdir(folder)).toEqual([]);
  });
});
