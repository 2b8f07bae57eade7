import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import * as v from 'valibot';
import { AccountDeletionSchema, DeletionHeldSchema } from '#contract/account.ts';
import type { User } from '#contract/session.ts';
import { accountCommands } from '#data/account/commands.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { showFieldErrors, useContractForm } from '#data/forms/use-contract-form.ts';
import { useOutboxView } from '#data/outbox/use-outbox.ts';
import { useSession } from '#data/session/use-session.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { AppError } from '#lib/app-error.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { PasswordField } from '#ui/primitives/PasswordField.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { AccountName } from './NewPasswordFields.tsx';
import { useFieldWords } from './use-field-words.ts';

const empty = { current_password: '', confirmation: '' };

/** Asks for the password, or for the email where there is none, before the account goes. What is typed stays while the shop is out of reach. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const words = useFieldWords();
  const isReachable = useIsReachable();
  const form = useContractForm(AccountDeletionSchema, empty);
  const remove = useMutation(accountCommands.deleteAccount(useSession()));
  const unsent = useOutboxView().entries.length;
  const { errors } = form.formState;
  const submit = form.handleSubmit(proof =>
    remove.mutateAsync(proof).then(
      () => undefined,
      error => void showFieldErrors(form, error),
    ),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Delete this account for good?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>Keep account</Trans>
          </Button>
          <Button variant="danger" type="submit" form={formId} disabled={!isReachable} loading={remove.isPending}>
            <Trans>Delete for good</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} aria-label={t`Delete account`}>
        <Stack gap={16}>
          {remove.error === null ? null : <Refusal error={remove.error} />}
          {isReachable ? null : (
            <Notice tone="warn" role="status" title={t`You are offline`}>
              <Trans>What you typed stays here. Connect to the internet to go on.</Trans>
            </Notice>
          )}
          <p>
            <Trans>This cannot be undone, and goods can no longer be returned. Download your data first if you want to keep it.</Trans>
          </p>
          {unsent === 0 ? null : (
            <Notice tone="warn">
              <Plural
                value={unsent}
                one="# change on this phone was not sent yet. It is deleted as well."
                other="# changes on this phone were not sent yet. They are deleted as well."
              />
            </Notice>
          )}
          {user.has_password === false ? (
            <TextField
              type="email"
              autoComplete="off"
              label={t`Your email, to confirm`}
              hint={user.email}
              {...words(errors.confirmation)}
              {...form.register('confirmation')}
            />
          ) : (
            <>
              <AccountName />
              <PasswordField
                showLabel={t`Show password`}
                hideLabel={t`Hide password`}
                autoComplete="current-password"
                label={t`Current password`}
                {...words(errors.current_password)}
                {...form.register('current_password')}
              />
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Why the account can't go, with the orders that have to end first. */
function Refusal({ error }: { error: Error }) {
  const { t, i18n } = useLingui();
  const held = v.safeParse(DeletionHeldSchema, error instanceof AppError ? error.detail.data : null);
  return (
    <Notice
      tone="bad"
      role="alert"
      title={t`The account was not deleted`}
      action={
        held.success ? (
          <Link to="/transactions" className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <Trans>My transactions</Trans>
          </Link>
        ) : undefined
      }
    >
      <p>{i18n._(problemMessage(error))}</p>
      {held.success ? <p>{held.output.orders.join(', ')}</p> : null}
    </Notice>
  );
}
