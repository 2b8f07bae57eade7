import * as v from 'valibot';
import { deleteAddressEndpoint } from '#contract/addresses.ts';
import { AppError } from '#lib/app-error.ts';
import { dropAddress } from '../addresses/put-address.ts';
import { addressSubject } from './address-payload.ts';
import type { Write } from './write.ts';

/** `label` is for the screen. */
const schema = v.object({ addressId: v.string(), label: v.string() });

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'address.delete': { payload: v.InferOutput<typeof schema>; answer: null };
  }
}

/** An address is removed. */
export const addressDelete: Write<'address.delete'> = {
  schema,
  queue: () => 'addresses',
  subject: ({ addressId }) => addressSubject(addressId),
  send: (api, _lang, { addressId }, attempt) =>
    api.call(deleteAddressEndpoint, { params: { id: addressId }, ...attempt }).then(() => null, unlessGone),
  apply: (client, _answer, { addressId }) => dropAddress(client, addressId),
};

/** Another device has removed it already. */
function unlessGone(error: unknown): null {
  if (error instanceof AppError && error.status === 404) return null;
  throw error;
}
