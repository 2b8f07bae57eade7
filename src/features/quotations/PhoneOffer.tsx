import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutbox } from '#data/outbox/use-outbox.ts';
import { savePhoneQuotations, takePhoneLetterhead } from '#data/quotations/commands.ts';
import { phoneQuotations } from '#data/quotations/phone-quotations.ts';
import { useLetterhead, usePhoneQuotations } from '#data/quotations/use-quotations.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './Quotations.css.ts';

/** Offers a customer the quotations and the letterhead that were made on this phone without an account. */
export function PhoneOffer() {
  const { t, i18n } = useLingui();
  const { user } = useSessionState();
  const { quotations, letterhead } = usePhoneQuotations();
  const { known: account } = useLetterhead();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const count = quotations.length;
  // Of a letterhead alone nothing can be said until it is known whether the account has one.
  if (user === null || (count === 0 && (letterhead === null || account === undefined))) return null;
  const userId = user.id;
  async function run(step: () => Promise<unknown>) {
    if (isBusy) return;
    setBusy(true);
    try {
      await step();
    } catch (error) {
      toasts.show('danger', i18n._(problemMessage(error)));
    } finally {
      setBusy(false);
    }
  }
  const save = () =>
    run(async () => {
      if (await savePhoneQuotations({ outbox, queryClient, userId })) toasts.show('success', t`They are in your account`);
      else toasts.show('danger', t`Your letterhead could not be loaded`);
    });
  if (count === 0 && letterhead !== null && account) {
    const [here, there] = [letterhead.name || t`Without a name`, account.name || t`Without a name`];
    return (
      <Notice
        title={<Trans>You have two letterheads</Trans>}
        action={
          <span className={css.row}>
            <Button size="sm" variant="outline" loading={isBusy} onClick={() => void run(() => phoneQuotations().removeLetterhead())}>
              <Trans>Keep that of my account</Trans>
            </Button>
            <Button size="sm" variant="outline" loading={isBusy} onClick={() => void run(() => takePhoneLetterhead(outbox, userId))}>
              <Trans>Take that of this phone</Trans>
            </Button>
          </span>
        }
      >
        <Trans>
          Made on this phone without an account: {here}. In your account: {there}. The other one is deleted.
        </Trans>
      </Notice>
    );
  }
  return (
    <Notice
      title={
        count === 0 ? (
          <Trans>Your letterhead is on this phone only</Trans>
        ) : (
          <Plural value={count} one="# quotation on this phone" other="# quotations on this phone" />
        )
      }
      action={
        <Button size="sm" loading={isBusy} onClick={() => void save()}>
          <Trans>Save to my account</Trans>
        </Button>
      }
    >
      {count === 0 ? (
        <Trans>It was filled in here without an account. Saved to yours it is on all your devices.</Trans>
      ) : (
        <Trans>They were made here without an account. Saved to yours they are on all your devices.</Trans>
      )}
    </Notice>
  );
}
