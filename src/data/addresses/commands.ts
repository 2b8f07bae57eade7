import { mutationOptions } from '@tanstack/react-query';
import { type AddressInput, createAddressEndpoint, deleteAddressEndpoint, updateAddressEndpoint } from '#contract/addresses.ts';
import { uuidv7 } from '#lib/ids.ts';
import { apiOf } from '../query-client.ts';

const listKey = ['private', 'addresses'];

/** Writes to the address book. Each refetches the list when it has gone through. */
export const addressCommands = {
  /** Adds an address, or replaces the one with `id`. */
  save: () =>
    mutationOptions({
      mutationFn: ({ id, address }: { id: string | null; address: AddressInput }, { meta }) => {
        const idempotencyKey = uuidv7();
        return id === null
          ? apiOf(meta).call(createAddressEndpoint, { body: address, idempotencyKey })
          : apiOf(meta).call(updateAddressEndpoint, { params: { id }, body: address, idempotencyKey });
      },
      onSettled: (_data, _error, _variables, _result, { client }) => client.invalidateQueries({ queryKey: listKey }),
    }),

  remove: () =>
    mutationOptions({
      mutationFn: (id: string, { meta }) => apiOf(meta).call(deleteAddressEndpoint, { params: { id }, idempotencyKey: uuidv7() }),
      onSettled: (_data, _error, _variables, _result, { client }) => client.invalidateQueries({ queryKey: listKey }),
    }),
};
