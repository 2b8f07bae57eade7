import { useLingui } from '@lingui/react/macro';
import type { ProductDetail, Variant } from '#contract/catalogue.ts';
import { isBuyable } from '#data/catalogue/price.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useProductWords } from '../use-product-words.ts';
import type { Purchase } from '../use-purchase.ts';
import * as css from './BuyBar.css.ts';
import { SimilarLink } from './SimilarLink.tsx';

/** Subtotal and add within the thumb's reach, for as long as the product is on screen; what can't be bought leads to similar products. */
export function BuyBar({ product, variant, purchase }: { product: ProductDetail; variant: Variant; purchase: Purchase }) {
  const { t } = useLingui();
  const words = useProductWords();
  const quantity = words.number(purchase.shown);
  const unit = words.unit(variant.unit);
  if (!isBuyable(variant)) {
    return (
      <div className={css.bar}>
        <strong className={css.subtotal}>{words.availability(product, variant).text}</strong>
        <SimilarLink product={product} />
      </div>
    );
  }
  return (
    <div className={css.bar}>
      <p className={css.amounts}>
        <span className={css.quantity}>{words.contentOf(variant, purchase.shown) ?? `${quantity} × ${unit}`}</span>
        <strong className={css.subtotal}>{formatRupiah(purchase.subtotal)}</strong>
      </p>
      <Button onClick={purchase.add} aria-disabled={!purchase.canAdd} aria-label={t`Add to cart`}>
        {t`Add`}
      </Button>
    </div>
  );
}
