import type { Address } from '#contract/addresses.ts';

/** The address that an order goes to unless the customer says otherwise: the primary one, else the first. */
export function preselectedAddress<A extends Pick<Address, 'is_primary'>>(addresses: readonly A[]): A | undefined {
  return addresses.find(address => address.is_primary) ?? addresses[0];
}
