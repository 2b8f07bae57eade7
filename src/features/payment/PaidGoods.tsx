import { Plural, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/orders.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { lineTotal } from '#lib/money.ts';
import { LineList } from '#ui/patterns/LineList.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './payment.css.ts';

/** The goods that are paid for: the first product in a line, and every product behind it. */
export function PaidGoods({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const [first] = order.order_items;
  if (first === undefined) return null;
  const others = order.order_items.length - 1;
  const quantity = lineQuantityWords(i18n, first.quantity, first.product_variant.unit).replaceAll(' ', '\u00A0');
  return (
    <Disclosure
      className={css.goods}
      summary={
        <span className={css.fileWords}>
          <Words>{`${first.product_variant.product.name} · ${quantity}`}</Words>
          {others > 0 ? (
            <span className={css.more}>
              <Plural value={others} one="and # more product" other="and # more products" />
            </span>
          ) : null}
        </span>
      }
    >
      <LineList
        items={order.order_items.map(({ id, quantity, price, discount, product_variant: variant }) => ({
          key: id,
          pictureUrl: variant.image_url,
          name: variant.product.name,
          detail: `${variant.name} · ${lineQuantityWords(i18n, quantity, variant.unit)}`,
          amount: formatRupiah(lineTotal(price, discount, quantity)),
        }))}
      />
    </Disclosure>
  );
}
