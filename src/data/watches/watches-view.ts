import type { Watch, WatchKind } from '#contract/watches.ts';
import { type Mutation, ofKind } from '../outbox/mutations.ts';

/** Whether a watch is one of this variant, by the shop's id or its short name. */
export const isOfVariant = ({ product_variant_id: id, number }: Pick<Watch, 'product_variant_id' | 'number'>, variantId: string): boolean =>
  id === variantId || `n${number}` === variantId;

/**
 * Whether a customer watches a variant, and whether the shop does not know that yet. Pure.
 * @param known what the shop said last; undefined: nothing yet
 */
export function watchView(
  known: readonly Watch[] | undefined,
  mutations: readonly Mutation[],
  variantId: string,
  kind: WatchKind,
): { readonly isOn: boolean; readonly isQueued: boolean } {
  const last = ofKind(mutations, 'watch.set')
    .filter(mutation => mutation.variantId === variantId && mutation.watch === kind)
    .at(-1);
  if (last !== undefined) return { isOn: last.isOn, isQueued: true };
  return { isOn: known?.some(each => each.kind === kind && isOfVariant(each, variantId)) ?? false, isQueued: false };
}
