import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { carryCopy } from '#server/backup/bucket-copies.ts';
import { readConfig } from '#server/config.ts';
import { BACKUPS_KEPT } from '#server/db/backup.ts';
import { copyFiles, moveFiles } from '#server/files/move.ts';
import { openFiles } from '#server/files/open.ts';
import { type FileStore, FilesUnavailable, fileFolders } from '#server/files/store.ts';
import { pictureCache } from '#server/modules/media/cache.ts';
import { OperatorError } from '#server/operator-error.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';

/** Milliseconds within which a request must hear that a store is out of reach. */
const MOST = 4_000;

let s3: S3Server;
let dataDir: string;
beforeAll(async () => {
  s3 = await startS3Server();
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-files-'));
});
afterAll(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (kind: 'disk' | 'bucket', env: Record<string, string> = {}) =>
  openFiles(readConfig({ DATA_DIR: dataDir, ...(kind === 'bucket' ? { ...s3.env, ...env } : {}) }));

async function namesIn(files: FileStore, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list(folder)) names.push(name);
  return names.sort();
}

describe.each(['disk', 'bucket'] as const)('the store on %s', kind => {
  let files: FileStore;
  beforeAll(async () => {
    files = await open(kind);
  });
  const content = (text: string) => Buffer.from(text);

  it('gives back what was put, and its size', async () => {
    await files.put('receipts/one.webp', content('one'));
    expect(await files.get('receipts/one.webp')).toEqual(content('one'));
    expect(await files.sizeOf('receipts/one.webp')).toBe(3);
    await files.put('receipts/empty.pdf', content(''));
    expect(await files.get('receipts/empty.pdf')).toEqual(content(''));
    expect(await files.sizeOf('receipts/empty.pdf')).toBe(0);
  });

  it('has nothing under a name that was not put, and nothing under a folder’s', async () => {
    await files.put('returns/there.webp', content('there'));
    for (const name of ['returns/missing.webp', 'returns', 'returns/', 'nowhere/at/all.webp']) {
      expect(await files.get(name), name).toBeNull();
      expect(await files.sizeOf(name), name).toBeNull();
    }
  });

  it('deletes, and is content where there is nothing to delete', async () => {
    await files.put('receipts/gone.webp', content('gone'));
    await files.delete('receipts/gone.webp');
    expect(await files.get('receipts/gone.webp')).toBeNull();
    await files.delete('receipts/gone.webp');
  });

  it('lists a folder with what lies below it, and none that merely begins with its name', async () => {
    const before = Date.now();
    for (const name of ['pictures/kept/b.webp', 'pictures/a.jpg', 'pictures-of-others/c.jpg']) await files.put(name, content(name));
    expect(await namesIn(files, 'pictures')).toEqual(['pictures/a.jpg', 'pictures/kept/b.webp']);
    expect(await namesIn(files, 'pictures/kept')).toEqual(['pictures/kept/b.webp']);
    expect(await namesIn(files, 'no-such-folder')).toEqual([]);
    for await (const { size, storedAt } of files.list('pictures/kept')) {
      expect(size).toBe('pictures/kept/b.webp'.length);
      // Some stores keep whole seconds.
      expect(storedAt).toBeGreaterThan(before - 2_000);
      expect(storedAt).toBeLessThan(Date.now() + 2_000);
    }
  });

  it('carries a file of twenty megabytes', async () => {
    const big = randomBytes(20 * 1_048_576);
    await files.unhurried().put('receipts/big.pdf', big);
    expect((await files.unhurried().get('receipts/big.pdf'))?.equals(big)).toBe(true);
  });

  it.each(['../secret', 'receipts/../../secret', 'receipts//x', '/etc/passwd', 'receipts/./x', 'secret', 'receipts/\0'])(
    'has no place for %j',
    async name => {
      await expect(files.put(name, content('x'))).rejects.toThrow('no name of a file');
      expect(await files.get(name)).toBeNull();
      expect(await files.sizeOf(name)).toBeNull();
      await files.delete(name);
    },
  );

  it('can be checked', async () => {
    await files.check();
  });
});

it('a bucket lists more files than a page of its has', async () => {
  const names = Array.from({ length: 1_005 }, (_, number) => `uploads/many/${String(number).padStart(4, '0')}.webp`);
  await s3.fill(names);
  expect(await namesIn((await open('bucket')).unhurried(), 'uploads/many')).toEqual(names);
});

describe('a disk', () => {
  it('shows one content or another where several are put under one name at once, never a mixture', async () => {
    const files = await open('disk');
    const contents = Array.from({ length: 8 }, (_, number) => Buffer.alloc(200_000, number));
    const putting = Promise.all(contents.map(each => files.put('uploads/profile/same.webp', each)));
    const isOne = (found: Buffer | null) => found === null || contents.some(each => each.equals(found));
    for (let look = 0; look < 5; look += 1) expect(isOne(await files.get('uploads/profile/same.webp'))).toBe(true);
    await putting;
    const last = await files.get('uploads/profile/same.webp');
    expect([last?.length, isOne(last)]).toEqual([200_000, true]);
  });

  it('lists no half of a file, and removes one that a killed process left a day ago', async () => {
    const files = await open('disk');
    await files.put('returns/whole.webp', Buffer.from('whole'));
    const [fresh, old] = ['.fresh', '.old'].map(name => path.join(dataDir, 'returns', name)) as [string, string];
    for (const half of [fresh, old]) await writeFile(half, 'hal');
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    await utimes(old, twoDaysAgo, twoDaysAgo);
    expect(await namesIn(files, 'returns')).not.toContain('returns/.fresh');
    expect([existsSync(fresh), existsSync(old)]).toEqual([true, false]);
  });
});

describe('a bucket out of reach', () => {
  afterEach(() => s3.start());

  const callsOf = (files: FileStore): (() => Promise<unknown>)[] => [
    () => files.put('receipts/late.webp', Buffer.from('late')),
    () => files.get('receipts/one.webp'),
    () => files.sizeOf('receipts/one.webp'),
    () => files.delete('receipts/late.webp'),
    () => namesIn(files, 'receipts'),
    () => files.check(),
  ];

  /** Every call says so in time. */
  async function expectUnavailable(files: FileStore, calls = callsOf(files)): Promise<void> {
    const took = await Promise.all(
      calls.map(async call => {
        const began = performance.now();
        await expect(call()).rejects.toBeInstanceOf(FilesUnavailable);
        return performance.now() - began;
      }),
    );
    expect(Math.max(...took)).toBeLessThan(MOST);
  }

  it('is said in time where it takes no line, and it is there again by itself', async () => {
    const files = await open('bucket');
    await files.put('receipts/one.webp', Buffer.from('one'));
    await s3.stop();
    await expectUnavailable(files);
    await s3.start();
    expect(await files.get('receipts/one.webp')).toEqual(Buffer.from('one'));
  });

  it('is said in time where it takes lines and answers none', async () => {
    const files = await open('bucket');
    await files.put('receipts/one.webp', Buffer.from('one'));
    s3.freeze();
    await expectUnavailable(files);
    await s3.start();
    expect(await files.get('receipts/one.webp')).toEqual(Buffer.from('one'));
  });

  it('is no missing file where the bucket is not there', async () => {
    const files = await open('bucket', { S3_BUCKET: 'no-such-bucket' });
    // The size is asked for without a body, in which the storage would say which of the two is missing.
    const calls = [
      () => files.put('receipts/x.webp', Buffer.from('x')),
      () => files.get('receipts/x.webp'),
      () => namesIn(files, 'receipts'),
      () => files.check(),
    ];
    await expectUnavailable(files, calls);
  });
});

describe('moving files from the disk to a bucket', () => {
  /** Files of another shop. */
  let full: string;
  beforeAll(async () => {
    full = await mkdtemp(path.join(tmpdir(), 'fondasi-move-'));
  });
  afterAll(() => rm(full, { recursive: true, force: true }));
  const openFull = () => openFiles(readConfig({ DATA_DIR: full }));

  it('copies all of them, and says at a repetition that they were there', async () => {
    const [disk, bucket] = [await openFull(), await open('bucket')];
    for (const folder of fileFolders) await disk.put(`${folder}/moved-${folder}.webp`, Buffer.from(`of ${folder}`));
    // A copy that broke off, or was spoilt, is made anew.
    await bucket.put('receipts/moved-receipts.webp', Buffer.from('of receiptz'));
    const first = await copyFiles(disk, bucket);
    expect(first).toMatchObject({ copied: fileFolders.length, present: 0 });
    for (const folder of fileFolders)
      expect(await bucket.get(`${folder}/moved-${folder}.webp`), folder).toEqual(Buffer.from(`of ${folder}`));
    expect(await copyFiles(disk, bucket)).toEqual({ copied: 0, present: fileFolders.length, bytes: first.bytes });
    expect(await disk.get('receipts/moved-receipts.webp')).toEqual(Buffer.from('of receipts'));
  });

  it('refuses a bucket that gives back another file', async () => {
    const disk = await openFull();
    const forgetful: FileStore = { ...(await open('bucket')), get: async () => Buffer.from('something else') };
    await expect(copyFiles(disk, forgetful)).rejects.toThrow('came back as another file');
  });

  it('says what it did, and what is wrong', async () => {
    const lines: string[] = [];
    await moveFiles(readConfig({ DATA_DIR: full, ...s3.env }), line => void lines.push(line));
    const count = fileFolders.length;
    expect(lines.at(-2)).toBe(`0 files copied, ${count} were there; all ${count} (0.0 MB) read back with the same size and SHA-256.`);
    await expect(moveFiles(readConfig({ DATA_DIR: full }), () => undefined)).rejects.toThrow(OperatorError);
    const missing = readConfig({ DATA_DIR: full, ...s3.env, S3_BUCKET: 'no-such-bucket' });
    await expect(moveFiles(missing, () => undefined)).rejects.toThrow(/NoSuchBucket.*call it again$/);
  });
});

it('copies of the database lie in the bucket too, as many as on the disk, the newest', async () => {
  const bucket = await open('bucket');
  const moment = (hour: number) => `2025-11-20T${String(hour).padStart(2, '0')}-00-00-000Z.tar.gz`;
  for (let hour = 0; hour < BACKUPS_KEPT; hour += 1) await bucket.put(`backups/${moment(hour)}`, Buffer.from('earlier'));
  const file = path.join(dataDir, '2025-11-21T03-00-00-000Z.tar.gz');
  await writeFile(file, 'a copy');
  await carryCopy(bucket, file);
  const names = await namesIn(bucket, 'backups');
  expect([names.length, names[0], names.at(-1)]).toEqual([BACKUPS_KEPT, `backups/${moment(1)}`, `backups/${path.basename(file)}`]);
  expect(await bucket.get(`backups/${path.basename(file)}`)).toEqual(Buffer.from('a copy'));
  await carryCopy(await open('disk'), file);
  expect(await readdir(dataDir)).not.toContain('backups');
});

it('resized pictures that were made first give way where there are too many', async () => {
  const cache = pictureCache(dataDir, 1_000);
  for (let number = 0; number < 10; number += 1) {
    await cache.keep(`${number}.webp`, Buffer.alloc(100));
    const at = new Date(Date.now() - (100 - number) * 1_000);
    await utimes(path.join(dataDir, 'media', `${number}.webp`), at, at);
  }
  expect(await readdir(path.join(dataDir, 'media'))).toHaveLength(10);
  await cache.keep('last.webp', Buffer.alloc(100));
  const left = await readdir(path.join(dataDir, 'media'));
  expect(left).toHaveLength(7);
  expect(left).toEqual(expect.arrayContaining(['9.webp', 'last.webp']));
  expect(await cache.read('0.webp')).toBeNull();
});
