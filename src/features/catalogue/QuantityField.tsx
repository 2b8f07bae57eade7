import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Product, Variant } from '#contract/catalogue.ts';
import { isBuyable } from '#data/catalogue/price.ts';
import { Stepper } from '#ui/primitives/Stepper.tsx';
import * as css from './QuantityField.css.ts';
import { useProductWords } from './use-product-words.ts';
import type { Purchase } from './use-purchase.ts';

/** The stepper of a choice, with what is sold and why a typed number became another one. */
export function QuantityField({ product, variant, purchase }: { product: Pick<Product, 'name'>; variant: Variant; purchase: Purchase }) {
  const { t } = useLingui();
  const words = useProductWords();
  const id = useId();
  const { quantity, shown, note, steps } = purchase;
  const { name } = product;
  const stepper = words.stepper(variant);
  const unit = stepper.suffix ?? words.unit(variant.unit);
  const minimum = words.count(variant, variant.min_quantity);
  const step = words.count(variant, variant.step_quantity);
  const content = words.contentOf(variant, shown, true);
  return (
    <div className={css.field}>
      <div className={css.row}>
        <Stepper
          {...stepper}
          value={quantity}
          onIncrement={steps.increment}
          onDecrement={steps.decrement}
          onCommit={steps.commit}
          onType={purchase.onType}
          incrementLabel={t`More of ${name}`}
          decrementLabel={t`Less of ${name}`}
          inputLabel={`${t`Quantity of ${name}`} (${unit})`}
          describedBy={`${id}-note ${id}-rule`}
          disabled={!isBuyable(variant)}
        />
        <span className={css.content}>{content ?? unit}</span>
      </div>
      <p id={`${id}-rule`} className={css.rule}>
        {variant.min_quantity > 1 ? (
          <span>
            <Trans>Minimum {minimum}</Trans>
          </span>
        ) : null}
        {variant.step_quantity > 1 || stepper.parts ? (
          <span>
            <Trans>Multiples of {step}</Trans>
          </span>
        ) : null}
      </p>
      <p id={`${id}-note`} className={css.note} role="status">
        {note}
      </p>
    </div>
  );
}
