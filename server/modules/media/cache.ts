import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeAside } from '#server/files/disk-store.ts';

/** Bytes of resized pictures that a process keeps on its disk: those of some 5,000 photos. */
const LIMIT = 1_000_000_000;
/** Share of the limit that is left when the oldest have been removed. */
const LEFT = 0.75;

/** Resized pictures on the process's own disk: what is removed, or lost with the machine, is made again from its original. */
interface PictureCache {
  /** Null where it was not made, or was removed. */
  read(name: string): Promise<Buffer | null>;
  keep(name: string, content: Uint8Array): Promise<void>;
}

/** @param limit bytes; above it the pictures that were made first are removed */
export function pictureCache(dataDir: string, limit = LIMIT): PictureCache {
  const folder = path.join(dataDir, 'media');
  let size: Promise<number> | null = null;

  /** Removes the oldest pictures where there are too many. @returns bytes that are left */
  async function prune(): Promise<number> {
    const names = await readdir(folder).catch(() => []);
    const found = await Promise.all(names.map(name => describe(path.join(folder, name))));
    let total = found.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= limit) return total;
    for (const { file, bytes } of found.sort((one, other) => one.madeAt - other.madeAt)) {
      if (total <= limit * LEFT) break;
      await rm(file, { force: true });
      total -= bytes;
    }
    return total;
  }

  return {
    read: name => readFile(path.join(folder, name)).catch(() => null),
    async keep(name, content) {
      await writeAside(path.join(folder, name), content, false);
      // Counted once, and again whenever the sum says that there are too many.
      size = size === null ? prune() : size.then(sum => (sum + content.length > limit ? prune() : sum + content.length));
      await size;
    },
  };
}

async function describe(file: string): Promise<{ file: string; bytes: number; madeAt: number }> {
  const found = await stat(file).catch(() => null);
  return { file, bytes: found?.size ?? 0, madeAt: found?.mtimeMs ?? 0 };
}
