import { useLingui } from '@lingui/react/macro';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import type { MutationOf } from '#data/outbox/mutations.ts';
import { useUser } from '#data/session/use-session.ts';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { ProfileForm } from './ProfileForm.tsx';

interface Props {
  entry: OutboxEntry;
  mutation: MutationOf<'profile.update'>;
  onClose: () => void;
}

/** The form of a profile that waits or was refused, as it was typed. */
export function EditQueuedProfile({ entry, mutation, onClose }: Props) {
  const { t } = useLingui();
  const user = useUser();
  return (
    <Dialog open onClose={onClose} title={t`Profile`} closeLabel={t`Close`}>
      <ProfileForm
        photoUrl={user?.customer.image_url ?? null}
        queuedPhoto={null}
        start={mutation.profile}
        entry={entry}
        onSaved={onClose}
      />
    </Dialog>
  );
}
