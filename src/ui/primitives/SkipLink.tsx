import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

/** First thing in the page; its target needs that id and `tabIndex={-1}`. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return (
    <a href={`#${targetId}`} className={skipLink}>
      {children}
    </a>
  );
}
