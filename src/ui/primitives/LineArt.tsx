import type { ReactNode } from 'react';

/** The frame of a line drawing for an empty state, 120 by 80; decoration. */
export function LineArt({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 120 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
