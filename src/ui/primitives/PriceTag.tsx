import type { ReactNode } from 'react';
import { tag } from './Price.css.ts';

/** The shop's square-cut tag, such as '−15 %'. */
export function PriceTag({ children }: { children: ReactNode }) {
  return <span className={tag}>{children}</span>;
}
