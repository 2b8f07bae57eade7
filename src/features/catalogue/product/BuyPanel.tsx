import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { ProductDetail, Variant } from '#contract/catalogue.ts';
import { isBuyable } from '#lib/buyable.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Price } from '#ui/primitives/Price.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { Delivery } from '../Delivery.tsx';
import { QuantityField } from '../QuantityField.tsx';
import { useAge, withAge } from '../SavedAt.tsx';
import { useProductWords } from '../use-product-words.ts';
import type { Purchase } from '../use-purchase.ts';
import * as css from './BuyPanel.css.ts';
import { PriceNotes } from './PriceNotes.tsx';
import { SimilarLink } from './SimilarLink.tsx';
import { Sum } from './Sum.tsx';
import { Watch } from './Watch.tsx';

interface Props {
  product: ProductDetail;
  variant: Variant;
  purchase: Purchase;
  /** The choice of variants, where there is one. */
  children: ReactNode;
  /** Links to what a customer asks before they pay. */
  help: ReactNode;
  ToList: ToList;
}

/** Puts so many of a variant into a list, or counts how many an area takes. Those are other features', so that the route brings it. */
export type ToList = ComponentType<{
  product: ProductDetail;
  variant: Variant;
  quantity: number;
  onQuantity: (quantity: number) => void;
}>;

/** Price, variant, quantity and stock; what can't be bought has similar products in place of a quantity, what is no longer sold its last price. */
export function BuyPanel({ product, variant, purchase, children, help, ToList }: Props) {
  const { t } = useLingui();
  const words = useProductWords();
  const stock = withAge(words.availability(product, variant), useAge());
  const price = words.price(variant);
  const basePrice = words.basePrice(variant);
  const inCart = words.count(variant, purchase.inCart);
  return (
    <div className={css.panel}>
      <div>
        {product.is_discontinued ? (
          <p className={css.small}>
            <Trans>Last price</Trans>
          </p>
        ) : null}
        <Price {...(product.is_discontinued ? { amount: price.amount, unit: price.unit } : price)} size="lg" />
        <p className={css.facts}>
          <Words>{basePrice}</Words>
          <span>
            <Trans>VAT included</Trans>
          </span>
        </p>
        {/* In a line of its own: the age that it gets when the connection goes must not wrap and push what is below. */}
        <p className={css.stock({ tone: stock.tone })}>{stock.text}</p>
        {product.is_discontinued ? null : <PriceNotes product={product} variant={variant} />}
      </div>
      {children}
      {isBuyable(variant) ? (
        <>
          <QuantityField product={product} variant={variant} purchase={purchase} isInBar />
          <div className={css.add}>
            <Sum variant={variant} purchase={purchase} />
            <Button block onClick={purchase.add} aria-disabled={!purchase.canAdd}>
              {t`Add to cart`}
            </Button>
          </div>
          <Delivery product={product} variant={variant} quantity={purchase.shown} />
        </>
      ) : (
        <>
          {product.is_discontinued ? null : <Watch product={product} variant={variant} />}
          <div className={css.add}>
            <SimilarLink product={product} />
          </div>
        </>
      )}
      {purchase.inCart > 0 ? (
        <p>
          <Trans>{inCart} in your cart.</Trans>{' '}
          <Link to="/cart" className={css.cartLink}>
            <Trans>View cart</Trans>
          </Link>
        </p>
      ) : null}
      <ToList product={product} variant={variant} quantity={purchase.shown} onQuantity={purchase.steps.commit} />
      {help}
    </div>
  );
}
