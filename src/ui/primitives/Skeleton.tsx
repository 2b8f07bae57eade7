import { classNames } from './class-names.ts';
import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'control' | 'square' | 'wide' | 'circle';
  width?: 'full' | 'most' | 'half' | 'third';
  className?: string;
}

/** A grey stand-in with the final geometry, seen after 300 ms. Say 'loading' once for the region, not here. */
export function Skeleton({ shape, width, className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(skeleton({ shape, width }), className)} />;
}
