import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { WaitingReview } from '#contract/reviews.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './ReviewsScreen.css.ts';

type Reviewed = Pick<WaitingReview, 'product' | 'variant_name' | 'image_url'>;

/** The subject of a review: picture, product and variant. @param children below the names */
export function Subject({ subject: { product, variant_name, image_url }, children }: { subject: Reviewed; children?: ReactNode }) {
  return (
    <div className={css.subject}>
      <Picture src={image_url} alt="" width={64} height={64} rounded className={css.thumb} />
      <div className={css.names}>
        <Link to="/product/$product" params={{ product: product.slug }} className={css.name}>
          {product.name}
        </Link>
        <p className={css.note}>{variant_name}</p>
        {children}
      </div>
    </div>
  );
}
