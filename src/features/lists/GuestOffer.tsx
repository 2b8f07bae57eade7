import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveGuestLists } from '#data/lists/commands.ts';
import { useGuestLists } from '#data/lists/guest-lists.ts';
import { useOutbox } from '#data/outbox/use-outbox.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';

/** Offers a customer the lists that were made on this phone without an account. */
export function GuestOffer() {
  const { i18n, t } = useLingui();
  const { user } = useSessionState();
  const { lists } = useGuestLists();
  const outbox = useOutbox();
  const [isBusy, setBusy] = useState(false);
  if (user === null || lists.length === 0) return null;
  async function save(userId: string) {
    setBusy(true);
    try {
      if ((await saveGuestLists(outbox, userId)) > 0) toasts.show('success', t`The lists are in your account`);
    } catch (error) {
      toasts.show('danger', i18n._(problemMessage(error)));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Notice
      title={<Plural value={lists.length} one="# list on this phone" other="# lists on this phone" />}
      action={
        <Button size="sm" loading={isBusy} onClick={() => void save(user.id)}>
          <Trans>Save to my account</Trans>
        </Button>
      }
    >
      <Trans>They were made here without an account. Saved to yours they are on all your devices.</Trans>
    </Notice>
  );
}
