import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Product, Variant } from '#contract/catalogue.ts';
import { isBuyable } from '#lib/buyable.ts';
import { classNames } from '#ui/primitives/class-names.ts';
import { Stepper } from '#ui/primitives/Stepper.tsx';
import * as css from './QuantityField.css.ts';
import { useProductWords } from './use-product-words.ts';
import type { Purchase } from './use-purchase.ts';

interface Props {
  product: Pick<Product, 'name'>;
  variant: Variant;
  purchase: Purchase;
}

/** The stepper of a choice by itself. @param describedBy ids of what explains it */
export function QuantityStepper({ product: { name }, variant, purchase, describedBy }: Props & { describedBy: string }) {
  const { t } = useLingui();
  const words = useProductWords();
  const { quantity, steps } = purchase;
  const stepper = words.stepper(variant);
  const unit = stepper.suffix ?? words.unit(variant.unit);
  return (
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
      describedBy={describedBy}
      disabled={!isBuyable(variant)}
    />
  );
}

/** The stepper of a choice, with what is sold and why a typed number became another one. `isInBar`: on phones a bar has the stepper and that reason. */
export function QuantityField({ isInBar = false, ...props }: Props & { isInBar?: boolean }) {
  const { variant, purchase } = props;
  const words = useProductWords();
  const id = useId();
  const { shown, note } = purchase;
  const stepper = words.stepper(variant);
  const unit = stepper.suffix ?? words.unit(variant.unit);
  const inField = isInBar ? css.inField : undefined;
  const minimum = words.count(variant, variant.min_quantity);
  const step = words.count(variant, variant.step_quantity);
  const content = words.contentOf(variant, shown, true);
  return (
    <div className={css.field}>
      <div className={css.row}>
        <span className={inField}>
          <QuantityStepper {...props} describedBy={`${id}-note ${id}-rule`} />
        </span>
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
      <p id={`${id}-note`} className={classNames(css.note, inField)} role="status">
        {note}
      </p>
    </div>
  );
}
