import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { ProductDetail, Variant } from '#contract/catalogue.ts';
import { isBuyable } from '#data/catalogue/price.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Price } from '#ui/primitives/Price.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { Delivery } from '../Delivery.tsx';
import { QuantityField } from '../QuantityField.tsx';
import { useAge, withAge } from '../SavedAt.tsx';
import { useProductWords } from '../use-product-words.ts';
import type { Purchase } from '../use-purchase.ts';
import * as css from './BuyPanel.css.ts';
import { SimilarLink } from './SimilarLink.tsx';
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
  const subtotal = formatRupiah(purchase.subtotal);
  const inCart = words.count(variant, purchase.inCart);
  return (
    <div className={css.panel}>
      <div>
        {product.is_discontinued ? (
          <>
            <p className={css.small}>
              <Trans>Last price</Trans>
            </p>
            <Price amount={price.amount} unit={price.unit} size="lg" />
          </>
        ) : (
          <Price {...price} size="lg" />
        )}
        <p className={css.small}>
          <Words>{basePrice === undefined ? null : `${basePrice} · `}</Words>
          <Trans>VAT included</Trans>
        </p>
        <p className={css.stock({ tone: stock.tone })}>{stock.text}</p>
      </div>
      {children}
      {isBuyable(variant) ? (
        <>
          <QuantityField product={product} variant={variant} purchase={purchase} />
          <Delivery product={product} variant={variant} quantity={purchase.shown} />
          <div className={css.add}>
            <p className={css.subtotal}>
              <span className={css.small}>
                <Trans>Subtotal</Trans>
              </span>
              <Words>{` ${subtotal}`}</Words>
            </p>
            <Button onClick={purchase.add} aria-disabled={!purchase.canAdd}>
              {t`Add to cart`}
            </Button>
          </div>
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
