import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { useCartCommands } from '#data/cart/use-cart.ts';
import type { ChoiceStep, Conflict } from '#data/checkout/conflict.ts';
import { useCheckoutDraft } from '#data/checkout/draft.ts';
import { checkoutOf } from '#data/checkout/expectation.ts';
import { regencyOf } from '#data/checkout/offers.ts';
import { splitOf } from '#data/checkout/split.ts';
import { openStep } from '#data/checkout/steps.ts';
import { useEditsUnderWay } from '#data/checkout/use-edits-under-way.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { useOfferedProjects } from '#data/orders/use-project-names.ts';
import { useKeeping } from '#data/outbox/use-outbox.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { addressLines } from '#lib/address-lines.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { type AddressFormComponent, AddressStep } from './AddressStep.tsx';
import { CheckoutAside } from './CheckoutAside.tsx';
import * as css from './CheckoutScreen.css.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { LaterGoods } from './ClosedQuote.tsx';
import { ConflictSheet } from './ConflictSheet.tsx';
import { GoodsStrip } from './GoodsStrip.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { NoPlaceLater, PlaceLater } from './PlaceLater.tsx';
import { ProjectField } from './ProjectField.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import { ShippingStep } from './ShippingStep.tsx';
import { Step } from './Step.tsx';
import { useCheckoutChoices } from './use-checkout-choices.ts';
import { usePlaceLater } from './use-place-later.ts';
import { usePlaceOrder } from './use-place-order.ts';

interface Props {
  /** Still a cart, with something to order in it. */
  order: Order;
  isRefreshing: boolean;
  AddressForm: AddressFormComponent;
  onPlaced: () => void;
}

const draftFields = { address: 'addressId', shipping: 'shipmentId', payment: 'paymentId' } as const;

/** Address, shipping, payment, review: one open at a time, finished ones a line with 'Edit'. */
export function CheckoutFlow({ order: cart, isRefreshing, AddressForm, onPlaced }: Props) {
  const { t, i18n } = useLingui();
  const [draft, changeDraft] = useCheckoutDraft(cart.id);
  const split = splitOf(cart, draft.laterIds);
  const { first: order, later } = split;
  const isPartial = later.length > 0;
  const { removeLine } = useCartCommands();
  const [editing, setEditing] = useState<ChoiceStep | null>(null);
  const hasEdits = useEditsUnderWay();
  const choices = useCheckoutChoices(split, draft);
  const { send, failure, dismiss, isPlacing } = usePlaceOrder({ draft, onDraft: changeDraft, onConflict, onPlaced });
  const isReachable = useIsReachable();
  const keeping = useKeeping();
  // Without a line they go ahead of an order that waits as well.
  const hasEditsUnderWay = hasEdits && isReachable;
  const placeLater = usePlaceLater();
  // Asked for at once, so that they are on the phone should the line be lost on the way to the review.
  const projectNames = useOfferedProjects(useLanguage().language);
  const { addresses, quotes, methods, address, isUnsent, quote, services, service, method, amount, isDone, chosen } = choices;
  // Rupiah: to freight that the shop has still to say the customer has agreed to nothing, so that it asks before it orders.
  const fee = quote?.fee ?? 0;

  function onConflict(conflict: Conflict) {
    if (conflict.kind !== 'choice') return;
    changeDraft({ [draftFields[conflict.step]]: null });
    setEditing(conflict.step);
  }
  function leaveForLater(laterIds: readonly string[]) {
    // The shipment was chosen for other goods.
    changeDraft({ laterIds, shipmentId: null });
    dismiss();
  }
  function choose(step: ChoiceStep, id: string) {
    changeDraft({ [draftFields[step]]: id });
    setEditing(null);
    if (failure?.conflict.kind === 'choice') dismiss();
  }

  if (addresses.data === undefined) {
    if (addresses.error === null) return <CheckoutSkeleton />;
    const retry = () => void addresses.refetch();
    return (
      <RetryState
        title={t`Your addresses could not be loaded`}
        text={i18n._(problemMessage(addresses.error))}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    );
  }
  const open = openStep(isDone, editing);
  const noticeFor = (step: ChoiceStep): ReactNode =>
    failure?.conflict.kind === 'choice' && failure.conflict.step === step ? (
      <Notice tone="warn" role="alert">
        {i18n._(problemMessage(failure.conflict))}
      </Notice>
    ) : null;
  const frame = (step: ChoiceStep) => ({ isOpen: open === step, isDone: isDone[step], onEdit: () => setEditing(step) });
  return (
    <Grid columns="aside">
      <div className={css.flow}>
        <GoodsStrip order={order} />
        <Step
          number={1}
          title={t`Delivery address`}
          {...frame('address')}
          isFolded={open !== 'review'}
          summary={address ? [address.label, ...addressLines(address)].join(', ') : null}
        >
          {noticeFor('address')}
          <AddressStep
            addresses={addresses.data}
            total={order.total}
            chosenId={address?.id ?? null}
            onChosen={id => choose('address', id)}
            AddressForm={AddressForm}
          />
        </Step>
        <Step
          number={2}
          title={t`Shipment`}
          {...frame('shipping')}
          summary={
            quote
              ? `${quote.name} · ${quote.fee === 0 ? t`Free` : formatRupiah(quote.fee)}`
              : service && `${service.name} · ${t`the shop confirms the freight`}`
          }
        >
          {noticeFor('shipping')}
          <LaterGoods split={split} onAll={() => leaveForLater([])} />
          {services !== undefined ? (
            <ServiceStep services={services} total={order.total} chosenId={draft.shipmentId} onChosen={id => choose('shipping', id)} />
          ) : isUnsent ? (
            <p role="status">
              <Trans>This address has not reached the shop yet. Shipping is computed as soon as it has.</Trans>
            </p>
          ) : (
            <ShippingStep
              quotes={quotes.data}
              error={quotes.error}
              onRetry={() => void quotes.refetch()}
              split={split}
              regency={regencyOf(address?.region_code ?? '')}
              place={address?.city ?? ''}
              chosenId={draft.shipmentId}
              onChosen={id => choose('shipping', id)}
              onLater={leaveForLater}
              onTakeOut={ids => void Promise.all(ids.map(id => removeLine(id)))}
            />
          )}
        </Step>
        <Step number={3} title={t`Payment`} {...frame('payment')} summary={method?.name}>
          {noticeFor('payment')}
          <PaymentStep
            methods={methods.data}
            error={methods.error}
            onRetry={() => void methods.refetch()}
            amount={amount}
            chosenId={draft.paymentId}
            onChosen={id => choose('payment', id)}
          />
        </Step>
        <Step number={4} title={t`Review`} isOpen={open === 'review'} isDone={false}>
          <ReviewStep
            order={order}
            quote={quote}
            service={service?.name}
            method={method}
            project={<ProjectField names={projectNames} value={draft.projectName} onChange={projectName => changeDraft({ projectName })} />}
            failure={failure}
            isPlacing={isPlacing}
            wait={
              hasEditsUnderWay ? (
                <Trans>Your latest cart changes are being sent. You can place the order once they have arrived.</Trans>
              ) : chosen === null ? (
                <Trans>Shipping and payment are being checked.</Trans>
              ) : null
            }
            later={
              isReachable || chosen === null ? null : keeping === 'page' ? (
                <NoPlaceLater />
              ) : (
                <PlaceLater
                  total={order.total + fee}
                  isQuoted={quote !== null}
                  hasEdits={hasEdits}
                  isSaving={placeLater.isPending}
                  onPlace={() => placeLater.mutate(checkoutOf(order, chosen, fee, isPartial))}
                />
              )
            }
            onPlace={() => {
              if (chosen !== null && quote !== null) void send(checkoutOf(order, chosen, quote.fee, isPartial), order);
            }}
          />
        </Step>
      </div>
      <CheckoutAside order={order} quote={quote} service={service?.name} isReview={open === 'review'} />
      <ConflictSheet
        failure={failure}
        order={order}
        isRefreshing={isRefreshing || hasEditsUnderWay}
        onClose={dismiss}
        onAccept={checkout => void send(checkout, order)}
      />
    </Grid>
  );
}
