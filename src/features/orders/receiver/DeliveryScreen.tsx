import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orderStatus } from '#contract/order-status.ts';
import type { Delivery } from '#contract/receivers.ts';
import { PICK_UP } from '#contract/shipping.ts';
import { receiverQueries } from '#data/orders/receiver.ts';
import { daysWords } from '#i18n/delivery-words.ts';
import { formatMoment, formatWeight, zoneName } from '#i18n/formats.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { Printer } from '#ui/icons.ts';
import { LineList } from '#ui/patterns/LineList.tsx';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { OrdersSkeleton } from '../OrdersSkeleton.tsx';
import { OrderTimeline } from '../OrderTimeline.tsx';
import { POLL } from '../use-orders-at.ts';
import { HandoverForm } from './HandoverForm.tsx';
import { DeliveryPhoto } from './HandoverPhoto.tsx';
import { LinkCode } from './LinkCode.tsx';
import * as css from './Receiver.css.ts';

/** A delivery for the person at the site, who has no account: what comes, how much of it and how heavy, and where it is. */
export function DeliveryScreen({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { data, error, refetch, isFetching } = useQuery(receiverQueries.delivery(language, token, POLL));
  let content: ReactNode;
  if (error instanceof AppError && error.status === 404) {
    content = (
      <EmptyState>
        <Trans>This link shows no delivery any more. Ask its sender for a new one</Trans>
      </EmptyState>
    );
  } else if (data !== undefined) content = <Known delivery={data} token={token} />;
  else if (error !== null) {
    content = (
      <RetryState
        title={t`This delivery could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isPage
      />
    );
  } else content = <OrdersSkeleton />;
  return (
    <Container narrow className={css.page}>
      {content}
    </Container>
  );
}

function Known({ delivery, token }: { delivery: Delivery; token: string }) {
  const { t } = useLingui();
  const { number, project_name: project, status } = delivery;
  const isHandedOver = status === orderStatus.onShipping || status === orderStatus.done;
  return (
    <>
      <div>
        <p className={css.muted}>{project ?? <Trans>Delivery for the site</Trans>}</p>
        <Heading level={1} tabIndex={-1}>
          <Trans>Order {number}</Trans>
        </Heading>
      </div>
      <Counts delivery={delivery} />
      <Card as="section" aria-label={t`Delivery`}>
        <Stack gap={16}>
          <OrderTimeline
            order={{
              ...{ status, number, cancel_reason: null, payment_deadline: null, refund: null },
              shipment_method_id: delivery.is_pick_up ? PICK_UP : null,
            }}
            events={[]}
          />
          <Facts delivery={delivery} />
          {delivery.photo === null ? null : <DeliveryPhoto token={token} photo={delivery.photo} />}
        </Stack>
      </Card>
      {isHandedOver ? <HandoverForm delivery={delivery} token={token} /> : null}
      <Card as="section" aria-label={t`Products`}>
        <Stack gap={16}>
          <Heading level={2} size="group">
            <Trans>Products</Trans>
          </Heading>
          <Lines delivery={delivery} />
        </Stack>
      </Card>
      <Button variant="outline" leading={<Printer size={18} />} onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
      <LinkCode address={`${window.location.origin}/delivery/${token}`} isPaperOnly />
    </>
  );
}

function Counts({ delivery: { goods, weight } }: { delivery: Delivery }) {
  const { language } = useLanguage();
  return (
    <dl className={css.counts}>
      <div className={css.count}>
        <dt className={css.muted}>
          <Trans>Goods</Trans>
        </dt>
        <dd className={css.figure}>
          <Plural value={goods.length} one="# product" other="# products" />
        </dd>
      </div>
      <div className={css.count}>
        <dt className={css.muted}>
          <Trans>Weight</Trans>
        </dt>
        <dd className={css.figure}>{formatWeight(weight, language)}</dd>
      </div>
    </dl>
  );
}

function Facts({ delivery }: { delivery: Delivery }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { eta, status, shipment_method_name: courier, received_by: name, received_at: at, updated_at: updated } = delivery;
  const moment = (time: string) => `${formatMoment(time, language)} ${zoneName(time)}`;
  return (
    <SummaryList
      rows={[
        ...(courier === null ? [] : [{ key: 'courier', label: <Trans>Courier</Trans>, value: courier }]),
        ...(eta === null || status >= orderStatus.done
          ? []
          : [{ key: 'eta', label: <Trans>Estimated arrival</Trans>, value: daysWords(i18n, eta) }]),
        ...(name === null || at === null ? [] : [{ key: 'received', label: <Trans>Received by</Trans>, value: `${name} · ${moment(at)}` }]),
        { key: 'updated', label: <Trans>Last updated</Trans>, value: moment(updated), tone: 'muted' as const },
      ]}
    />
  );
}

function Lines({ delivery: { goods } }: { delivery: Delivery }) {
  const { i18n } = useLingui();
  return (
    <LineList
      items={goods.map(({ id, product, variant, image_url: pictureUrl, quantity, unit }) => ({
        ...{ key: id, pictureUrl, name: product },
        detail: `${variant} · ${lineQuantityWords(i18n, quantity, unit)}`,
      }))}
    />
  );
}
