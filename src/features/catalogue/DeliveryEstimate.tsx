import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Product, Variant } from '#contract/catalogue.ts';
import type { FreightRates } from '#contract/shipping.ts';
import { ageClock } from '#data/age-clock.ts';
import { useSavedAt } from '#data/connectivity.ts';
import { type Destination, destinationPrompt } from '#data/freight/destination.ts';
import { type EstimatedService, estimateOf, isOutdated, needsCrossing } from '#data/freight/estimate.ts';
import { shipmentOf } from '#data/freight/goods.ts';
import { useRates } from '#data/freight/use-rates.ts';
import { formatAge, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDays } from '#lib/day-words.ts';
import { lineTotal } from '#lib/money.ts';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './Delivery.css.ts';
import { Quotation } from './Quotation.tsx';
import { useObstacleWords } from './use-obstacle-words.ts';
import { useProductWords } from './use-product-words.ts';

interface Props {
  product: Product;
  variant: Variant;
  quantity: number;
  destination: Destination;
}

/** Delivered price of one unit, freight, service, days and pick-up of a quantity; or why it does not go there. */
export function DeliveryEstimate(props: Props): ReactNode {
  return (
    <>
      <Figures {...props} />
      <ChangePlace />
    </>
  );
}

/** Apart from the button, which stays the same element under the customer's finger whatever comes in above it. */
function Figures({ product, variant, quantity, destination }: Props): ReactNode {
  const words = useProductWords();
  const { obstacleWords } = useObstacleWords();
  const { rates, updatedAt, isGone } = useRates(destination);
  const place = destination.name;
  if (isGone) {
    return (
      <p className={css.obstacle}>
        <Trans>{place} is not in our list of regencies any more.</Trans>
      </p>
    );
  }
  const item = shipmentOf(product, variant, quantity);
  if (rates === undefined || item === null || quantity === 0) return null;
  const { services, pickUp, obstacle } = estimateOf(rates, [item], ageClock.now());
  const [cheapest] = services;
  const count = words.quantity(variant, quantity);
  return (
    <>
      {cheapest === undefined || obstacle !== null ? (
        <p className={css.obstacle}>{obstacleWords(obstacle ?? 'no_service', place, rates.depot.name)}</p>
      ) : (
        <Cheapest {...{ product, variant, quantity, count, place }} service={cheapest} />
      )}
      {obstacle === 'quotation' ? <Quotation goods={`${count} ${product.name} ${variant.name}`} place={place} /> : null}
      {pickUp === null ? null : <PickUp rates={rates} />}
      <Age rates={rates} updatedAt={updatedAt} />
    </>
  );
}

function ChangePlace() {
  const { t } = useLingui();
  return (
    <button type="button" className={css.change} aria-haspopup="dialog" onClick={destinationPrompt.open}>
      {t`Change place`}
    </button>
  );
}

interface CheapestProps extends Omit<Props, 'destination' | 'product'> {
  service: EstimatedService;
  /** The quantity with its unit. */
  count: string;
  place: string;
}

function Cheapest({ variant, quantity, service: { name, quote, arrival }, count, place }: CheapestProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const words = useProductWords();
  const unit = words.unit(variant.unit);
  const each = formatRupiah(Math.round((lineTotal(variant.price, variant.discount, quantity) + quote.fee) / quantity));
  const fee = formatRupiah(quote.fee);
  const serviceName = name[language];
  const days = arrival === null ? null : formatDays(arrival, language);
  return (
    <>
      <p className={css.total}>
        <Words>{t`Delivered to ${place} ± ${each}/${unit}`}</Words>
      </p>
      <p className={css.line}>
        <Words>{t`${count}: shipping ± ${fee}, ${serviceName}`}</Words>
      </p>
      <p className={css.line}>
        <Words>{days === null ? t`Arrival depends on the ship` : t`Arrives ${days} if paid within 24 hours`}</Words>
      </p>
    </>
  );
}

/** Where the goods can be collected, and how far that is. */
function PickUp({ rates }: { rates: FreightRates }) {
  const { t } = useLingui();
  const words = useProductWords();
  const depot = rates.depot.name;
  const distance = words.number(rates.distance_km ?? 0, 0);
  const near = rates.reach === 'city' || rates.distance_km === null;
  const text = near
    ? t`Or pick up: ${depot} depot`
    : needsCrossing(rates)
      ? t`Or pick up: ${depot} depot, about ${distance} km, needs a crossing`
      : t`Or pick up: ${depot} depot, about ${distance} km`;
  return (
    <p className={css.line}>
      <Words>{text}</Words>
    </p>
  );
}

/** Without a line the age of the rates; with or without one, that they are older than the shop lets them be. */
function Age({ rates, updatedAt }: { rates: FreightRates; updatedAt: number }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const savedAt = useSavedAt(updatedAt);
  const now = ageClock.now();
  const age = formatAge(updatedAt, language, now);
  if (isOutdated(rates, updatedAt, now)) {
    return (
      <p className={css.obstacle} role="status">
        {t`These rates are from ${age} and may have changed`}
      </p>
    );
  }
  return savedAt === null ? null : <p className={css.line}>{t`Rates saved ${age}`}</p>;
}
