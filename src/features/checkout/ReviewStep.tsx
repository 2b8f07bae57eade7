import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { Order } from '#contract/orders.ts';
import type { PaymentMethod } from '#contract/payment.ts';
import type { ShippingQuoteAnswer } from '#contract/shipping.ts';
import { orderedItems } from '#data/checkout/expectation.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { lineTotal } from '#lib/money.ts';
import { LineList } from '#ui/patterns/LineList.tsx';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { useDeliveryRows } from './QuoteDelivery.tsx';
import * as css from './ReviewStep.css.ts';
import { ActionBar } from './StepActions.tsx';
import { summaryRows } from './summary-rows.tsx';
import type { FailedAttempt } from './use-place-order.ts';

interface Props {
  order: Order;
  quote: ShippingQuoteAnswer | null;
  /** Name of a shipment that is chosen without a quote. */
  service: string | undefined;
  method: PaymentMethod | null;
  /** The field for the project. */
  project: ReactNode;
  failure: FailedAttempt | null;
  isPlacing: boolean;
  /** Why the order can't be placed for a moment. */
  wait: ReactNode;
  onPlace: () => void;
  /** In the place of the button while the shop can't be reached. */
  later: ReactNode;
}

/** Everything once more, and the button. */
export function ReviewStep({ order, quote, service, method, project, failure, isPlacing, wait, onPlace, later }: Props) {
  const { t, i18n } = useLingui();
  const waitId = useId();
  const isWaiting = wait !== null;
  const delivery = useDeliveryRows(quote);
  return (
    <>
      <LineList
        items={orderedItems(order).map(({ id, quantity, price, discount, product_variant: variant }) => {
          return {
            key: id,
            pictureUrl: variant.image_url,
            name: variant.product.name,
            detail: `${variant.name} · ${lineQuantityWords(i18n, quantity, variant.unit)}`,
            amount: formatRupiah(lineTotal(price, discount, quantity)),
            original: discount > 0 ? { amount: formatRupiah(price * quantity), label: t`Original price` } : undefined,
          };
        })}
      />
      <Link to="/cart" className={css.change}>
        <Trans>Change the cart</Trans>
      </Link>
      <SummaryList
        rows={[
          ...summaryRows(order, quote, service),
          ...delivery,
          { key: 'vat', label: <Trans>VAT included in the goods</Trans>, value: formatRupiah(order.vat_total), tone: 'muted' },
        ]}
        total={{ label: <Trans>Total to pay</Trans>, value: formatRupiah(order.total + (quote?.fee ?? 0)) }}
      />
      <div className={css.notes}>
        <p>
          <Trans>An admin checks your order first. You pay after that, not now.</Trans>
        </p>
        {method?.kind === 'bank_transfer' ? (
          <p>
            <Trans>For a bank transfer a code of up to three digits is added to the total, so that we recognise your payment.</Trans>
          </p>
        ) : null}
      </div>
      {project}
      <FailureNotice failure={failure} />
      {isWaiting ? (
        <p id={waitId} role="status" className={css.wait}>
          {wait}
        </p>
      ) : null}
      {later === null ? (
        <ActionBar total={order.total + (quote?.fee ?? 0)}>
          <Button
            block
            loading={isPlacing}
            aria-disabled={isWaiting}
            {...(isWaiting ? { 'aria-describedby': waitId } : {})}
            onClick={onPlace}
          >
            <Trans>Place order</Trans>
          </Button>
        </ActionBar>
      ) : (
        <div className={css.place}>{later}</div>
      )}
    </>
  );
}
