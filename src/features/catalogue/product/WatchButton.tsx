import { useLingui } from '@lingui/react/macro';
import type { Product, Variant } from '#contract/catalogue.ts';
import { toasts } from '#data/toasts.ts';
import { useWatch } from '#data/watches/use-watch.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { discountedPrice } from '#lib/money.ts';
import { Button } from '#ui/primitives/Button.tsx';

export interface WatchProps {
  readonly product: Pick<Product, 'name'>;
  readonly variant: Variant;
}

/** Asks the shop to say when a sold-out variant is back, or no more; also without a line. */
export function WatchButton({ product, variant }: WatchProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = `${product.name} · ${variant.name}`;
  const { isOn, set } = useWatch(
    language,
    { variantId: variant.id, name, price: discountedPrice(variant.price, variant.discount) },
    'stock',
  );
  const toggle = () =>
    void set(!isOn).then(isSaved => {
      if (isSaved) toasts.show('cart', isOn ? t`You will not be told about ${name}` : t`You will be told when ${name} is back`);
    });
  return (
    <Button variant="outline" onClick={toggle}>
      {isOn ? t`You will be told: undo` : t`Tell me when it is back`}
    </Button>
  );
}
