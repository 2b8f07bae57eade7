import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { panel } from './BuyPanel.css.ts';
import { gallery } from './Gallery.css.ts';
import * as css from './ProductPage.css.ts';

/** The geometry of a product's page. */
export function ProductSkeleton() {
  const { t } = useLingui();
  return (
    <div className={css.columns} aria-busy="true">
      <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
      <div className={gallery}>
        <Skeleton shape="square" />
      </div>
      <div className={css.facts}>
        <div className={css.head}>
          <Skeleton shape="title" width="most" />
          <Skeleton width="half" />
        </div>
        <div className={panel}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </div>
    </div>
  );
}
