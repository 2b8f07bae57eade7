import { useLingui } from '@lingui/react/macro';
import type { Variant } from '#contract/catalogue.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useProductWords } from '../use-product-words.ts';
import type { Purchase } from '../use-purchase.ts';
import * as css from './BuyBar.css.ts';

/** Subtotal and add within the thumb's reach, for as long as the product is on screen. */
export function BuyBar({ variant, purchase }: { variant: Variant; purchase: Purchase }) {
  const { t } = useLingui();
  const words = useProductWords();
  const quantity = words.number(purchase.shown);
  const unit = words.unit(variant.unit);
  return (
    <div className={css.bar}>
      <p className={css.amounts}>
        <span className={css.quantity}>{words.contentOf(variant, purchase.shown) ?? `${quantity} × ${unit}`}</span>
        <strong className={css.subtotal}>{formatRupiah(purchase.subtotal)}</strong>
      </p>
      <Button onClick={purchase.add} aria-disabled={!purchase.canAdd} aria-label={t`Add to cart`}>
        {t`Add`}
      </Button>
    </div>
  );
}
