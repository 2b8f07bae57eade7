import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import * as css from './ArticleCard.css.ts';

/** The room of a card before it is there. */
export function ArticleCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <Skeleton shape="wide" className={css.coverRoom} />
      <div className={css.body}>
        <Skeleton width="third" />
        <Skeleton shape="title" width="most" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
