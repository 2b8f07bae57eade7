import { useLingui } from '@lingui/react/macro';
import { notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProduct } from '#data/catalogue/known-product.ts';
import { readingMessage } from '#i18n/reading-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { chosenVariant } from '#lib/buyable.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { BasketProvider } from './Basket.tsx';
import * as css from './ProductScreen.css.ts';
import type { ToList } from './product/BuyPanel.tsx';
import { ProductPage } from './product/ProductPage.tsx';
import { ProductSkeleton } from './product/ProductSkeleton.tsx';
import { SavedAt } from './SavedAt.tsx';

interface Props {
  slug: string;
  /** Id of the chosen variant, or nothing. */
  variantId: string;
  onVariant: (id: string) => void;
  /** Customers' reviews, below everything else. */
  reviews?: ReactNode;
  /** Links to what a customer asks before they pay. */
  help: ReactNode;
  ToList: ToList;
}

/** One product: at once with what a list knows of it, the rest as it comes. */
export function ProductScreen({ slug, variantId, onVariant, reviews, help, ToList }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { product, isPartial, updatedAt, error, retry } = useProduct(language, slug);
  if (error instanceof AppError && error.status === 404) throw notFound();
  const failure = error === null ? null : i18n._(readingMessage(error));
  const variant = product === undefined ? null : chosenVariant(product, variantId);
  return (
    <BasketProvider>
      <Container className={css.page}>
        {product !== undefined && variant !== null ? (
          <SavedAt at={updatedAt}>
            <ProductPage
              key={slug}
              product={product}
              variant={variant}
              onVariant={onVariant}
              isPartial={isPartial}
              failure={failure}
              onRetry={retry}
              reviews={reviews}
              help={help}
              ToList={ToList}
            />
          </SavedAt>
        ) : failure === null ? (
          <ProductSkeleton />
        ) : (
          <RetryState title={t`This product could not be loaded`} text={failure} retryLabel={t`Try again`} onRetry={retry} />
        )}
      </Container>
    </BasketProvider>
  );
}
