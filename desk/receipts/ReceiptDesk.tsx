import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type AdminOrder, acceptReceiptEndpoint, rejectReceiptEndpoint } from '#contract/admin.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { ChevronLeft, ChevronRight } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { useDecision } from '../data/decision.ts';
import { FormDialog, textOf } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { ReceiptView } from './ReceiptView.tsx';
import { Refused } from './Refused.tsx';
import * as css from './receipts.css.ts';
import { useKeys } from './use-keys.ts';

interface ReceiptDeskProps {
  orders: readonly AdminOrder[];
  /** How many wait in all. */
  total: number;
  /** The number of the order that stands in the address, '' for none. */
  wanted: string;
  onShow: (number: string | undefined) => void;
}

/** One receipt beside what it must show, and the decision on it; then the next one. */
export function ReceiptDesk({ orders, total, wanted, onShow }: ReceiptDeskProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [rejected, setRejected] = useState<AdminOrder | null>(null);
  const found = orders.findIndex(({ number }) => number === wanted);
  const place = Math.max(0, found);
  const order = orders[place];
  const neighbour = (by: number) => orders[(place + by + orders.length) % orders.length]?.number ?? undefined;
  // The next one is named before this one leaves the queue; behind the last one the first is shown.
  const next = place + 1 < orders.length ? neighbour(1) : undefined;
  const [decided, setDecided] = useState<AdminOrder | null>(null);
  const accept = useDecision(acceptReceiptEndpoint, ({ number }) => {
    toast(t`${number ?? ''} is paid`);
    onShow(next);
  });
  const press = () => {
    if (order === undefined || accept.isPending) return;
    setDecided(order);
    accept.mutate({ params: { id: order.id } });
  };
  useKeys({
    a: press,
    r: () => setRejected(order ?? null),
    j: () => onShow(neighbour(1)),
    k: () => onShow(neighbour(-1)),
  });
  if (order === undefined) return null;
  const number = order.number ?? order.id;
  const [position, amount] = [place + 1, formatRupiah(order.total)];
  return (
    <Stack gap={16}>
      {wanted !== '' && found < 0 && wanted !== decided?.number ? (
        <Notice tone="info" role="status">{t`${wanted} waits for no decision any more. This is the next one.`}</Notice>
      ) : null}
      {decided === null ? null : <Refused order={decided} error={accept.error} />}
      <Card as="section" padding="lg" aria-label={t`Receipt of ${number}`}>
        <Stack gap={16}>
          <div className={css.head}>
            <Heading level={2}>
              <Link to="/orders/$number" params={{ number } as never}>
                {number}
              </Link>
            </Heading>
            <Stack direction="row" gap={8}>
              <IconButton label={t`Previous receipt`} aria-keyshortcuts="K" onClick={() => onShow(neighbour(-1))}>
                <ChevronLeft size={20} />
              </IconButton>
              <span>{t`${position} of ${total}`}</span>
              <IconButton label={t`Next receipt`} aria-keyshortcuts="J" onClick={() => onShow(neighbour(1))}>
                <ChevronRight size={20} />
              </IconButton>
            </Stack>
          </div>
          <ReceiptView key={order.id} order={order} />
          <div className={css.actions}>
            <Button loading={accept.isPending} aria-keyshortcuts="A" onClick={press}>
              {t`Accept ${amount}`}
            </Button>
            <Button variant="danger" aria-keyshortcuts="R" onClick={() => setRejected(order)}>
              {t`Reject`}
            </Button>
          </div>
          <p className={css.keys}>{t`Keys: A accepts, R rejects, J goes on, K goes back`}</p>
        </Stack>
      </Card>
      {rejected === null ? null : (
        <FormDialog
          title={t`Reject the receipt of ${rejected.number ?? ''}?`}
          endpoint={rejectReceiptEndpoint}
          params={{ id: rejected.id }}
          body={fields => ({ reason: textOf(fields, 'reason') })}
          action={t`Reject`}
          variant="danger"
          onClose={() => setRejected(null)}
          onDone={() => {
            toast(t`Rejected: the customer can send another receipt`);
            onShow(next);
          }}
        >
          {error => (
            <>
              <p>{t`It should show ${formatRupiah(rejected.total)}. The customer has at least two hours to send another one.`}</p>
              <TextArea name="reason" label={t`Reason`} hint={t`The customer reads it.`} error={error('reason')} required />
            </>
          )}
        </FormDialog>
      )}
    </Stack>
  );
}
