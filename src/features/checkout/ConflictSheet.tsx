import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout, Order } from '#contract/orders.ts';
import { acceptedCheckout } from '#data/checkout/expectation.ts';
import { Sheet } from '#ui/primitives/Sheet.tsx';
import { CartConflict } from './CartConflict.tsx';
import { conflictTitle } from './conflict-title.ts';
import { PriceConflict } from './PriceConflict.tsx';
import { StockConflict } from './StockConflict.tsx';
import type { FailedAttempt } from './use-place-order.ts';

interface Props {
  failure: FailedAttempt | null;
  /** The cart as it is now. */
  order: Order;
  isRefreshing: boolean;
  onClose: () => void;
  onAccept: (checkout: Checkout) => void;
}

/** Old and new side by side, with accept, change or remove. */
export function ConflictSheet({ failure, order, isRefreshing, onClose, onAccept }: Props) {
  const { t, i18n } = useLingui();
  const conflict = failure?.conflict;
  const title = conflict === undefined ? null : conflictTitle(conflict);
  return (
    <Sheet open={title !== null} onClose={onClose} title={title === null ? '' : i18n._(title)} closeLabel={t`Close`}>
      {conflict?.kind === 'stock' || conflict?.kind === 'gone' ? (
        <StockConflict lines={conflict.lines} isSending={isRefreshing} doneLabel={<Trans>Back to the review</Trans>} onDone={onClose} />
      ) : null}
      {failure !== null && conflict?.kind === 'prices' ? (
        <PriceConflict
          conflict={conflict}
          checkout={failure.checkout}
          onAccept={() => onAccept(acceptedCheckout(failure.checkout, conflict))}
        />
      ) : null}
      {failure !== null && conflict?.kind === 'cart' ? (
        <CartConflict before={failure.seen} after={order} isRefreshing={isRefreshing} onDone={onClose} />
      ) : null}
    </Sheet>
  );
}
