import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressQueries } from '../addresses/queries.ts';
import { useUser } from '../session/use-session.ts';
import { destinations, useDestination } from './destination.ts';
import { shortName } from './renamed-regency.ts';

/** Delivers to the customer's primary address unless they chose another place on this phone. Asks for the addresses once, and follows them. */
export function useAddressDestination(): void {
  const user = useUser();
  const destination = useDestination();
  const { data: addresses } = useQuery({
    ...addressQueries.list(user?.customer.id ?? ''),
    enabled: user !== null && destination === null,
  });
  const primary = addresses?.find(address => address.is_primary) ?? addresses?.[0];
  useEffect(() => {
    if (primary === undefined || (destination !== null && !destination.isOfAddress)) return;
    const regency = primary.region_code.slice(0, 5);
    if (regency !== destination?.regency) destinations.set({ regency, name: shortName(primary.city), isOfAddress: true });
  }, [primary, destination]);
}
