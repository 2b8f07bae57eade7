import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/orders.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { lineTotal } from '#lib/money.ts';
import { LineList } from '#ui/patterns/LineList.tsx';
import * as css from './OrderCard.css.ts';

/** The goods of an order at the prices they were ordered at. */
export function OrderLines({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  return (
    <LineList
      items={order.order_items.map(({ id, quantity, price, discount, product_variant: variant }) => {
        return {
          key: id,
          pictureUrl: variant.image_url,
          name: (
            <Link to="/product/$product" params={{ product: variant.product.slug }} className={css.product}>
              {variant.product.name}
            </Link>
          ),
          detail: `${variant.name} · ${lineQuantityWords(i18n, quantity, variant.unit)}`,
          amount: formatRupiah(lineTotal(price, discount, quantity)),
          original: discount > 0 ? { amount: formatRupiah(price * quantity), label: t`Original price` } : undefined,
        };
      })}
    />
  );
}
