import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';

interface Props {
  /** What is to be removed, in words; null while nothing is asked. */
  text: string | null;
  onConfirm: () => void;
  onStay: () => void;
}

/** Asks before an edit goes that may have reached the shop already: removing it here would not take it back there. */
export function RemoveDialog({ text, onConfirm, onStay }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={text !== null}
      onClose={onStay}
      title={t`Remove this change?`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onStay}>
            <Trans>Keep</Trans>
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <p>
        <Trans>It has been tried before and may have reached the shop already. Look there once you are online.</Trans>
      </p>
    </Dialog>
  );
}
