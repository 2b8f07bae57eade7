import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { orderCommands } from '#data/orders/commands.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { uuidv7 } from '#lib/ids.ts';
import { visibleText } from '#lib/visible-text.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import * as css from './CancelOrder.css.ts';

/** Characters that a reason may have. */
const LONGEST = 300;

/** Cancels an order that is not paid yet; the shop wants to know why. */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" block onClick={() => setOpen(true)}>
        <Trans>Cancel order</Trans>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t`Cancel this order?`} closeLabel={t`Close`}>
        <CancelForm order={order} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function CancelForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const name = useId();
  const formId = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const [words, setWords] = useState('');
  // One key while the dialog is open: a repetition after a lost answer cancels once.
  const [idempotencyKey, setKey] = useState(() => uuidv7());
  const { language } = useLanguage();
  const cancel = useMutation(orderCommands.cancel(language));
  const reasons = {
    mind: t`I changed my mind`,
    goods: t`Wrong products or quantities`,
    address: t`Wrong address or shipment`,
    other: t`Another reason`,
  };
  const isOther = picked === 'other';
  const reason = isOther ? visibleText(words) : picked === null ? '' : reasons[picked as keyof typeof reasons];

  async function submit() {
    if (reason === '' || cancel.isPending) return;
    try {
      await cancel.mutateAsync({ id: order.id, reason, idempotencyKey });
      toasts.show('success', t`Your order was cancelled`, { isNeutral: true });
      onClose();
    } catch {
      // Shown from the mutation's state below.
    }
  }
  const choose = (change: () => void) => {
    change();
    setKey(uuidv7());
    cancel.reset();
  };
  return (
    <form
      id={formId}
      noValidate
      className={css.form}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>
        <Trans>The goods go back to the shop’s stock. This cannot be undone.</Trans>
      </p>
      <fieldset className={css.reasons}>
        <legend className={css.legend}>
          <Trans>Why do you cancel?</Trans>
        </legend>
        {Object.entries(reasons).map(([key, label]) => (
          <RadioCard
            key={key}
            compact
            name={name}
            value={key}
            checked={picked === key}
            onChange={() => choose(() => setPicked(key))}
            title={label}
          />
        ))}
      </fieldset>
      {isOther ? (
        <TextArea
          label={t`Your reason`}
          required
          rows={3}
          maxLength={LONGEST}
          value={words}
          onChange={event => choose(() => setWords(event.target.value))}
        />
      ) : null}
      {cancel.error === null ? null : (
        <Notice tone="bad" role="alert" title={t`The order was not cancelled`}>
          {i18n._(problemMessage(cancel.error))}
        </Notice>
      )}
      <div className={css.buttons}>
        <Button variant="outline" onClick={onClose}>
          <Trans>Do not cancel</Trans>
        </Button>
        <Button type="submit" variant="danger" disabled={reason === ''} loading={cancel.isPending}>
          <Trans>Cancel order</Trans>
        </Button>
      </div>
    </form>
  );
}
