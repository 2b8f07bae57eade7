import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig, type S3Config } from '#server/config.ts';
import { diskStore } from '#server/files/disk-store.ts';
import { moveFiles } from '#server/files/move.ts';
import { openBucket, openFiles, warnOfUnmoved } from '#server/files/open.ts';
import type { FileStore } from '#server/files/store.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';

/** A shop whose operator has set a bucket, with files that lie on its disk since before. */
let s3: S3Server;
let config: Config;
let files: FileStore;
let disk: FileStore;
let bucket: FileStore;
beforeAll(async () => {
  s3 = await startS3Server();
  config = readConfig({ DATA_DIR: await mkdtemp(path.join(tmpdir(), 'fondasi-unmoved-')), ...s3.env });
  disk = diskStore(config.dataDir);
  bucket = await openBucket(config.s3 as S3Config);
  files = await openFiles(config);
  await disk.put('receipts/old.pdf', Buffer.from('old'));
  await disk.put('backups/hour.tar.gz', Buffer.from('a copy'));
});
afterAll(async () => {
  await s3.close();
  await rm(config.dataDir, { recursive: true, force: true });
});

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list(folder)) names.push(name);
  return names;
}

async function warnings(): Promise<string[]> {
  const lines: string[] = [];
  await warnOfUnmoved(config, line => void lines.push(line));
  return lines;
}

test('a file that was not moved is read and listed all the same, and the log of the next start says so', async () => {
  expect(await files.get('receipts/old.pdf')).toEqual(Buffer.from('old'));
  expect(await namesIn('receipts')).toEqual(['receipts/old.pdf']);
  expect(await warnings()).toEqual([expect.stringMatching(/^1 of the shop's files lie on the disk .* run move-files$/)]);
  // An import asks for the size, and stores in the bucket what another process would miss.
  expect([await disk.sizeOf('receipts/old.pdf'), await files.sizeOf('receipts/old.pdf')]).toEqual([3, null]);
});

test('what else lies on the disk is none of the shop’s files', async () => {
  expect([await namesIn('backups'), await files.get('backups/hour.tar.gz')]).toEqual([[], null]);
  await files.delete('backups/hour.tar.gz');
  expect(await disk.get('backups/hour.tar.gz')).not.toBeNull();
});

test('a new file is stored in the bucket alone, and one that is deleted is gone from both', async () => {
  await files.put('returns/new.webp', Buffer.from('new'));
  expect([await bucket.get('returns/new.webp'), await disk.get('returns/new.webp')]).toEqual([Buffer.from('new'), null]);
  const both = 'uploads/profile/both.webp';
  for (const store of [disk, bucket]) await store.put(both, Buffer.from('both'));
  expect(await namesIn('uploads')).toEqual([both]);
  await files.unhurried().delete(both);
  expect([await bucket.get(both), await disk.get(both)]).toEqual([null, null]);
});

test('a bucket out of reach is said, and never taken for one without the file', async () => {
  await s3.stop();
  await expect(files.get('receipts/old.pdf')).rejects.toThrow('the bucket shop at');
  await expect(files.delete('receipts/old.pdf')).rejects.toThrow('the bucket shop at');
  expect(await warnings()).toEqual([expect.stringMatching(/^whether all files are in the bucket is not known: the bucket shop at/)]);
  expect(await disk.get('receipts/old.pdf')).not.toBeNull();
  await s3.start();
});

test('once it was moved nothing is said, and the disk is not needed', async () => {
  await moveFiles(config, () => undefined);
  expect(await warnings()).toEqual([]);
  await rm(path.join(config.dataDir, 'receipts'), { recursive: true });
  expect(await files.get('receipts/old.pdf')).toEqual(Buffer.from('old'));
});
