import { inArray } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { variants } from './schema/catalogue.ts';

/** Ids of variants by their short numbers; a number that no variant has is missing. */
export async function selectVariantIds(db: Executor, numbers: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: variants.id, number: variants.number })
    .from(variants)
    .where(inArray(variants.number, [...numbers]));
  return new Map(rows.map(({ id, number }) => [number, id]));
}
