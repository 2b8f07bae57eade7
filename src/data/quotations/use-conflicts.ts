import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Quotation } from '#contract/quotations.ts';
import type { OutboxEntry } from '../outbox/entries.ts';
import type { MutationOf } from '../outbox/mutations.ts';
import { useOutboxView } from '../outbox/use-outbox.ts';
import { quotationQueries } from './queries.ts';

/** A version of a quotation that the shop did not take, since another device had changed the quotation in between. */
export const isRefusedVersion = (entry: OutboxEntry): entry is OutboxEntry & { readonly mutation: MutationOf<'quotation.put'> } =>
  entry.mutation.kind === 'quotation.put' && entry.refusal?.code === 'quotation_changed';

/** A deletion that the shop did not take for the same reason. */
export const isRefusedDeletion = (entry: OutboxEntry): entry is OutboxEntry & { readonly mutation: MutationOf<'quotation.delete'> } =>
  entry.mutation.kind === 'quotation.delete' && entry.refusal?.code === 'quotation_changed';

/**
 * The version that the shop has where one of it, `base`, was refused for another reason, such as for want of room: to the shop what is made of
 * that one is made of the version before. Pure.
 */
export function versionOfShop<Base extends string | null | undefined>(entries: readonly OutboxEntry[], id: string, base: Base) {
  for (const entry of entries) {
    const { mutation, refusal } = entry;
    if (refusal === null || isRefusedVersion(entry) || mutation.kind !== 'quotation.put') continue;
    if (mutation.quotation.id === id && mutation.quotation.updated_at === base) return mutation.base;
  }
  return base;
}

/** Quotations by id that the customer has deleted without having seen their last change, which is then asked for. */
export function useRefusedDeletions(): ReadonlySet<string> {
  const { entries } = useOutboxView();
  const queryClient = useQueryClient();
  const ids = useMemo(() => new Set(entries.filter(isRefusedDeletion).map(({ mutation }) => mutation.quotationId)), [entries]);
  const isAny = ids.size > 0;
  useEffect(() => {
    if (isAny) void queryClient.invalidateQueries({ queryKey: quotationQueries.all().queryKey });
  }, [isAny, queryClient]);
  return ids;
}

/** The customer's own versions that the shop did not take, by the quotation's id. A version that is still on its way has the last word. */
export function useConflicts(): ReadonlyMap<string, Quotation> {
  const { entries } = useOutboxView();
  return useMemo(() => conflictsIn(entries), [entries]);
}

/** Pure. */
export function conflictsIn(entries: readonly OutboxEntry[]): ReadonlyMap<string, Quotation> {
  const conflicts = new Map<string, Quotation>();
  for (const entry of entries) {
    if (isRefusedVersion(entry)) conflicts.set(entry.mutation.quotation.id, entry.mutation.quotation);
    else if (entry.mutation.kind === 'quotation.put') conflicts.delete(entry.mutation.quotation.id);
  }
  return conflicts;
}
