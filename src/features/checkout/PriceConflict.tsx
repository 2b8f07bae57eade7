import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Checkout } from '#contract/orders.ts';
import { type Conflict, expectedTotal } from '#data/checkout/conflict.ts';
import { acceptedCheckout } from '#data/checkout/expectation.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { useChangeWords } from '#i18n/use-change-words.ts';
import { discountedPrice } from '#lib/money.ts';
import { Change, ChangeChoices, ChangeItem, ChangeList } from '#ui/patterns/ChangeList.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';

interface Props {
  conflict: Extract<Conflict, { kind: 'prices' }>;
  /** The total at the old prices. */
  checkout: Checkout;
  onAccept: () => void;
}

/** Unit prices and the shipping fee that are others now, and what the order would come to. */
export function PriceConflict({ conflict, checkout, onAccept }: Props) {
  const { prices, shipping } = conflict;
  const labels = useChangeWords();
  const accepted = acceptedCheckout(checkout, conflict);
  return (
    <>
      <ChangeList lead={<Trans>Nothing has been ordered yet. Please look at what is different now.</Trans>}>
        {prices.map(change => (
          <ChangeItem key={change.product_variant_id} name={change.name}>
            <Change
              labels={labels}
              before={formatRupiah(discountedPrice(change.old_price, change.old_discount))}
              after={formatRupiah(discountedPrice(change.new_price, change.new_discount))}
            />
          </ChangeItem>
        ))}
        {shipping === null ? null : (
          <ChangeItem name={<Trans>Shipping</Trans>}>
            <Change labels={labels} before={formatRupiah(shipping.old_fee)} after={formatRupiah(shipping.new_fee)} />
          </ChangeItem>
        )}
        <ChangeItem name={<Trans>Total to pay</Trans>}>
          <Change labels={labels} before={formatRupiah(expectedTotal(checkout))} after={formatRupiah(expectedTotal(accepted))} />
        </ChangeItem>
      </ChangeList>
      <ChangeChoices>
        <Button block onClick={onAccept}>
          <Trans>Accept new prices and order</Trans>
        </Button>
        <Link to="/cart" className={buttonClass({ variant: 'outline', block: true })}>
          <Trans>Change the cart</Trans>
        </Link>
      </ChangeChoices>
    </>
  );
}
