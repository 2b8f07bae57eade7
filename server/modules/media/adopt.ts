import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FileSource } from '#server/db/schema/catalogue.ts';
import type { FileStore } from '#server/files/store.ts';
import { pixelSize } from './raster.ts';
import { PICTURES, readPictureFile } from './store.ts';

/** Folder of adopted photos below the pictures' folder. */
const KEPT = 'kept';

/** Where a photo is kept below the pictures' folder: by its content. @param extension such as '.webp' */
export function keptPath(content: Uint8Array, extension: string): string {
  return `${KEPT}/${createHash('sha256').update(content).digest('hex').slice(0, 24)}${extension}`;
}

/**
 * Takes a merchant's photo into the shop under the hash of its content, so that replacing the original by another
 * photo makes another address. Taking one that was taken before changes nothing.
 * @param relative path below `pictures` of the store
 * @returns null where it is missing or no picture
 */
export async function importPicture(files: FileStore, relative: string): Promise<FileSource | null> {
  const content = await readPictureFile(files, relative);
  const size = content === null ? null : await pixelSize(content);
  if (content === null || size === null) return null;
  const kept = keptPath(content, path.extname(relative).toLowerCase());
  const name = `${PICTURES}/${kept}`;
  // An import of a whole catalogue names thousands of photos that were taken long ago.
  if ((await files.sizeOf(name)) !== content.length) await files.put(name, content);
  return { type: 'file', path: kept, ...size };
}
