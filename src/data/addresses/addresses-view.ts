import type { Address } from '#contract/addresses.ts';
import { type Mutation, type MutationOf, ofKind } from '../outbox/mutations.ts';

/** Something of a customer, and whether a change of it has not reached the server. */
export type Queued<Value> = Value & { readonly isQueued: boolean };

/** The address book on screen: the server's list with everything that waits replayed over it, the primary one first. Pure. */
export function addressesView(list: readonly Address[], mutations: readonly Mutation[], customerId: string): readonly Queued<Address>[] {
  const start: readonly Queued<Address>[] = list.map(address => ({ ...address, isQueued: false }));
  const after = ofKind(mutations, 'address.create', 'address.update', 'address.delete').reduce(
    (addresses, mutation) => changed(addresses, mutation, customerId),
    start,
  );
  return [...after].sort((one, other) => Number(other.is_primary) - Number(one.is_primary));
}

function changed(
  addresses: readonly Queued<Address>[],
  mutation: MutationOf<'address.create' | 'address.update' | 'address.delete'>,
  customerId: string,
): readonly Queued<Address>[] {
  const others = addresses.filter(({ id }) => id !== mutation.addressId);
  if (mutation.kind === 'address.delete') return others;
  const before = addresses.find(({ id }) => id === mutation.addressId);
  const saved = queuedAddress(mutation, customerId, before ?? null, addresses.length === 0);
  if (saved.is_primary) return [saved, ...others.map(other => ({ ...other, is_primary: false }))];
  return before === undefined ? [...others, saved] : addresses.map(other => (other === before ? saved : other));
}

/** An address as the server will answer it, as far as this device knows. The first one is the primary one. */
function queuedAddress(
  { addressId: id, address, region }: MutationOf<'address.create' | 'address.update'>,
  customerId: string,
  before: Address | null,
  isFirst: boolean,
): Queued<Address> {
  const number = (value: string | number | null) => (value === null || value === '' ? null : Number(value));
  const isSamePlace = before !== null && before.region_code === address.region_code && region.state === '';
  const { sub_district, district, city, state } = isSamePlace ? before : region;
  return {
    ...address,
    ...{ id, customer_id: customerId, sub_district, district, city, state },
    latitude: number(address.latitude),
    longitude: number(address.longitude),
    is_primary: address.is_primary || isFirst || before?.is_primary === true,
    isQueued: true,
  };
}
