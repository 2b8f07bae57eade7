import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Checkout } from '#contract/orders.ts';
import { type Conflict, expectedTotal } from '#data/checkout/conflict.ts';
import { acceptedCheckout } from '#data/checkout/expectation.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { discountedPrice } from '#lib/money.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Change } from './Change.tsx';
import * as css from './conflicts.css.ts';

interface Props {
  conflict: Extract<Conflict, { kind: 'prices' }>;
  /** What was asked at the old prices. */
  checkout: Checkout;
  onAccept: () => void;
}

/** Unit prices and the shipping fee that are others now, and what the order would come to. */
export function PriceConflict({ conflict, checkout, onAccept }: Props) {
  const { prices, shipping } = conflict;
  const accepted = acceptedCheckout(checkout, conflict);
  return (
    <>
      <p className={css.lead}>
        <Trans>Nothing has been ordered yet. Please look at what is different now.</Trans>
      </p>
      <ul className={css.rows}>
        {prices.map(change => (
          <li key={change.product_variant_id} className={css.row}>
            <p className={css.name}>{change.name}</p>
            <Change
              before={formatRupiah(discountedPrice(change.old_price, change.old_discount))}
              after={formatRupiah(discountedPrice(change.new_price, change.new_discount))}
            />
          </li>
        ))}
        {shipping === null ? null : (
          <li className={css.row}>
            <p className={css.name}>
              <Trans>Shipping</Trans>
            </p>
            <Change before={formatRupiah(shipping.old_fee)} after={formatRupiah(shipping.new_fee)} />
          </li>
        )}
        <li className={css.row}>
          <p className={css.name}>
            <Trans>Total to pay</Trans>
          </p>
          <Change before={formatRupiah(expectedTotal(checkout))} after={formatRupiah(expectedTotal(accepted))} />
        </li>
      </ul>
      <div className={css.buttons}>
        <Button block onClick={onAccept}>
          <Trans>Accept new prices and order</Trans>
        </Button>
        <Link to="/cart" className={buttonClass({ variant: 'outline', block: true })}>
          <Trans>Change the cart</Trans>
        </Link>
      </div>
    </>
  );
}
