import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ShippingQuoteAnswer } from '#contract/shipping.ts';
import { type Offers, offersOf, wayOut } from '#data/checkout/offers.ts';
import type { Split } from '#data/checkout/split.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { ClosedQuote, SplitButton } from './ClosedQuote.tsx';
import * as css from './choices.css.ts';
import { OrderQuotation } from './OrderQuotation.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import { StepActions } from './StepActions.tsx';

interface Props {
  /** Undefined while they are being asked for. */
  quotes: readonly ShippingQuoteAnswer[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** The goods that are ordered now, and those that stay in the cart. */
  split: Split;
  /** Code of the regency that the goods go to, and its name. */
  regency: string;
  place: string;
  chosenId: string | null;
  onChosen: (id: string) => void;
  /** Leaves variants in the cart for another order. */
  onLater: (variantIds: readonly string[]) => void;
  /** Takes variants out of the cart. */
  onTakeOut: (variantIds: readonly string[]) => void;
}

/** How the goods travel, and what that costs: the shipments that are to be had, then the dear ones and those that can't be had, folded. */
export function ShippingStep({ quotes, error, onRetry, split, regency, place, chosenId, onChosen, onLater, onTakeOut }: Props) {
  const { t, i18n } = useLingui();
  const name = useId();
  const [picked, setPicked] = useState<string | null>(null);
  if (quotes === undefined) {
    return error === null ? (
      <ShippingSkeleton />
    ) : (
      <RetryState
        title={t`Shipping could not be computed`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={onRetry}
      />
    );
  }
  const { first } = split;
  const offers = offersOf(quotes, first.total, regency);
  const available = [...offers.open, ...offers.dear];
  const current =
    [picked, chosenId, offers.preselected].map(id => available.find(quote => quote.shipment_method_id === id)).find(Boolean) ?? null;
  const propsOf = (quote: ShippingQuoteAnswer) => ({
    quote,
    name,
    mark: markOf(quote, offers),
    isChosen: quote === current,
    onChoose: () => setPicked(quote.shipment_method_id),
  });
  const out = wayOut(offers, regency, first.order_items.length);
  return (
    <>
      {available.length === 0 && out === null ? (
        <Notice tone="warn" role="status" title={t`No shipment takes these goods to this address`}>
          <Trans>Each service says why below. Choose another address, or change the goods in your cart.</Trans>
        </Notice>
      ) : null}
      {out === null ? null : <WayOut quote={out} split={split} onLater={onLater} />}
      {available.length === 0 ? null : (
        <fieldset className={css.choices}>
          <legend>
            <VisuallyHidden>
              <Trans>Shipment method</Trans>
            </VisuallyHidden>
          </legend>
          {offers.open.map(quote => (
            <QuoteCard key={quote.shipment_method_id} {...propsOf(quote)} />
          ))}
          {offers.dear.length === 0 ? null : (
            <Disclosure open={current !== null && offers.dear.includes(current)} summary={t`Costs three times the goods or more`}>
              <div className={css.choices}>
                {offers.dear.map(quote => (
                  <QuoteCard key={quote.shipment_method_id} {...propsOf(quote)} />
                ))}
              </div>
            </Disclosure>
          )}
        </fieldset>
      )}
      {offers.closed.some(({ reason }) => reason === 'quotation_only') ? <OrderQuotation lines={first.order_items} place={place} /> : null}
      {offers.closed.length === 0 ? null : (
        <Disclosure
          open={available.length === 0}
          summary={
            <Plural value={offers.closed.length} one="# service does not take this order" other="# services do not take this order" />
          }
        >
          <ul className={css.closed}>
            {offers.closed.map(quote => (
              <ClosedQuote key={quote.shipment_method_id} {...{ quote, split, onLater, onTakeOut }} />
            ))}
          </ul>
        </Disclosure>
      )}
      {available.length === 0 ? null : (
        <StepActions
          total={first.total + (current?.fee ?? 0)}
          isDisabled={current === null}
          onGo={() => current !== null && onChosen(current.shipment_method_id)}
        >
          <Trans>Continue to payment</Trans>
        </StepActions>
      )}
    </>
  );
}

function markOf({ shipment_method_id: id }: ShippingQuoteAnswer, { cheapest, fastest }: Offers): 'both' | 'cheapest' | 'fastest' | null {
  if (id === cheapest) return id === fastest ? 'both' : 'cheapest';
  return id === fastest ? 'fastest' : null;
}

/** A few goods keep everything at home: the others can go first. */
function WayOut({ quote, split, onLater }: { quote: ShippingQuoteAnswer; split: Split; onLater: Props['onLater'] }) {
  const service = quote.name;
  return (
    <Notice
      tone="warn"
      role="status"
      title={<Trans>Not everything can go there together</Trans>}
      action={<SplitButton quote={quote} split={split} onLater={onLater} />}
    >
      <Trans>{service} takes the rest of your order. What it can't take stays in your cart.</Trans>
    </Notice>
  );
}

function ShippingSkeleton() {
  const { t } = useLingui();
  return (
    <div className={css.choices} aria-busy="true">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
