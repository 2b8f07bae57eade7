import { lazy, Suspense } from 'react';
import type { OutboxEntry } from '#data/outbox/entries.ts';

const MendAddress = lazy(async () => ({ default: (await import('#features/account/MendAddress.tsx')).MendAddress }));
const MendProfile = lazy(async () => ({ default: (await import('#features/account/MendProfile.tsx')).MendProfile }));
const MendReview = lazy(async () => ({ default: (await import('#features/reviews/MendReview.tsx')).MendReview }));
const MendReceipt = lazy(async () => ({ default: (await import('#features/payment/MendReceipt.tsx')).MendReceipt }));
const OrderDecision = lazy(async () => ({ default: (await import('#features/checkout/OrderDecision.tsx')).OrderDecision }));

interface Props {
  entry: OutboxEntry;
  onClose: () => void;
}

/** What was typed once more, in the form that it was typed in; an order that was refused, with what is different now. */
export function Mend({ entry, onClose }: Props) {
  return (
    <Suspense>
      <Form entry={entry} onClose={onClose} />
    </Suspense>
  );
}

function Form({ entry, onClose }: Props) {
  const { intent } = entry;
  switch (intent.kind) {
    case 'address.create':
    case 'address.update':
      return <MendAddress entry={entry} intent={intent} onClose={onClose} />;
    case 'profile.update':
      return <MendProfile entry={entry} intent={intent} onClose={onClose} />;
    case 'review.write':
      return <MendReview entry={entry} intent={intent} onClose={onClose} />;
    case 'receipt.send':
      return <MendReceipt entry={entry} intent={intent} onClose={onClose} />;
    case 'order.place':
      return <OrderDecision entry={entry} intent={intent} onClose={onClose} />;
    default:
      return null;
  }
}
