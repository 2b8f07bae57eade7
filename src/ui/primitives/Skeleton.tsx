import { classNames } from './class-names.ts';
import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'control' | 'square' | 'photo' | 'wide';
  width?: 'full' | 'most' | 'half' | 'third';
  className?: string;
}

/** A grey stand-in with the final geometry, seen after 300 ms of waiting. Say 'loading' once for the region, not here. */
export function Skeleton({ shape, width, className }: SkeletonProps) {
  return <span ref={takeOver} aria-hidden="true" className={classNames(skeleton({ shape, width }), className)} />;
}

/** Milliseconds that one change of the page may take on a slow phone. */
const HANDOVER = 100;

/** When a shape left that was seen, on the clock of `performance.now()`. */
let seenUntil = Number.NEGATIVE_INFINITY;

const hasJustLeft = () => performance.now() - seenUntil < HANDOVER;

/** A shape that stands where others were seen goes on with their wait instead of starting its own: the page would be blank for so long. */
function takeOver(shape: HTMLElement): () => void {
  if (hasJustLeft()) shape.style.animation = 'none';
  return () => {
    // Asked of one of them only: each answer may cost a pass of style.
    if (!hasJustLeft() && getComputedStyle(shape).visibility === 'visible') seenUntil = performance.now();
  };
}
