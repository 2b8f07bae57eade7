import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { Product, Variant } from '#contract/catalogue.ts';
import { wantedLine } from '#data/cart/model.ts';
import { toasts } from '#data/toasts.ts';
import { isBuyable } from '#lib/buyable.ts';
import { Plus, ShoppingCart } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Stepper } from '#ui/primitives/Stepper.tsx';
import { useBasket } from '../Basket.tsx';
import { useDeliveryNote } from '../use-delivery-note.ts';
import { useProductWords } from '../use-product-words.ts';
import { useQuantitySteps } from '../use-quantity-steps.ts';
import * as css from './AddControl.css.ts';

const VariantSheet = lazy(() => import('./VariantSheet.tsx').then(module => ({ default: module.VariantSheet })));

interface Props {
  product: Product;
  variant: Variant;
  /** A stepper also before there is something in the cart. */
  isRow: boolean;
}

/**
 * The add button of a card: a stepper once there is something in the cart; a product with several variants asks which one. There is none
 * where nothing is left, which the card says beside the price.
 */
export function AddControl({ product, variant, isRow }: Props) {
  if (product.variants.length > 1 && product.variants.some(isBuyable)) return <ChooseVariant product={product} />;
  return isBuyable(variant) ? <AddOne product={product} variant={variant} isRow={isRow} /> : null;
}

function AddOne({ product, variant, isRow }: Props) {
  const { t } = useLingui();
  const words = useProductWords();
  const { quantityOf, setLine, hasCart } = useBasket();
  const noteDelivery = useDeliveryNote();
  // Stays a stepper at 0 while it has the focus, so that the customer does not lose their place.
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLFieldSetElement>(null);
  const quantity = quantityOf(variant.id);
  const steps = useQuantitySteps(
    variant,
    quantity,
    next => void setLine(wantedLine(product, variant, next)),
    text => text !== null && toasts.show('cart', text),
  );
  useLayoutEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [isOpen]);

  if (quantity === 0 && !isOpen && !isRow) {
    const press = () => {
      setOpen(hasCart);
      steps.increment();
      if (hasCart) noteDelivery(product, variant);
    };
    return (
      <IconButton variant="outline" className={css.add} onClick={press} label={t`Add to cart: ${product.name}`}>
        <Plus size={24} />
      </IconButton>
    );
  }
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <fieldset ref={root} aria-label={t`Quantity of ${product.name}`} className={css.stepper} onBlur={leave}>
      <Stepper
        block
        {...words.stepper(variant)}
        value={quantity}
        onIncrement={steps.increment}
        onDecrement={steps.decrement}
        onCommit={steps.commit}
        incrementLabel={t`More of ${product.name}`}
        decrementLabel={t`Less of ${product.name}`}
        inputLabel={t`Quantity of ${product.name}`}
      />
    </fieldset>
  );
}

function ChooseVariant({ product }: { product: Product }) {
  const { t } = useLingui();
  const words = useProductWords();
  const { quantityOf } = useBasket();
  const [isOpen, setOpen] = useState(false);
  const inCart = product.variants.reduce((sum, each) => sum + quantityOf(each.id), 0);
  const [first] = product.variants;
  const isOneUnit = product.variants.every(({ unit }) => unit === first?.unit);
  const count = first !== undefined && isOneUnit ? words.count(first, inCart) : words.number(inCart);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className={css.choose}
        // Words beside the number would take a second line, and with it move every row below.
        leading={inCart > 0 && <ShoppingCart size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        aria-label={inCart > 0 ? t`${count} in cart: ${product.name}` : t`Choose a variant: ${product.name}`}
      >
        {inCart > 0 ? count : t`Choose`}
      </Button>
      {isOpen ? (
        <Suspense>
          <VariantSheet product={product} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
