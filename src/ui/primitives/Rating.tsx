import type { ReactNode } from 'react';
import { brief, filled, rating, single, stars } from './Rating.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { Words } from './Words.tsx';

/** A star in a square of 20. */
export const STAR = 'M10 2l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';
const ROW = [0, 20, 40, 60, 80].map(x => STAR.replace('M10 2', `M${x + 10} 2`)).join('');

export interface RatingProps {
  /** 0 to 5; drawn in quarters of a star. */
  value: number;
  /** The stars in words, such as '4,5 dari 5'. */
  text: string;
  size?: 'sm' | 'md' | 'lg';
  /** Seen beside the stars, such as the count of reviews. */
  children?: ReactNode;
}

export function Rating({ value, text, size, children }: RatingProps) {
  const quarters = Math.round(Math.min(5, Math.max(0, value)) * 4);
  return (
    <span className={rating}>
      <svg viewBox="0 0 100 20" className={stars({ size })} aria-hidden="true">
        <path d={ROW} fill="none" stroke="currentColor" strokeWidth="1.25" />
        {/* A nested drawing clips at its width, which needs no style of its own. */}
        <svg width={quarters * 5} height="20" className={filled} aria-hidden="true">
          <path d={ROW} strokeWidth="1.25" />
        </svg>
      </svg>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Words>{children}</Words>
    </span>
  );
}

/** One star and a number, where five have no room; `text` is read instead of the visible children. */
export function RatingBrief({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className={rating}>
      <svg viewBox="0 0 20 20" className={single} strokeWidth="1.25" aria-hidden="true">
        <path d={STAR} />
      </svg>
      <span className={brief} aria-hidden="true">
        {children}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
