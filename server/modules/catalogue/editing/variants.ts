import type { AdminVariant } from '#contract/admin-editing.ts';
import type { Executor } from '#server/db/client.ts';
import { variantView } from './prices.ts';
import { selectVariants, type VariantFilter } from './variant-store.ts';

/** One page of all variants, also of those that are no longer sold. */
export async function listVariants(
  db: Executor,
  { limit, offset, ...filter }: VariantFilter & { readonly limit: number; readonly offset: number },
): Promise<{ variants: AdminVariant[]; total: number }> {
  const { rows, total } = await selectVariants(db, filter, { limit, offset });
  return { variants: rows.map(variantView), total };
}
