import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mailCommands } from '#data/mail/commands.ts';
import { mailQueries } from '#data/mail/queries.ts';
import { useUser } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import * as css from './PushSettings.css.ts';

/** Which mails of orders the customer gets, below the list; nothing in a shop that sends none, or while that is not known. */
export function MailSettings() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const user = useUser();
  const { data: settings } = useQuery({ ...mailQueries.settings(), enabled: user !== null });
  const choose = useMutation(mailCommands.choose());
  if (settings === undefined || !settings.sends_mail) return null;
  const { email, payment, delivery, reminders } = settings;
  const kinds = [
    ['payment', t`Orders and payments`],
    ['delivery', t`Delivery`],
    ['reminders', t`Reminders`],
  ] as const;
  const turn = (kind: (typeof kinds)[number][0]) =>
    choose.mutate(
      { payment, delivery, reminders, lang: language, [kind]: !settings[kind] },
      { onError: error => toasts.show('danger', i18n._(problemMessage(error))) },
    );
  return (
    <Card as="section" aria-label={t`Emails about your orders`} className={css.card}>
      <p>
        {settings.is_confirmed ? (
          <Trans>Emails to {email}</Trans>
        ) : (
          <Trans>
            Emails come once you have confirmed {email} in your <Link to="/profile">profile</Link>
          </Trans>
        )}
      </p>
      <fieldset className={css.kinds} aria-label={t`Kinds of emails about your orders`}>
        {kinds.map(([kind, label]) => (
          <Checkbox key={kind} role="switch" dense checked={settings[kind]} disabled={choose.isPending} onChange={() => turn(kind)}>
            {label}
          </Checkbox>
        ))}
      </fieldset>
    </Card>
  );
}
