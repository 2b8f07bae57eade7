import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useId } from 'react';
import { isBuyable } from '#lib/buyable.ts';
import { laterPart } from '#ui/primitives/later-part.ts';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { useProductWords } from './use-product-words.ts';
import * as css from './VariantChoice.css.ts';
import type { VariantChoiceProps } from './variant-choice-props.ts';

/** The choice by size and colour; the list where that can't be had. */
export const variantAxes = laterPart<VariantChoiceProps & { children: ReactNode }>(() =>
  import('./VariantAxes.tsx').then(
    module => module.VariantAxes,
    () => props => props.children,
  ),
);

/** Variants by size and colour where that is what they differ by, else as a list. */
export function VariantChoice(props: VariantChoiceProps) {
  const Axes = variantAxes.usePartOf();
  const list = <VariantList {...props} />;
  const mayHaveAxes = props.product.variants.some(({ name, colour }) => colour ?? name.includes(' · '));
  if (!mayHaveAxes) return list;
  return (
    <Suspense fallback={<div className={css.waiting} />}>
      <Axes {...props}>{list}</Axes>
    </Suspense>
  );
}

/** Variants as radios; what can't be had stays in sight and says why. Of a product that is no longer sold each shows its last price. */
function VariantList({ product, chosen, onChoose }: VariantChoiceProps) {
  const { t } = useLingui();
  const words = useProductWords();
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t`Choose a variant`}</legend>
      {product.variants.map(variant => {
        const { amount, unit } = words.price(variant);
        const minimum = words.count(variant, variant.min_quantity);
        const stock = words.stock(variant);
        const isShort = !isBuyable(variant) && variant.stock > 0;
        return (
          <RadioCard
            key={variant.id}
            name={name}
            value={variant.id}
            checked={variant.id === chosen.id}
            disabled={!isBuyable(variant) && !product.is_discontinued}
            onChange={() => onChoose(variant.id)}
            title={variant.name}
            description={isBuyable(variant) ? [words.basePrice(variant), stock.text].filter(Boolean).join(' · ') : null}
            reason={isShort ? t`Out of stock: less than the minimum of ${minimum} is left` : t`Out of stock`}
            trailing={`${amount}\u00a0${unit}`}
          />
        );
      })}
    </fieldset>
  );
}
