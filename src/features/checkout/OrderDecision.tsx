import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Checkout } from '#contract/orders.ts';
import { type Conflict, conflictOf, expectedTotal } from '#data/checkout/conflict.ts';
import { acceptedCheckout, withQuantities } from '#data/checkout/expectation.ts';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import { errorOf } from '#data/outbox/failure.ts';
import type { MutationOf } from '#data/outbox/mutations.ts';
import { useOutbox } from '#data/outbox/use-outbox.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { ChangeChoices } from '#ui/patterns/ChangeList.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Sheet } from '#ui/primitives/Sheet.tsx';
import { conflictTitle } from './conflict-title.ts';
import { PriceConflict } from './PriceConflict.tsx';
import { StockConflict } from './StockConflict.tsx';

interface Props {
  entry: OutboxEntry;
  mutation: MutationOf<'order.place'>;
  onClose: () => void;
}

/** An order that waited for a line and was not placed: what is different now, and what shall become of it. */
export function OrderDecision({ entry, mutation, onClose }: Props) {
  const { t, i18n } = useLingui();
  const outbox = useOutbox();
  const conflict = entry.refusal === null ? null : conflictOf(errorOf(entry.refusal));
  if (conflict === null) return null;
  const place = (checkout: Checkout) => {
    const shown = { total: expectedTotal(checkout), lines: checkout.items.length };
    void outbox.replace(entry.id, { kind: 'order.place', userId: mutation.userId, checkout, shown });
    onClose();
  };
  const giveUp = () => {
    void outbox.remove(entry.id);
    onClose();
  };
  const title = conflictTitle(conflict);
  return (
    <Sheet open onClose={onClose} title={title === null ? t`The order was not placed` : i18n._(title)} closeLabel={t`Close`}>
      <Content conflict={conflict} checkout={mutation.checkout} onPlace={place} onGiveUp={giveUp} />
      <Button block variant="quiet" onClick={giveUp}>
        {conflict.kind === 'closed' ? <Trans>Dismiss</Trans> : <Trans>Do not order</Trans>}
      </Button>
    </Sheet>
  );
}

interface ContentProps {
  conflict: Conflict;
  checkout: Checkout;
  onPlace: (checkout: Checkout) => void;
  onGiveUp: () => void;
}

function Content({ conflict, checkout, onPlace, onGiveUp }: ContentProps): ReactNode {
  const { i18n } = useLingui();
  switch (conflict.kind) {
    case 'prices':
      return <PriceConflict conflict={conflict} checkout={checkout} onAccept={() => onPlace(acceptedCheckout(checkout, conflict))} />;
    case 'stock':
    case 'gone':
      return (
        <StockConflict
          lines={conflict.lines}
          isSending={false}
          doneLabel={<Trans>Order with these quantities</Trans>}
          onDone={chosen => {
            const rest = withQuantities(checkout, chosen);
            if (rest.items.length === 0) onGiveUp();
            else onPlace(rest);
          }}
        />
      );
    case 'closed':
      return (
        <ChangeChoices>
          <p>
            <Trans>Perhaps on another device, or by an earlier press whose answer was lost.</Trans>
          </p>
          <Link
            to="/transactions/waiting-payment/{-$id}"
            params={{ id: conflict.orderId ?? checkout.id }}
            className={buttonClass({ block: true })}
            onClick={onGiveUp}
          >
            <Trans>See the order</Trans>
          </Link>
        </ChangeChoices>
      );
    default:
      return (
        <ChangeChoices>
          <p>{i18n._(problemMessage(conflict.kind === 'choice' || conflict.kind === 'refused' ? conflict : { code: 'cart_changed' }))}</p>
          <Link to="/cart/checkout/$id" params={{ id: checkout.id }} className={buttonClass({ block: true })} onClick={onGiveUp}>
            <Trans>Check it again and order</Trans>
          </Link>
        </ChangeChoices>
      );
  }
}
