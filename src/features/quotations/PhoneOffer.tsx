import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOutbox } from '#data/outbox/use-outbox.ts';
import { savePhoneQuotations } from '#data/quotations/commands.ts';
import { usePhoneQuotations } from '#data/quotations/use-quotations.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';

/** Offers a customer the quotations and the letterhead that were made on this phone without an account. */
export function PhoneOffer() {
  const { t, i18n } = useLingui();
  const { user } = useSessionState();
  const { quotations, letterhead } = usePhoneQuotations();
  const outbox = useOutbox();
  const [isBusy, setBusy] = useState(false);
  if (user === null || (quotations.length === 0 && letterhead === null)) return null;
  async function save(userId: string) {
    setBusy(true);
    try {
      await savePhoneQuotations(outbox, userId);
      toasts.show('success', t`They are in your account`);
    } catch (error) {
      toasts.show('danger', i18n._(problemMessage(error)));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Notice
      title={<Plural value={quotations.length} one="# quotation on this phone" other="# quotations on this phone" />}
      action={
        <Button size="sm" loading={isBusy} onClick={() => void save(user.id)}>
          <Trans>Save to my account</Trans>
        </Button>
      }
    >
      <Trans>Quotations and a letterhead were made here without an account. Saved to yours they are on all your devices.</Trans>
    </Notice>
  );
}
