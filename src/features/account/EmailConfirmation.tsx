import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { mailCommands } from '#data/mail/commands.ts';
import { mailQueries } from '#data/mail/queries.ts';
import { useUser } from '#data/session/use-session.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';

/** Whether the account's address is confirmed, and another link for one that is not; nothing in a shop that sends no mail, or without a line. */
export function EmailConfirmation() {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const user = useUser();
  const { data: settings } = useQuery({ ...mailQueries.settings(), enabled: user !== null });
  const request = useMutation(mailCommands.requestConfirmation(language));
  if (settings === undefined || !settings.sends_mail) return null;
  const { email } = settings;
  if (settings.is_confirmed) {
    return (
      <Notice tone="ok">
        <Trans>Your email {email} is confirmed</Trans>
      </Notice>
    );
  }
  if (request.isSuccess) {
    return (
      <Notice tone="ok" role="status">
        <Trans>A link is on its way to {email}. Open it to confirm your email</Trans>
      </Notice>
    );
  }
  return (
    <Notice
      tone={request.error === null ? 'info' : 'bad'}
      role="status"
      title={<Trans>Your email is not confirmed yet</Trans>}
      action={
        <Button variant="outline" size="sm" loading={request.isPending} onClick={() => request.mutate(undefined)}>
          <Trans>Send me the link</Trans>
        </Button>
      }
    >
      {request.error === null ? <Trans>Confirm {email} to get news of your orders by email</Trans> : i18n._(problemMessage(request.error))}
    </Notice>
  );
}
