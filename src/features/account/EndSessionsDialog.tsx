import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { accountCommands } from '#data/account/commands.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { AppError } from '#lib/app-error.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

/** The device that is to be logged out; an id of null: all but this one. */
export interface Ended {
  readonly id: string | null;
  readonly name: string;
}

/** Asks before other devices are logged out; a failure is said here. */
export function EndSessionsDialog({ ended: { id, name }, onClose }: { ended: Ended; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const one = useMutation(accountCommands.endSession());
  const all = useMutation(accountCommands.endOtherSessions());
  const error = one.error ?? all.error;
  const done = (words: string) => {
    toasts.show('success', words);
    onClose();
  };
  const end = () => {
    if (id === null) return all.mutate(undefined, { onSuccess: () => done(t`Your other devices are logged out`) });
    one.mutate(id, {
      onSuccess: () => done(t`${name} is logged out`),
      // It has ended meanwhile, which is what was wanted.
      onError: failure => failure instanceof AppError && failure.status === 404 && done(t`${name} is logged out`),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={id === null ? t`Log out all other devices?` : t`Log out ${name}?`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" loading={one.isPending || all.isPending} onClick={end}>
            <Trans>Logout</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        {error === null ? null : (
          <Notice tone="bad" role="alert" title={t`Failed to log out`}>
            {i18n._(problemMessage(error))}
          </Notice>
        )}
        <p>
          <Trans>Changes that wait there to be sent stay on that device until you log in there again.</Trans>
        </p>
        <p>
          <Trans>If you do not know the device, change your password as well.</Trans>
        </p>
      </Stack>
    </Dialog>
  );
}
