import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type AdminOrder, acceptReceiptEndpoint } from '#contract/admin.ts';
import { AppError } from '#lib/app-error.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useDecision } from '../data/decision.ts';
import { Answer } from '../ui/Answer.tsx';
import { Failure } from '../ui/Failure.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { LateNotice, type Tried } from './LateNotice.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { useArrival } from './use-arrival.ts';
import { useKeys } from './use-keys.ts';
import { receiptKey, useReceiptQueue } from './use-receipt-queue.ts';

/** Whether a decision was refused because the receipt was decided already. */
const isLate = (error: Error | null): boolean =>
  error instanceof AppError && ['order_transition_not_allowed', 'receipt_missing'].includes(error.code);

/** The receipts that wait, one after another, and the decision on each. */
export function ReceiptDesk({ list }: { list: { orders: readonly AdminOrder[]; total: number } }) {
  const { t } = useLingui();
  const toast = useToast();
  const { order, waiting, count, position, total, late, readLate, page, leave } = useReceiptQueue(list);
  const { heading, isFresh, page: pageByHand } = useArrival(waiting !== null ? '' : order === undefined ? 'none' : receiptKey(order));
  const [rejected, setRejected] = useState<AdminOrder | null>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  const accept = useDecision(acceptReceiptEndpoint, accepted => {
    toast(t`${accepted.number ?? ''} is paid`);
    leave(accepted);
  });
  const { isPending } = accept;
  const press = () => {
    if (order === undefined || isPending || isFresh()) return;
    setTried({ number: order.number });
    accept.mutate({ params: { id: order.id } }, { onError: error => isLate(error) && leave(order, true) });
  };
  const reject = () => {
    if (order !== undefined && !isPending) setRejected(order);
  };
  const goTo = (by: 1 | -1) => {
    if (order === undefined || isPending || count < 2) return;
    pageByHand();
    page(by);
  };
  const closeLate = () => {
    readLate();
    heading.current?.focus();
  };
  useKeys({
    a: press,
    r: reject,
    j: () => goTo(1),
    arrowright: () => goTo(1),
    k: () => goTo(-1),
    arrowleft: () => goTo(-1),
  });
  // A colleague decided while the reason was typed: it has nothing to go to any more, and the notice says what happened.
  const isOvertaken = rejected !== null && waiting === null && (order === undefined || receiptKey(order) !== receiptKey(rejected));
  const isRefusedHere = accept.variables?.params?.id === order?.id && !isLate(accept.error);
  return (
    <Stack gap={16}>
      {late === null ? null : <LateNotice key={late} number={late} tried={tried?.number === late ? tried : null} onClose={closeLate} />}
      {isRefusedHere ? <Failure error={accept.error} /> : null}
      {waiting === null ? null : <Answer reading={waiting}>{() => null}</Answer>}
      {order === undefined ? (
        waiting === null && (
          <div>
            <Heading level={2} ref={heading} tabIndex={-1}>
              {t`Nothing waits now`}
            </Heading>
            <EmptyState>{t`Every receipt is decided. New ones appear here.`}</EmptyState>
          </div>
        )
      ) : (
        <ReceiptCard
          order={order}
          heading={heading}
          position={position}
          total={total}
          isAccepting={isPending}
          onAccept={press}
          onReject={reject}
          onPage={count < 2 ? null : goTo}
        />
      )}
      {rejected === null || isOvertaken ? null : (
        <RejectDialog
          order={rejected}
          onSend={reason => setTried({ number: rejected.number, reason })}
          onClose={() => setRejected(null)}
          onDone={done => {
            const number = done.number ?? '';
            toast(t`Receipt of ${number} rejected: the customer can send another one`);
            leave(done);
          }}
        />
      )}
    </Stack>
  );
}
