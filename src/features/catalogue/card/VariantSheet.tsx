import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Product, Variant } from '#contract/catalogue.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { chosenVariant } from '#lib/buyable.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Sheet } from '#ui/primitives/Sheet.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Delivery } from '../Delivery.tsx';
import { QuantityField } from '../QuantityField.tsx';
import { useProductWords } from '../use-product-words.ts';
import { usePurchase } from '../use-purchase.ts';
import { VariantChoice } from '../VariantChoice.tsx';

interface Props {
  product: Product;
  onClose: () => void;
}

/** Which variant and how many, without leaving the list. */
export function VariantSheet({ product, onClose }: Props) {
  const [variantId, setVariantId] = useState(product.variant ?? '');
  const variant = chosenVariant(product, variantId);
  return variant === null ? null : <Choice product={product} variant={variant} onVariant={setVariantId} onClose={onClose} />;
}

function Choice({ product, variant, onVariant, onClose }: Props & { variant: Variant; onVariant: (id: string) => void }) {
  const { t } = useLingui();
  const words = useProductWords();
  const purchase = usePurchase(product, variant);
  const subtotal = formatRupiah(purchase.subtotal);
  const inCart = words.count(variant, purchase.inCart);
  const add = () => {
    // Closed first: what follows for a guest is a dialog of its own.
    onClose();
    purchase.add();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={product.name}
      closeLabel={t`Close`}
      footer={
        <Button block onClick={add} aria-disabled={!purchase.canAdd}>
          {purchase.canAdd ? t`Add · ${subtotal}` : t`Choose a quantity`}
        </Button>
      }
    >
      <Stack gap={16}>
        <VariantChoice product={product} chosen={variant} onChoose={onVariant} />
        <QuantityField product={product} variant={variant} purchase={purchase} />
        <Delivery product={product} variant={variant} quantity={purchase.shown} />
        {purchase.inCart > 0 ? (
          <p>
            <Trans>{inCart} in your cart already</Trans>
          </p>
        ) : null}
      </Stack>
    </Sheet>
  );
}
