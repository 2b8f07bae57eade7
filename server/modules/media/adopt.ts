import { createHash } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FileSource } from '#server/db/schema/catalogue.ts';
import { pixelSize } from './raster.ts';
import { pictureFile, readPictureFile } from './store.ts';

/** Folder of adopted photos below the pictures' folder. */
const KEPT = 'kept';

/** Where a photo is kept below the pictures' folder: by its content. @param extension such as '.webp' */
export function keptPath(content: Uint8Array, extension: string): string {
  return `${KEPT}/${createHash('sha256').update(content).digest('hex').slice(0, 24)}${extension}`;
}

/**
 * Takes a merchant's photo into the shop under the hash of its content, so that replacing the original by another
 * photo makes another address. Taking one that was taken before changes nothing.
 * @param relative path below `pictures` of the data directory
 * @returns null where it is missing or no picture
 */
export async function importPicture(dataDir: string, relative: string): Promise<FileSource | null> {
  const from = pictureFile(dataDir, relative);
  const content = await readPictureFile(dataDir, relative);
  const size = content === null ? null : await pixelSize(content);
  if (from === null || content === null || size === null) return null;
  const kept = keptPath(content, path.extname(relative).toLowerCase());
  const to = path.join(dataDir, 'pictures', kept);
  if (to !== from) {
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(from, to);
  }
  return { type: 'file', path: kept, ...size };
}
