import type { Variant } from '#contract/catalogue.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { useProductWords } from '../use-product-words.ts';
import type { Purchase } from '../use-purchase.ts';
import * as css from './BuyBar.css.ts';

/** 'Rp 64.500/sak · 5 sak = Rp 322.500': a sum alone is taken for the price of one. Each part stays in one line. */
export function Sum({ variant, purchase, id }: { variant: Variant; purchase: Purchase; id?: string }) {
  const words = useProductWords();
  return (
    <p id={id} className={css.sum}>
      <span>{`${words.price(variant).amount}/${words.unit(variant.unit)} ·`}</span>{' '}
      <span>{`${words.quantity(variant, purchase.shown)} =`}</span> <strong>{formatRupiah(purchase.subtotal)}</strong>
    </p>
  );
}
