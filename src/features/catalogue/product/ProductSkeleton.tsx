import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './ProductPage.css.ts';

/** The geometry of a product's page. */
export function ProductSkeleton() {
  const { t } = useLingui();
  return (
    <div className={css.columns} aria-busy="true">
      <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
      <Skeleton shape="square" />
      <div className={css.facts}>
        <Skeleton shape="title" width="most" />
        <Skeleton width="half" />
        <Skeleton shape="title" width="third" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
