import { useLingui } from '@lingui/react/macro';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import type { IntentOf } from '#data/outbox/intents.ts';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { AddressFieldsForm } from './AddressForm.tsx';

interface Props {
  entry: OutboxEntry;
  intent: IntentOf<'address.create' | 'address.update'>;
  onClose: () => void;
}

/** The form of an address that waits or was refused, as it was typed. */
export function MendAddress({ entry, intent, onClose }: Props) {
  const { t } = useLingui();
  // What may have reached the shop is there already: the rest is a change of it.
  const kind = entry.attempts > 0 && entry.state !== 'refused' ? 'address.update' : intent.kind;
  return (
    <Dialog open onClose={onClose} title={intent.kind === 'address.create' ? t`Add address` : t`Edit address`} closeLabel={t`Close`}>
      <AddressFieldsForm
        kind={kind}
        addressId={intent.addressId}
        start={intent.address}
        place={intent.region}
        entry={entry}
        isPrimary={false}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}
