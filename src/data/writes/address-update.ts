import type * as v from 'valibot';
import { type Address, updateAddressEndpoint } from '#contract/addresses.ts';
import { putAddress } from '../addresses/put-address.ts';
import { AddressPayloadSchema, addressSubject } from './address-payload.ts';
import type { Write } from './write.ts';

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'address.update': { payload: v.InferOutput<typeof AddressPayloadSchema>; answer: Address };
  }
}

/** An address is changed. Refusals: codes by field, 404 where another device has removed it. */
export const addressUpdate: Write<'address.update'> = {
  schema: AddressPayloadSchema,
  queue: () => 'addresses',
  subject: ({ addressId }) => addressSubject(addressId),
  send: (api, _lang, { addressId, address }, attempt) =>
    api.call(updateAddressEndpoint, { params: { id: addressId }, body: address, ...attempt }),
  apply: putAddress,
};
