import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guardEmbedded } from '#server/db/embedded-guard.ts';
import { openPGlite } from '#server/db/open.ts';
import { smallDisk } from '#tests/support/small-disk.ts';
import { start } from './support/start.ts';
import { template } from './support/template.ts';

const MB = 1_048_576;

test('a database whose log finds no room breaks down at once instead of spinning, and has what it had confirmed after the next start', async () => {
  const disk = await smallDisk(112 * MB);
  if (disk === null) return breaksDownOnce();
  try {
    const writer = start('tests/contract/support/full-log.ts', [disk.folder]);
    // A database that spins can't be stopped otherwise.
    const timer = setTimeout(() => writer.child.kill('SIGKILL'), 60_000);
    expect([await writer.ended, writer.output()]).toEqual([0, expect.stringContaining('"tries"')]);
    clearTimeout(timer);
    const { tries, panics } = JSON.parse(/^\{"tries".*$/m.exec(writer.output())?.[0] ?? '');
    expect(panics).toEqual([expect.stringContaining('No space left on device')]);
    expect(new Set(tries.slice(tries.indexOf('refused')))).toEqual(new Set(['refused']));
    rmSync(join(disk.folder, 'ballast'));
    const again = await openPGlite(join(disk.folder, 'database'));
    const { rows } = (await again.db.execute(sql`select count(*)::int as count from witness`)) as unknown as { rows: { count: number }[] };
    expect(rows[0]?.count).toBeGreaterThanOrEqual(tries.filter((word: string) => word === 'written').length);
    await again.close();
  } finally {
    await disk.remove();
  }
});

/** Where no disk can be mounted: the database says what it says on a full one. */
async function breaksDownOnce(): Promise<void> {
  const client = await PGlite.create();
  const panics: Error[] = [];
  let reached = 0;
  client.execProtocolStream = () => {
    reached += 1;
    return Promise.reject(Object.assign(new Error('could not write to file: No space left on device'), { severity: 'PANIC' }));
  };
  guardEmbedded(client, error => panics.push(error));
  for (let count = 0; count < 3; count += 1) await expect(client.query('select 1')).rejects.toThrow('No space left');
  expect([panics.length, reached]).toEqual([1, 1]);
}

test('a long transaction lets timers and requests in between', async () => {
  const database = await openPGlite(null, await template('none'));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 10);
  try {
    await database.db.transaction(async tx => {
      const until = performance.now() + 10_000;
      while (turns < 3 && performance.now() < until) await tx.execute(sql`select count(*) from generate_series(1, 1000)`);
    });
    expect(turns).toBe(3);
  } finally {
    clearInterval(timer);
    await database.close();
  }
});
