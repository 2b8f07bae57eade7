import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link to a path of the shop that a text names, perhaps with an anchor. */
export function ShopLink({ route, className, children }: { route: string; className?: string; children: ReactNode }) {
  const [to = '/', hash] = route.split('#');
  return (
    <Link to={to} {...(hash === undefined ? null : { hash })} {...(className === undefined ? null : { className })}>
      {children}
    </Link>
  );
}
