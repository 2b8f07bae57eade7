import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mailCommands } from '#data/mail/commands.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { AppError } from '#lib/app-error.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { AccountPage } from './AccountPage.tsx';

/**
 * Confirms an address by the link of a mail. It waits for a tap: programs that look into mails for their readers open links by themselves.
 * @param token of the link; '' for a link that was cut short
 */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const { i18n } = useLingui();
  const confirm = useMutation(mailCommands.confirm());
  const error = token === '' ? new AppError('link_unknown', 404) : confirm.error;
  return (
    <AccountPage title={<Trans>Confirm your email</Trans>}>
      {confirm.isSuccess ? (
        <Notice
          tone="ok"
          role="status"
          action={
            <Link to="/" className={buttonClass({ size: 'sm' })}>
              <Trans>Go to the shop</Trans>
            </Link>
          }
        >
          <Trans>Thank you, your email is confirmed</Trans>
        </Notice>
      ) : (
        <>
          {error === null ? (
            <p>
              <Trans>Confirm that this email is yours, so that we can send news of your orders to it.</Trans>
            </p>
          ) : (
            <Notice
              tone="bad"
              role="alert"
              action={
                <Link to="/profile" className={buttonClass({ variant: 'outline', size: 'sm' })}>
                  <Trans>Ask for a new link in your profile</Trans>
                </Link>
              }
            >
              {i18n._(problemMessage(error))}
            </Notice>
          )}
          {token === '' ? null : (
            <Button block loading={confirm.isPending} onClick={() => confirm.mutate(token)}>
              <Trans>Confirm my email</Trans>
            </Button>
          )}
        </>
      )}
    </AccountPage>
  );
}
