import {
  addressEndpoint,
  addressesEndpoint,
  createAddressEndpoint,
  deleteAddressEndpoint,
  updateAddressEndpoint,
} from '#contract/addresses.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { addressAgain, createAddress, deleteAddress, listAddresses, readAddress, replaceAddress } from './service.ts';

export function mountAddresses(api: Api, deps: Deps): void {
  route(api, deps, addressesEndpoint, async ({ db, customerId, params }) => {
    const addresses = await listAddresses(db, customerId, params.customerId ?? '');
    return { addresses, total: addresses.length };
  });
  route(api, deps, addressEndpoint, ({ db, customerId, params }) => readAddress(db, customerId, params.id ?? ''));
  const again = ({ db, customerId, body }: { db: Executor; customerId: string; body: Parameters<typeof addressAgain>[3] }, id: string) =>
    addressAgain(db, customerId, id, body);
  route(api, deps, createAddressEndpoint, ({ db, customerId, body }) => createAddress(db, customerId, body, deps.now()), { again });
  route(api, deps, updateAddressEndpoint, ({ db, customerId, params, body }) => replaceAddress(db, customerId, params.id ?? '', body), {
    again,
  });
  route(api, deps, deleteAddressEndpoint, async ({ db, customerId, params }) => {
    await deleteAddress(db, customerId, params.id ?? '');
    return {};
  });
}
