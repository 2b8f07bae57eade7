import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isArchive, readArchive, verifyArchive, writeArchive } from '#server/backup/archive.ts';
import { backUpShop, restoreShop } from '#server/backup/commands.ts';
import { wantedCopies } from '#server/backup/wanted-copy.ts';
import { startClock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { backUp } from '#server/db/backup.ts';
import { lockDirectory } from '#server/db/lock.ts';
import { createPGlite } from '#server/db/open.ts';
import { moveFiles } from '#server/files/move.ts';
import { OperatorError } from '#server/operator-error.ts';
import { earlierCustomer, earlierDump, earlierSecret, recordedAt } from '#tests/support/earlier-shop.ts';
import { countsOf, factsOf, goOn, type KeptShop, type Life, liveIn, newPlace, openKept, placeAt } from '#tests/support/kept-shop.ts';
import { OTHER_BUCKET, type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { smallDisk } from '#tests/support/small-disk.ts';
import { template } from './support/template.ts';

const silent = () => undefined;
let folder: string;
let s3: S3Server;
let place: Config;
let life: Life;
let facts: Awaited<ReturnType<typeof factsOf>>;
let counts: Readonly<Record<string, number>>;
/** Of the running shop. */
let archive: string;
let lines: string[];
/** As the running shop makes one every hour. */
let copy: string;

beforeAll(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-backup-'));
  place = await newPlace();
  await (await createPGlite(path.join(place.dataDir, 'pglite'), await template('small'))).close();
  const shop = await openKept(place);
  life = await liveIn(shop);
  facts = await factsOf(shop, life);
  counts = await countsOf(shop.db);
  archive = path.join(folder, 'running.tar.gz');
  lines = await backUpBeside(shop, archive);
  copy = await backUp(() => shop.open.dump?.() ?? Promise.reject(new Error('no copy')), path.join(folder, 'copies'), new Date());
  await shop.close();
});
afterAll(async () => {
  await s3.close();
  for (const each of [folder, place.dataDir]) await rm(each, { recursive: true, force: true });
});

/** A backup while the shop has its embedded database open, whose process answers as it would. */
async function backUpBeside(shop: KeptShop, file: string): Promise<string[]> {
  const { dump } = shop.open;
  if (dump === null) throw new Error('only the embedded database is asked for a copy');
  const clock = startClock([wantedCopies(dump, path.join(place.dataDir, 'backups'))], { log: silent, hasRoom: () => true });
  const said: string[] = [];
  await backUpShop(place, file, line => said.push(line)).finally(() => clock.stop());
  return said;
}

const sentenceOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'no error',
    error => (error instanceof OperatorError ? error.message : `no sentence: ${error?.stack}`),
  );

test('a backup of a running shop is made from a copy that its process hands over, and is for this account alone', async () => {
  expect(lines).toEqual([
    'Asking the running shop for a copy of its database …',
    expect.stringMatching(/^Backed up \d+ rows of \d+ tables and 1 files to \S+running\.tar\.gz\.$/),
    expect.stringContaining('It holds the secret'),
  ]);
  expect((await stat(archive)).mode & 0o077).toBe(0);
  // Neither request nor answer stays.
  expect((await readdir(path.join(place.dataDir, 'backups'))).filter(name => name.startsWith('wanted'))).toEqual([]);
});

test('a backup of a stopped shop is the same, and one without a name lies among the archives', async () => {
  await backUpShop(place, undefined, silent);
  const [name = ''] = await readdir(path.join(place.dataDir, 'archives'));
  const [own, other] = [await verifyArchive(path.join(place.dataDir, 'archives', name)), await verifyArchive(archive)];
  const hashes = ({ entries }: typeof own) => Object.fromEntries(Object.entries(entries).filter(([entry]) => !entry.includes('job_runs')));
  expect(hashes(own)).toEqual(hashes(other));
  // A copy of a running database has numbers as its log has them, which is ahead.
  const ahead = own.sequences.map(({ name, value }, at) => [name, Number(value) <= Number(other.sequences[at]?.value)]);
  expect(ahead).toEqual(other.sequences.map(({ name }) => [name, true]));
});

test('an archive takes the place of another shop on request alone, which is kept: orders, receipts, sessions and push key are those of before', async () => {
  // Files that lay on a disk go where this shop has its own.
  const target = await newPlace(undefined, { ...s3.env, S3_BUCKET: OTHER_BUCKET });
  const location = path.join(target.dataDir, 'pglite');
  await (await createPGlite(location, await template('empty'))).close();
  await writeFile(path.join(target.dataDir, 'secret'), 'another\n');
  const held = await lockDirectory(target.dataDir);
  expect(await sentenceOf(restoreShop(target, archive, true, silent))).toContain('is in use by process');
  held.release();
  const former = await stat(location);
  expect(await sentenceOf(restoreShop(target, archive, false, silent))).toContain('with --replace this one takes its place');
  expect([(await stat(location)).ino, await readFile(path.join(target.dataDir, 'secret'), 'utf8')]).toEqual([former.ino, 'another\n']);
  const said: string[] = [];
  await restoreShop(target, archive, true, line => said.push(line));
  const [database = '', secret = ''] = said.flatMap(line => /kept from before: (\S+)/.exec(line)?.slice(1) ?? []);
  expect([(await stat(database)).ino, await readFile(secret, 'utf8')]).toEqual([former.ino, 'another\n']);
  for (const key of ['secret', 'admin-key']) expect((await stat(path.join(target.dataDir, key))).mode & 0o077).toBe(0);
  const shop = await openKept(target);
  expect(await countsOf(shop.db)).toEqual(counts);
  expect(await factsOf(shop, life)).toEqual(facts);
  expect(await readdir(target.dataDir)).not.toContain('receipts');
  await goOn(shop, life);
  await shop.close();
  await rm(target.dataDir, { recursive: true, force: true });
});

test('an archive that broke off, was changed or is none changes nothing', async () => {
  const target = await newPlace();
  await rm(target.dataDir, { recursive: true });
  const whole = await readFile(archive);
  const damaged = path.join(folder, 'damaged.tar.gz');
  const attempt = () => sentenceOf(restoreShop(target, damaged, true, silent));
  for (const share of [0, 0.01, 0.5, 0.999]) {
    await writeFile(damaged, whole);
    await truncate(damaged, Math.floor(whole.length * share));
    expect([share, await attempt()]).toEqual([share, expect.stringMatching(/^\S+ was not restored: .+\. Everything is as it was$/)]);
  }
  for (const share of [0.2, 0.7]) {
    const changed = Buffer.from(whole);
    const at = Math.floor(whole.length * share);
    changed[at] = (changed[at] ?? 0) ^ 0x10;
    await writeFile(damaged, changed);
    expect([share, await attempt()]).toEqual([share, expect.stringContaining('was not restored: ')]);
  }
  await writeFile(damaged, 'no archive');
  expect([await isArchive(damaged), await attempt()]).toEqual([false, expect.stringContaining('was not restored: ')]);
  expect(existsSync(target.dataDir)).toBe(false);
});

test('a copy of the embedded database of any hour is told from an archive', async () => {
  expect([await isArchive(copy), await isArchive(archive)]).toEqual([false, true]);
});

test('an archive of an earlier version is brought to this one', async () => {
  const earlier = await newPlace();
  const client = await createPGlite(path.join(earlier.dataDir, 'pglite'), await earlierDump());
  await client.close();
  await writeFile(path.join(earlier.dataDir, 'secret'), `${Buffer.from(earlierSecret).toString('base64url')}\n`);
  const file = path.join(folder, 'earlier.tar.gz');
  await backUpShop(earlier, file, silent);
  const target = await newPlace();
  await restoreShop(target, file, false, silent);
  const shop = await openKept(target, () => new Date(recordedAt.getTime() + 60_000));
  const user = await shop.fetch('/api/v1/auth/user', { headers: { Authorization: `Bearer ${earlierCustomer.token}` } });
  expect((await user.json()).data.email).toBe(earlierCustomer.email);
  expect((await countsOf(shop.db)).stock_movements).toBeGreaterThan(0);
  await shop.close();
  for (const { dataDir } of [earlier, target]) await rm(dataDir, { recursive: true, force: true });
});

test('an archive of a later version is refused', async () => {
  const later = path.join(folder, 'later.tar.gz');
  const { entries: _, ...contents } = await verifyArchive(archive);
  await writeArchive(
    later,
    (async function* () {
      yield* readArchive(archive);
      return { ...contents, migrations: [...contents.migrations, 9_999_999_999_999] };
    })(),
  );
  const empty = await newPlace();
  expect(await sentenceOf(restoreShop(empty, later, false, silent))).toContain('a later version wrote it');
  expect(await readdir(empty.dataDir)).toEqual([]);
  await rm(empty.dataDir, { recursive: true, force: true });
});

test('a backup or restore onto a full disk, and a backup onto a file that is there, say so and leave nothing', async () => {
  expect(await sentenceOf(backUpShop(place, archive, silent))).toContain('is there already; name another file');
  const disk = await smallDisk(65_536);
  // Where no disk can be mounted, a folder that is a file stands for what the system refuses.
  const target = disk === null ? path.join(archive, 'full.tar.gz') : path.join(disk.folder, 'full.tar.gz');
  const reason = disk === null ? 'a file stands where a folder must be' : 'its disk is full';
  expect(await sentenceOf(backUpShop(place, target, silent))).toBe(`${target} was not written: ${reason}. Nothing of it is left there`);
  expect(disk === null ? [] : await readdir(disk.folder)).toEqual([]);
  if (disk !== null) {
    expect(await sentenceOf(restoreShop(placeAt(disk.folder), archive, false, silent))).toMatch(
      /^nothing was restored: the disk is too full/,
    );
    expect(await readdir(disk.folder)).toEqual([]);
  }
  await disk?.remove();
});

test('the text of an archive holds whole rows in an order in which each finds those that it refers to', async () => {
  const { tables } = await verifyArchive(archive);
  const names: string[] = [];
  for await (const { name } of readArchive(archive)) names.push(name);
  const at = (table: string) => tables.findIndex(({ name }) => name === table);
  expect(at('customers')).toBeLessThan(at('orders'));
  expect(at('orders')).toBeLessThan(at('payments'));
  expect(names.findIndex(name => name.startsWith('files/'))).toBeGreaterThan(names.findLastIndex(name => name.startsWith('tables/')));
  expect(names.slice(-2)).toEqual(['keys/secret', 'keys/admin-key']);
});

test('a shop whose files lie in a bucket is backed up with them, and not at all without the bucket', async () => {
  const moved = placeAt(place.dataDir, undefined, s3.env);
  await moveFiles(moved, silent);
  await rm(path.join(place.dataDir, 'receipts'), { recursive: true });
  const file = path.join(folder, 'bucket.tar.gz');
  await backUpShop(moved, file, silent);
  const filesIn = ({ entries }: Awaited<ReturnType<typeof verifyArchive>>) =>
    Object.entries(entries).filter(([name]) => name.startsWith('files/'));
  expect(filesIn(await verifyArchive(file))).toEqual(filesIn(await verifyArchive(archive)));
  await s3.stop();
  const none = path.join(folder, 'none.tar.gz');
  expect(await sentenceOf(backUpShop(moved, none, silent))).toMatch(/^the bucket shop at http/);
  expect(await readdir(folder)).not.toContain('none.tar.gz');
});
