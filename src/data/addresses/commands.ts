import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Address, type AddressInput, AddressInputSchema, type Region } from '#contract/addresses.ts';
import { AppError } from '#lib/app-error.ts';
import { uuidv7 } from '#lib/ids.ts';
import { queuedAddress } from '../outbox/account-view.ts';
import type { Delivery } from '../outbox/delivery.ts';
import type { IntentOf, NewIntent } from '../outbox/intents.ts';
import { patience, useDelivery } from '../outbox/use-delivery.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useUser } from '../session/use-session.ts';

/** What an address form hands over. `region` is the chosen village, null where it was not chosen anew. */
export interface AddressWish {
  /** Null for a new address. */
  readonly before: Address | null;
  readonly address: AddressInput;
  readonly region: Region | null;
}

/** A saved address: the server's, or as it will be (`isQueued`) once the line is back. */
export interface SavedAddress {
  readonly address: Address;
  readonly isQueued: boolean;
}

/** Adds or replaces an address. @throws AppError with codes by field */
export function useSaveAddress(): UseMutationResult<SavedAddress, Error, AddressWish> {
  const outbox = useOutbox();
  const user = useUser();
  return useMutation({
    mutationFn: async ({ before, address, region }: AddressWish) => {
      if (user === null) throw new AppError('unauthorized', 401);
      const wish: NewIntent<'address.create' | 'address.update'> = {
        kind: before === null ? 'address.create' : 'address.update',
        userId: user.id,
        addressId: before?.id ?? uuidv7(),
        address: fieldsOf(address),
        region: namesOf(region),
      };
      const delivery = await outbox.deliver<'address.create' | 'address.update'>(wish, patience());
      const local = queuedAddress({ ...wish, id: delivery.id } as IntentOf<'address.create'>, user.customer.id, before, false);
      return delivery.state === 'sent' ? { address: delivery.answer ?? local, isQueued: false } : { address: local, isQueued: true };
    },
  });
}

/** Removes an address; `mutateAsync({ kind: 'address.delete', addressId, label })`. */
export function useRemoveAddress(): UseMutationResult<Delivery<'address.delete'>, Error, Omit<NewIntent<'address.delete'>, 'userId'>> {
  return useDelivery<'address.delete'>();
}

/** The form's values as numbers and flags, whatever a field made of them. */
function fieldsOf(address: AddressInput): IntentOf<'address.create'>['address'] {
  return v.parse(AddressInputSchema, address);
}

function namesOf(region: Region | null): IntentOf<'address.create'>['region'] {
  const [district, city, state] = region?.parents.map(({ name }) => name) ?? [];
  return { sub_district: region?.name ?? '', district: district ?? '', city: city ?? '', state: state ?? '' };
}
