import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { pictures } from '#server/db/schema/catalogue.ts';
import { banners, settings } from '#server/db/schema/shop.ts';

/** The stored value of a setting, unread; undefined where there is none. */
export async function selectSetting(db: Executor, name: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return row?.value;
}

export async function upsertSetting(db: Executor, name: string, value: unknown): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}

export async function deleteSettings(db: Executor, names: readonly string[]): Promise<void> {
  await db.delete(settings).where(inArray(settings.name, [...names]));
}

export async function replaceBanners(tx: Executor, rows: readonly (typeof banners.$inferInsert)[]): Promise<void> {
  await tx.delete(banners);
  if (rows.length > 0) await tx.insert(banners).values([...rows]);
}

/** Banners in order, with what their pictures are made from. */
export function selectBanners(db: Executor) {
  return db
    .select({ banner: banners, source: pictures.source })
    .from(banners)
    .innerJoin(pictures, eq(pictures.id, banners.pictureId))
    .orderBy(asc(banners.position), asc(banners.id));
}
