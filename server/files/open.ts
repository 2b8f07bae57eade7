import type { Config } from '#server/config.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './store.ts';

/** The store that the configuration names: a bucket, else the disk. The client of object storage is loaded where it is used alone. */
export async function openFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (s3 === null) return diskStore(dataDir);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(s3);
}
