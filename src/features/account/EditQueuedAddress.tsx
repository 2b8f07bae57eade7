import { useLingui } from '@lingui/react/macro';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import type { MutationOf } from '#data/outbox/mutations.ts';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { AddressFieldsForm } from './AddressForm.tsx';

interface Props {
  entry: OutboxEntry;
  mutation: MutationOf<'address.create' | 'address.update'>;
  onClose: () => void;
}

/** The form of an address that waits or was refused, as it was typed. */
export function EditQueuedAddress({ entry, mutation, onClose }: Props) {
  const { t } = useLingui();
  // The first edit may have reached the shop already: this one changes that address.
  const kind = entry.attempts > 0 && entry.state !== 'refused' ? 'address.update' : mutation.kind;
  return (
    <Dialog open onClose={onClose} title={mutation.kind === 'address.create' ? t`Add address` : t`Edit address`} closeLabel={t`Close`}>
      <AddressFieldsForm
        kind={kind}
        addressId={mutation.addressId}
        start={mutation.address}
        place={mutation.region}
        entry={entry}
        isPrimary={false}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}
