import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DetailVariant, ProductDetail } from '#contract/catalogue.ts';
import { isBuyable } from '#lib/buyable.ts';
import { Breadcrumbs } from '#ui/primitives/Breadcrumbs.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { HydrationBoundary } from '#ui/primitives/HydrationBoundary.tsx';
import { laterPart } from '#ui/primitives/later-part.ts';
import type { LinkProps } from '#ui/primitives/link.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import { RatingBrief } from '#ui/primitives/Rating.tsx';
import { useProductWords } from '../use-product-words.ts';
import { usePurchase } from '../use-purchase.ts';
import { VariantChoice } from '../VariantChoice.tsx';
import { BuyBar } from './BuyBar.tsx';
import { BuyPanel, type ToList } from './BuyPanel.tsx';
import { Gallery } from './Gallery.tsx';
import * as css from './ProductPage.css.ts';
import { RelatedProducts } from './RelatedProducts.tsx';

interface Props {
  product: ProductDetail;
  variant: DetailVariant;
  onVariant: (id: string) => void;
  /** Only the list's part of the product is there yet. */
  isPartial: boolean;
  /** Why it can't be had, in words. */
  failure: string | null;
  onRetry: () => void;
  reviews: ReactNode;
  help: ReactNode;
  ToList: ToList;
}

/** Nothing of it is tapped, so its code and words come behind the first view. */
export const productDetails = laterPart(() =>
  import('./ProductDetails.tsx').then(
    module => module.ProductDetails,
    () => () => null,
  ),
);

/** A glide ends where the page above the reviews grows on the way. */
const atOnce: ScrollIntoViewOptions = { behavior: 'instant' };

export function ProductPage({ product, variant, onVariant, isPartial, failure, onRetry, reviews, help, ToList }: Props) {
  const { t } = useLingui();
  const words = useProductWords();
  const purchase = usePurchase(product, variant);
  const ProductDetails = productDetails.usePartOf();
  const rating = words.rating(product);
  const isSoldOut = !isBuyable(variant);
  const details = (
    <HydrationBoundary>
      <ProductDetails product={product} variant={variant} isPartial={isPartial && failure === null} />
    </HydrationBoundary>
  );
  const similar = (
    <HydrationBoundary>
      <RelatedProducts products={product.related} />
    </HydrationBoundary>
  );
  return (
    <>
      <Breadcrumbs
        label={t`Where you are`}
        items={[
          { key: 'categories', label: t`Categories`, renderLink: props => <Link to="/categories" {...props} /> },
          ...product.categories.map(({ slug, name }) => ({
            key: slug,
            label: name,
            renderLink: (props: LinkProps) => <Link to="/categories/$category" params={{ category: slug }} {...props} />,
          })),
          { key: 'here', label: product.name },
        ]}
      />
      <div className={css.columns}>
        <Gallery images={product.images} name={product.name} variant={variant} />
        <div className={css.facts}>
          <div className={css.head}>
            {product.brand.slug === '' ? (
              <p className={css.brand}>{product.brand.name}</p>
            ) : (
              <Link to="/brands/$brand" params={{ brand: product.brand.slug }} className={css.brand}>
                {product.brand.name}
              </Link>
            )}
            <Heading level={1} className={css.name}>
              {product.name}
            </Heading>
            <p className={css.keyFacts}>{product.facts.join(' · ')}</p>
            {rating === undefined ? null : (
              <Link to="." search hash="reviews" hashScrollIntoView={atOnce} activeOptions={{ includeHash: true }} className={css.rating}>
                <RatingBrief text={rating.text}>{rating.short}</RatingBrief>
              </Link>
            )}
          </div>
          <BuyPanel product={product} variant={variant} purchase={purchase} help={help} ToList={ToList}>
            {product.variants.length > 1 ? <VariantChoice product={product} chosen={variant} onChoose={onVariant} /> : null}
          </BuyPanel>
        </div>
        {isSoldOut ? null : <div className={css.details}>{details}</div>}
      </div>
      {failure === null ? null : (
        <Notice
          tone="warn"
          role="status"
          title={<Trans>The rest of this page could not be loaded</Trans>}
          action={
            <Button variant="outline" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {similar}
      {isSoldOut ? details : null}
      {/* Last, since they load when the customer comes near: anything below them would move away from under a finger. */}
      <HydrationBoundary>{reviews}</HydrationBoundary>
      <BuyBar product={product} variant={variant} purchase={purchase} />
    </>
  );
}
