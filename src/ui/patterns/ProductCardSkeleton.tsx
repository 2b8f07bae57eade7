import { classNames } from '../primitives/class-names.ts';
import { Skeleton } from '../primitives/Skeleton.tsx';
import * as css from './ProductCard.css.ts';

/** The geometry of a `ProductCard` before its data is there. */
export function ProductCardSkeleton() {
  return (
    <div className={classNames(css.card, css.later)} aria-hidden="true">
      <div className={css.body}>
        <div className={css.name}>
          <Skeleton />
          <Skeleton width="half" />
        </div>
        <div className={css.price}>
          <Skeleton shape="title" width="half" />
        </div>
        <div className={css.basePrice}>
          <Skeleton width="third" />
        </div>
        <div className={css.meta}>
          <Skeleton width="third" />
        </div>
      </div>
      <div className={css.shelf}>
        <Skeleton shape="photo" />
      </div>
    </div>
  );
}
