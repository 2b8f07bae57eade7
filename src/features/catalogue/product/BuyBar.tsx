import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ProductDetail, Variant } from '#contract/catalogue.ts';
import { isBuyable } from '#lib/buyable.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { QuantityStepper } from '../QuantityField.tsx';
import { useProductWords } from '../use-product-words.ts';
import type { Purchase } from '../use-purchase.ts';
import * as css from './BuyBar.css.ts';
import { SimilarLink } from './SimilarLink.tsx';
import { Sum } from './Sum.tsx';

/** Quantity, sum and add within the thumb's reach, for as long as the product is on screen; what can't be bought leads to similar products. */
export function BuyBar({ product, variant, purchase }: { product: ProductDetail; variant: Variant; purchase: Purchase }) {
  const { t } = useLingui();
  const id = useId();
  const words = useProductWords();
  if (!isBuyable(variant)) {
    return (
      <div className={css.bar}>
        <strong>{words.availability(product, variant).text}</strong>
        <SimilarLink product={product} />
      </div>
    );
  }
  return (
    <div className={css.bar}>
      <Sum variant={variant} purchase={purchase} id={id} />
      <p className={css.note} role="status">
        {purchase.note}
      </p>
      <QuantityStepper product={product} variant={variant} purchase={purchase} describedBy={id} />
      <Button onClick={purchase.add} aria-disabled={!purchase.canAdd} aria-label={t`Add to cart`} className={css.add}>
        {t`Add`}
      </Button>
    </div>
  );
}
