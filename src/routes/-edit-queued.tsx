import { lazy, Suspense } from 'react';
import type { OutboxEntry } from '#data/outbox/entries.ts';

const EditQueuedAddress = lazy(async () => ({ default: (await import('#features/account/EditQueuedAddress.tsx')).EditQueuedAddress }));
const EditQueuedProfile = lazy(async () => ({ default: (await import('#features/account/EditQueuedProfile.tsx')).EditQueuedProfile }));
const EditQueuedReview = lazy(async () => ({ default: (await import('#features/reviews/EditQueuedReview.tsx')).EditQueuedReview }));
const EditQueuedReceipt = lazy(async () => ({ default: (await import('#features/payment/EditQueuedReceipt.tsx')).EditQueuedReceipt }));
const OrderDecision = lazy(async () => ({ default: (await import('#features/checkout/OrderDecision.tsx')).OrderDecision }));

interface Props {
  entry: OutboxEntry;
  onClose: () => void;
}

/** Opens a queued edit in its form; a refused order with its changed prices and stock. */
export function Edit({ entry, onClose }: Props) {
  return (
    <Suspense>
      <Form entry={entry} onClose={onClose} />
    </Suspense>
  );
}

function Form({ entry, onClose }: Props) {
  const { mutation } = entry;
  switch (mutation.kind) {
    case 'address.create':
    case 'address.update':
      return <EditQueuedAddress entry={entry} mutation={mutation} onClose={onClose} />;
    case 'profile.update':
      return <EditQueuedProfile entry={entry} mutation={mutation} onClose={onClose} />;
    case 'review.write':
      return <EditQueuedReview entry={entry} mutation={mutation} onClose={onClose} />;
    case 'receipt.send':
      return <EditQueuedReceipt entry={entry} mutation={mutation} onClose={onClose} />;
    case 'order.place':
      return <OrderDecision entry={entry} mutation={mutation} onClose={onClose} />;
    default:
      return null;
  }
}
