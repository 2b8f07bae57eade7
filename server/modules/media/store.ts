import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { type PictureSource, pictures } from '#server/db/schema/catalogue.ts';
import { type FileStore, isFileName } from '#server/files/store.ts';

/** Folder of merchants' photos in the store. */
export const PICTURES = 'pictures';

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

/** A merchant's picture file. Null where it is missing or where its path leads out of the pictures' folder. @throws FilesUnavailable */
export async function readPictureFile(files: FileStore, relative: string): Promise<Buffer | null> {
  const name = pictureName(relative);
  return name === null ? null : files.get(name);
}

/** Name in the store of a merchant's picture. @param relative path below `pictures` @returns null where it would lie elsewhere */
function pictureName(relative: string): string | null {
  const name = path.posix.normalize(`${PICTURES}/${relative}`);
  return name.startsWith(`${PICTURES}/`) && isFileName(name) ? name : null;
}

/** Those of these ids that are pictures of the shop. */
export async function keptPictureIds(db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
