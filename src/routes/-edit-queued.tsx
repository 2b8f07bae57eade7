import { type ComponentType, lazy, Suspense } from 'react';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import type { MutationOf } from '#data/outbox/mutations.ts';
import type { EditableKind } from '#features/queue/mutation-kinds.ts';

const EditQueuedAddress = lazy(async () => ({ default: (await import('#features/account/EditQueuedAddress.tsx')).EditQueuedAddress }));

/** The form of each kind that has one. */
const forms: { readonly [Kind in EditableKind]: ComponentType<FormProps<Kind>> } = {
  'address.create': EditQueuedAddress,
  'address.update': EditQueuedAddress,
  'profile.update': lazy(async () => ({ default: (await import('#features/account/EditQueuedProfile.tsx')).EditQueuedProfile })),
  'review.write': lazy(async () => ({ default: (await import('#features/reviews/EditQueuedReview.tsx')).EditQueuedReview })),
  'receipt.send': lazy(async () => ({ default: (await import('#features/payment/EditQueuedReceipt.tsx')).EditQueuedReceipt })),
  'return.ask': lazy(async () => ({ default: (await import('#features/orders/returns/EditQueuedReturn.tsx')).EditQueuedReturn })),
  'order.place': lazy(async () => ({ default: (await import('#features/checkout/OrderDecision.tsx')).OrderDecision })),
};

interface Props {
  entry: OutboxEntry;
  onClose: () => void;
}
interface FormProps<Kind extends EditableKind> extends Props {
  mutation: MutationOf<Kind>;
}

/** A queued edit in the form that it was typed in; an order that was refused, with the terms that are different now. */
export function Edit({ entry, onClose }: Props) {
  const { mutation } = entry;
  if (!isEditable(mutation)) return null;
  const Form = forms[mutation.kind] as ComponentType<FormProps<EditableKind>>;
  return (
    <Suspense>
      <Form entry={entry} mutation={mutation} onClose={onClose} />
    </Suspense>
  );
}

const isEditable = (mutation: OutboxEntry['mutation']): mutation is MutationOf<EditableKind> => mutation.kind in forms;
