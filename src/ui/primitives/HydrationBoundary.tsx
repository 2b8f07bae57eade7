import { type ReactNode, Suspense } from 'react';

/** A part of a served page that wakes up by itself: in a task of its own, and before the others when the customer taps on it. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
