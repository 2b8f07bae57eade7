import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { orderCommands } from '#data/orders/commands.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { uuidv7 } from '#lib/ids.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import * as css from './Track.css.ts';

/** Ends an order on its way: the customer has the goods. */
export function ConfirmReceived({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  // One key for this order's confirmation: a repetition after a lost answer confirms once.
  const [idempotencyKey] = useState(() => uuidv7());
  const { language } = useLanguage();
  const confirm = useMutation(orderCommands.confirmReceived(language));
  async function submit() {
    if (confirm.isPending) return;
    try {
      await confirm.mutateAsync({ id: order.id, idempotencyKey });
      setOpen(false);
      toasts.show('success', t`Thank you. Your order is completed`);
    } catch {
      // Shown from the mutation's state below.
    }
  }
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        <Trans>Confirm received</Trans>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t`Have you received everything?`} closeLabel={t`Close`}>
        <Stack gap={16}>
          <p>
            <Trans>Please check that nothing is missing or broken first. After this the order is completed.</Trans>
          </p>
          {confirm.error === null ? null : (
            <Notice tone="bad" role="alert">
              {i18n._(problemMessage(confirm.error))}
            </Notice>
          )}
          <div className={css.buttons}>
            <Button variant="outline" onClick={() => setOpen(false)}>
              <Trans>Not yet</Trans>
            </Button>
            <Button loading={confirm.isPending} onClick={() => void submit()}>
              <Trans>Yes, I have received it</Trans>
            </Button>
          </div>
        </Stack>
      </Dialog>
    </>
  );
}
