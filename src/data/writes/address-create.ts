import type * as v from 'valibot';
import { type Address, createAddressEndpoint } from '#contract/addresses.ts';
import { putAddress } from '../addresses/put-address.ts';
import { AddressPayloadSchema, addressSubject } from './address-payload.ts';
import type { Write } from './write.ts';

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'address.create': { payload: v.InferOutput<typeof AddressPayloadSchema>; answer: Address };
  }
}

/** A new address. Refusals: codes by field. */
export const addressCreate: Write<'address.create'> = {
  schema: AddressPayloadSchema,
  queue: () => 'addresses',
  subject: ({ addressId }) => addressSubject(addressId),
  merge(_mutation, later) {
    if (later.kind === 'address.delete') return 'nothing';
    return later.kind === 'address.update' ? { ...later, kind: 'address.create' } : later;
  },
  isPrerequisite: true,
  send: (api, _lang, { addressId, address }, attempt) =>
    api.call(createAddressEndpoint, { body: { ...address, id: addressId }, ...attempt }),
  apply: putAddress,
};
