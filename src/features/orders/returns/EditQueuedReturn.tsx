import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import type { MutationOf } from '#data/outbox/mutations.ts';
import { returnQueries } from '#data/returns/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { startOfMutation } from './return-start.ts';

interface Props {
  entry: OutboxEntry;
  mutation: MutationOf<'return.ask'>;
  onClose: () => void;
}

/** The form of a return that waits or was refused, as it was typed. */
export function EditQueuedReturn({ entry, mutation, onClose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  // The goods are read from this phone only: the form must not wait for the network.
  const { data } = useQuery({ ...returnQueries.ofOrder(language, mutation.orderId), enabled: false });
  return (
    <Dialog open onClose={onClose} title={t`Return or claim`} closeLabel={t`Close`}>
      <ReturnForm start={startOfMutation(mutation, data?.returnable ?? [])} entry={entry} onSaved={onClose} />
    </Dialog>
  );
}
