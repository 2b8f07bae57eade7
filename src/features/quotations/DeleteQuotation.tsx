import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Quotation } from '#contract/quotations.ts';
import { useQuotationCommands } from '#data/quotations/commands.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';

interface Props {
  quotation: Quotation;
  /** `updated_at` of the version that the customer has before them; undefined: whatever it is goes. */
  seen: () => Promise<string | undefined>;
}

/** Deletes a quotation after a question. */
export function DeleteQuotation({ quotation: { id, number }, seen }: Props) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { remove } = useQuotationCommands();
  const [isOpen, setOpen] = useState(false);
  async function drop() {
    setOpen(false);
    try {
      await remove({ id, number }, await seen());
      await navigate({ to: '/quotations', replace: true });
    } catch (error) {
      toasts.show('danger', i18n._(problemMessage(error)));
    }
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Trans>Delete</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`Delete this quotation?`}
        closeLabel={t`Close`}
        size="sm"
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="danger" onClick={() => void drop()}>
              <Trans>Delete</Trans>
            </Button>
          </>
        }
      >
        <p>{number || t`Without a number`}</p>
      </Dialog>
    </>
  );
}
