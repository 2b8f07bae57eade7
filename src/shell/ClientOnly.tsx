import type { ReactNode } from 'react';
import { useHydrated } from '#ui/primitives/use-hydrated.ts';
import { PagePending } from './PagePending.tsx';

/** Keeps what only the browser may draw out of the served HTML, which has the shapes of a waiting page in its place. */
export function ClientOnly({ isAwaited, children }: { isAwaited: boolean; children: ReactNode }) {
  const isHydrated = useHydrated();
  return isAwaited && !isHydrated ? <PagePending /> : children;
}
