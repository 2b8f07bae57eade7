import type { ReactNode } from 'react';

/**
 * Gives a text that stands beside other things an element of its own. A browser that translates the page puts its own elements in the place
 * of text nodes, and React can neither change nor remove those that it made itself (tests/architecture/bare-text.test.ts).
 */
export function Words({ children }: { children?: ReactNode }) {
  return typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
}
