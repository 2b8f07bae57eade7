import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { type PictureSource, pictures } from '#server/db/schema/catalogue.ts';
import { keepFile } from '../uploads/files.ts';

/** The source of a picture; null where there is none of this id. */
export async function selectSource(db: Executor, id: string): Promise<PictureSource | null> {
  const [row] = await db.select({ source: pictures.source }).from(pictures).where(eq(pictures.id, id));
  return row?.source ?? null;
}

/** Makes a picture known; one that is known stays. */
export async function insertSource(tx: Executor, picture: typeof pictures.$inferInsert): Promise<void> {
  await tx.insert(pictures).values(picture).onConflictDoNothing();
}

/** Those of these pictures that are photos, by their ids. */
export async function selectPhotos(db: Executor, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  return new Map(rows.flatMap(({ id, source }) => (source.type === 'file' ? [[id, source] as const] : [])));
}

/** Where resized pictures lie. */
const cacheFile = (dataDir: string, name: string) => path.join(dataDir, 'media', name);

/** A picture that was made before; null where it was not. */
export function readMade(dataDir: string, name: string): Promise<Buffer | null> {
  return readFile(cacheFile(dataDir, name)).catch(() => null);
}

/** Keeps a made picture. */
export async function keepMade(dataDir: string, name: string, content: Uint8Array): Promise<void> {
  const file = cacheFile(dataDir, name);
  await keepFile(path.dirname(file), path.basename(file), content);
}

/** A merchant's picture file. Null where it is missing or where its path leads out of the pictures' folder. */
export async function readPictureFile(dataDir: string, relative: string): Promise<Buffer | null> {
  const file = pictureFile(dataDir, relative);
  return file === null ? null : readFile(file).catch(() => null);
}

/** Absolute path of a merchant's picture below `pictures` of the data directory; null where it would lie elsewhere. */
export function pictureFile(dataDir: string, relative: string): string | null {
  const folder = path.join(dataDir, 'pictures');
  const file = path.resolve(folder, relative);
  return file.startsWith(folder + path.sep) && !relative.includes('\0') ? file : null;
}

/** Those of these ids that are pictures of the shop. */
export async function keptPictureIds(db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
