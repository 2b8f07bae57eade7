import type { Config, S3Config } from '#server/config.ts';
import { logText } from '#server/log-text.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './store.ts';
import { countUnmoved, withDisk } from './with-disk.ts';

type Place = Pick<Config, 's3' | 'dataDir'>;

/** The store that the configuration names: a bucket with what was not moved there yet from the disk, else the disk. */
export async function openFiles({ s3, dataDir }: Place): Promise<FileStore> {
  const disk = diskStore(dataDir);
  return s3 === null ? disk : withDisk(await openBucket(s3), disk);
}

/** A bucket alone. The client of object storage is loaded where it is used alone. */
export async function openBucket(s3: S3Config): Promise<FileStore> {
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(s3);
}

/** Tells the operator of a shop with a bucket that files lie on the disk of this process alone. */
export async function warnOfUnmoved({ s3, dataDir }: Place, warn: (line: string) => void): Promise<void> {
  if (s3 === null) return;
  try {
    const bucket = (await openBucket(s3)).unhurried();
    const count = await countUnmoved(bucket, diskStore(dataDir));
    if (count > 0) warn(`${count} of the shop's files lie on the disk of this process alone and not in the bucket: run move-files`);
  } catch (error) {
    warn(`whether all files are in the bucket is not known: ${logText(error)}`);
  }
}
