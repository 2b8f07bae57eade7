import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { parseSearch } from '#lib/search-text.ts';

/** A link to a path of the shop that a text names, perhaps with a search or an anchor. */
export function ShopLink({ route, className, children }: { route: string; className?: string; children: ReactNode }) {
  const [address = '/', hash] = route.split('#');
  const [to = '/', search] = address.split('?');
  return (
    <Link
      to={to}
      {...(search === undefined ? null : { search: parseSearch(search) })}
      {...(hash === undefined ? null : { hash })}
      {...(className === undefined ? null : { className })}
    >
      {children}
    </Link>
  );
}
