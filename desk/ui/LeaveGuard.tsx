import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

/** Asks before a screen is left whose text was not saved; another language or page of the same screen is no leaving. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === 'blocked'}
      size="sm"
      title={t`Leave without saving?`}
      closeLabel={t`Close`}
      onClose={() => reset?.()}
      footer={
        <Stack direction="row" gap={8} justify="end">
          <Button variant="quiet" onClick={() => reset?.()}>
            {t`Stay here`}
          </Button>
          <Button variant="danger" onClick={() => proceed?.()}>
            {t`Leave without saving`}
          </Button>
        </Stack>
      }
    >
      <p>{t`What you changed here is not saved yet. If you leave now, it is lost.`}</p>
    </Dialog>
  );
}
