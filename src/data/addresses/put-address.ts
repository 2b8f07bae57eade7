import type { QueryClient } from '@tanstack/react-query';
import type { Address } from '#contract/addresses.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';

const addressesKey = persistedKeys.addresses.beginning;

/** Puts an address that the shop has taken where the customer's own are shown, and asks for them anew. */
export function putAddress(queryClient: QueryClient, saved: Address): void {
  queryClient.setQueriesData<readonly Address[]>({ queryKey: addressesKey }, list => withAddress(list, saved));
  void queryClient.invalidateQueries({ queryKey: addressesKey });
}

/** Takes an address that the shop has removed from where the customer's own are shown, and asks for them anew. */
export function dropAddress(queryClient: QueryClient, addressId: string): void {
  queryClient.setQueriesData<readonly Address[]>({ queryKey: addressesKey }, list => list?.filter(({ id }) => id !== addressId));
  void queryClient.invalidateQueries({ queryKey: addressesKey });
}

/** There is one primary address, and it stands first. */
function withAddress(list: readonly Address[] | undefined, saved: Address): readonly Address[] | undefined {
  if (list === undefined) return undefined;
  const others = list.filter(({ id }) => id !== saved.id).map(other => (saved.is_primary ? { ...other, is_primary: false } : other));
  if (saved.is_primary) return [saved, ...others];
  return list.some(({ id }) => id === saved.id) ? list.map(other => (other.id === saved.id ? saved : other)) : [...list, saved];
}
