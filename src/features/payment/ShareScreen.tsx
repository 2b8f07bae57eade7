import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { receiptAccept } from '#contract/files.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { orderQueries } from '#data/orders/queries.ts';
import { useWaitingReceipt, waitingReceiptQueries } from '#data/payment/waiting-receipt.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ChevronRight } from '#ui/icons.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { ReceiptPreview } from './ReceiptPreview.tsx';
import { receiptProblem } from './receipt-words.ts';
import * as css from './ShareScreen.css.ts';

/** A receipt that another app shared: which order does it pay? */
export function ShareScreen() {
  const { t, i18n } = useLingui();
  const { kind } = useSessionState();
  const { data: waiting } = useQuery(waitingReceiptQueries.waiting());
  const file = waiting?.file ?? null;
  return (
    <Container narrow className={css.page}>
      <Heading level={1} tabIndex={-1}>
        <Trans>Shared receipt</Trans>
      </Heading>
      {file ? <ReceiptPreview file={file} alt={t`The receipt you shared`} /> : null}
      {waiting?.refusal ? (
        <Notice tone="bad" role="alert" action={<ChooseFile />}>
          {i18n._(receiptProblem(waiting.refusal))}
        </Notice>
      ) : null}
      {waiting === undefined ? <Skeleton shape="wide" /> : null}
      {waiting === null ? <NoFile /> : null}
      {file && kind === 'customer' ? <PayableOrders /> : null}
      {file ? <Discard /> : null}
    </Container>
  );
}

/** Where the other app's file did not arrive. */
function NoFile() {
  return (
    <EmptyState action={<ChooseFile />}>
      <Trans>No receipt has arrived here. Share a picture or a PDF with this app, or choose the file.</Trans>
    </EmptyState>
  );
}

function ChooseFile() {
  const { replace } = useWaitingReceipt();
  return (
    <FileButton accept={receiptAccept} onFiles={([file]) => file && void replace(file)}>
      <Trans>Choose a file</Trans>
    </FileButton>
  );
}

function Discard() {
  const { discard } = useWaitingReceipt();
  return (
    <Button variant="quiet" onClick={() => void discard()}>
      <Trans>Discard this receipt</Trans>
    </Button>
  );
}

function PayableOrders() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { data, error, refetch, isFetching } = useQuery(orderQueries.list(language, [orderStatus.waitingForPayment]));
  const orders = data?.orders.filter(order => order.payment.receipt?.state !== 'submitted');
  if (orders === undefined && error !== null) {
    return (
      <RetryState
        title={t`Your orders could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Stack as="section" gap={12} aria-labelledby="payable">
      <Heading level={2} id="payable">
        <Trans>Which order does it pay?</Trans>
      </Heading>
      {orders === undefined ? <Skeleton shape="wide" /> : null}
      {orders?.length === 0 ? (
        <p>
          <Trans>No order is waiting for your payment.</Trans>
        </p>
      ) : null}
      {orders && orders.length > 0 ? (
        <Stack as="ul" gap={8}>
          {orders.map(order => (
            <li key={order.id}>
              <OrderChoice order={order} />
            </li>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}

function OrderChoice({ order }: { order: Order }) {
  const { assign } = useWaitingReceipt();
  return (
    <Link to="/payment/$id" params={{ id: order.id }} className={css.choice} onClick={() => assign(order.id)}>
      <span className={css.words}>
        <strong>{order.number}</strong>
        <span className={css.quiet}>{order.order_items[0]?.product_variant.product.name}</span>
      </span>
      <strong>{formatRupiah(order.total)}</strong>
      <ChevronRight size={20} />
    </Link>
  );
}
