import { type FileStore, fileFolders, type StoredFile } from './store.ts';

/**
 * A bucket, behind which the disk of this process is read: a shop that names its bucket before `move-files` has run still has the files
 * that lie on its disk. New ones go to the bucket; a deletion goes to both, so that nothing which a customer deleted stays on the disk.
 */
export function withDisk(bucket: FileStore, disk: FileStore): FileStore {
  async function* list(folder: string): AsyncGenerator<StoredFile> {
    const names = new Set<string>();
    for await (const file of bucket.list(folder)) {
      names.add(file.name);
      yield file;
    }
    // The disk has other folders as well, such as that of the hourly copies.
    if (isOurs(folder)) for await (const file of disk.list(folder)) if (!names.has(file.name)) yield file;
  }

  return {
    ...bucket,
    get: async name => (await bucket.get(name)) ?? (isOurs(name) ? disk.get(name) : null),
    async delete(name) {
      await bucket.delete(name);
      if (isOurs(name)) await disk.delete(name);
    },
    list,
    unhurried: () => withDisk(bucket.unhurried(), disk),
  };
}

const isOurs = (name: string) => fileFolders.some(folder => name === folder || name.startsWith(`${folder}/`));

/** How many of the shop's files lie on the disk and not in the bucket, where other processes miss them. @throws FilesUnavailable */
export async function countUnmoved(bucket: FileStore, disk: FileStore): Promise<number> {
  let count = 0;
  for (const folder of fileFolders) {
    const names = new Set<string>();
    for await (const { name } of disk.list(folder)) names.add(name);
    if (names.size > 0) for await (const { name } of bucket.list(folder)) names.delete(name);
    count += names.size;
  }
  return count;
}
