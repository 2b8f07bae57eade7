import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { type Cart, isCounted } from '#data/cart/model.ts';
import type { OrderBlock } from '#data/cart/order-block.ts';
import { formatRupiah, formatWeight } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { CartDelivery } from './CartDelivery.tsx';
import * as css from './CartSummary.css.ts';
import { BlockReason, CheckoutColumn, CheckoutLink } from './CheckoutLink.tsx';

interface Props {
  /** The lines that are ordered next, with their sums. */
  cart: Cart;
  block: OrderBlock | null;
  help?: ReactNode;
}

/** The sums of the cart; on wide screens it carries the way to the checkout. */
export function CartSummary({ cart, block, help }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const count = cart.lines.filter(isCounted).length;
  return (
    <Card as="aside" className={css.card} aria-label={t`Summary`}>
      <Heading level={2} size="group" className={css.heading}>
        <Trans>Summary</Trans>
      </Heading>
      <SummaryList
        rows={[
          { key: 'items', label: <Trans>Items ({count})</Trans>, value: formatRupiah(cart.itemsTotal) },
          ...(cart.discountTotal > 0
            ? [{ key: 'discount', label: <Trans>Discount</Trans>, value: `−${formatRupiah(cart.discountTotal)}`, tone: 'ok' as const }]
            : []),
          { key: 'weight', label: <Trans>Weight</Trans>, value: formatWeight(cart.weight, language) },
        ]}
        total={{ label: <Trans>Total</Trans>, value: formatRupiah(cart.total), note: <Trans>Prices include VAT; shipping is added</Trans> }}
      />
      <CartDelivery cart={cart} />
      {help}
      <div className={css.wideOnly}>
        <CheckoutColumn cartId={cart.id} block={block} />
      </div>
    </Card>
  );
}

/** Total and checkout within reach of the thumb, above the bar at the lower edge. */
export function CartBar({ cart, block }: Props) {
  const reasonId = useId();
  const amount = formatRupiah(cart.total);
  return (
    <div className={css.bar}>
      <BlockReason block={block} id={reasonId} />
      <div className={css.barRow}>
        <p className={css.barTotal}>
          <Trans>
            Total <strong className={css.barAmount}>{amount}</strong>
          </Trans>
        </p>
        <div className={css.barWay}>
          <CheckoutLink cartId={cart.id} block={block} reasonId={reasonId} />
        </div>
      </div>
    </div>
  );
}
