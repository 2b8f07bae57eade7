import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Variant } from '#contract/catalogue.ts';
import { isBuyable } from '#data/catalogue/price.ts';
import { Stepper } from '#ui/primitives/Stepper.tsx';
import * as css from './QuantityField.css.ts';
import { useProductWords } from './use-product-words.ts';
import type { Purchase } from './use-purchase.ts';

/** The stepper of a choice, with what is sold and why a typed number became another one. */
export function QuantityField({ variant, purchase }: { variant: Variant; purchase: Purchase }) {
  const { t } = useLingui();
  const words = useProductWords();
  const id = useId();
  const { quantity, note, steps } = purchase;
  const unit = words.unit(variant.unit);
  const minimum = words.number(variant.min_quantity);
  const step = words.number(variant.step_quantity);
  const content = words.contentOf(variant, quantity);
  return (
    <div className={css.field}>
      <div className={css.row}>
        <Stepper
          value={quantity}
          onIncrement={steps.increment}
          onDecrement={steps.decrement}
          onCommit={steps.commit}
          incrementLabel={t`More`}
          decrementLabel={t`Less`}
          inputLabel={t`Quantity in ${unit}`}
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
        {variant.step_quantity > 1 ? (
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
