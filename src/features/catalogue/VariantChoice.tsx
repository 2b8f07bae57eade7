import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Product, ProductDetail, Variant } from '#contract/catalogue.ts';
import { isBuyable } from '#data/catalogue/price.ts';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { useProductWords } from './use-product-words.ts';
import * as css from './VariantChoice.css.ts';

interface Props {
  product: Product & Pick<ProductDetail, 'is_discontinued'>;
  chosen: Variant;
  onChoose: (id: string) => void;
}

/** Variants as radios; what can't be had stays in sight and says why. Of a product that is no longer sold each shows its last price. */
export function VariantChoice({ product, chosen, onChoose }: Props) {
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
            trailing={`${amount} ${unit}`}
          />
        );
      })}
    </fieldset>
  );
}
