import type { Depot, Eta, NextSailing } from '#contract/delivery.ts';
import { PICK_UP, type ShippingQuoteAnswer } from '#contract/shipping.ts';
import { type Arrival, type ArrivalTerms, arrivalOf, nextSailing, PAY_WITHIN, type SailingCalendar } from '#lib/freight/arrival.ts';
import type { DepotCode, SailingCalendars, ServiceCode } from '#server/db/schema/freight-types.ts';
import type { DepotRow } from './store.ts';

/** A depot as the contract has it; its map is the place of its coordinates unless the merchant has another link. */
export function depotView({ timeZone, mapUrl, isDemo, hours, ...depot }: DepotRow): Depot {
  const { latitude, longitude } = depot;
  return {
    ...depot,
    map_url: mapUrl ?? `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    time_zone: timeZone,
    hours: hours.map(({ weekdays, opens, closes }) => ({ weekdays: [...weekdays], opens, closes })),
    is_demo: isDemo,
  };
}

/** The ground of a delivery's dates: the days as quoted, the depot, and the calendar of the service. */
export interface DeliveryTerms {
  readonly methodId: string;
  readonly daysMin: number | null;
  readonly daysMax: number | null;
  readonly depot: DepotRow;
  readonly sailings: SailingCalendars | null;
}

const byDepot: readonly string[] = [PICK_UP, 'store-truck' satisfies ServiceCode];

/** Whether the depot's own people hand the goods of a service over or drive them. */
export const isByDepot = (methodId: string): boolean => byDepot.includes(methodId);

/** When a service leaves a depot; null: on any day on which it is open. */
export function sailingsFrom(sailings: SailingCalendars | null, depot: Pick<DepotRow, 'code'>): SailingCalendar | null {
  return sailings?.[depot.code as DepotCode] ?? null;
}

function termsOf({ methodId, daysMin, daysMax, depot, sailings }: DeliveryTerms): ArrivalTerms {
  return {
    daysMin,
    daysMax,
    sailings: sailingsFrom(sailings, depot),
    isByDepot: isByDepot(methodId),
    zone: depot.timeZone,
    hours: depot.hours,
  };
}

/** Dates counted from a payment between now and `payBy`. */
export function expectedEta(delivery: DeliveryTerms, now: Date, payBy: Date): Eta | null {
  const arrival = arrivalOf(termsOf(delivery), now.getTime(), payBy.getTime());
  return arrival === null ? null : { ...arrival, pay_by: payBy.toISOString() };
}

/** The ship that a payment now would be in time for; null without a calendar, and where the days depend on the ship. */
export function nextSailingOf(delivery: DeliveryTerms, now: Date): NextSailing | null {
  const { sailings, zone, daysMin } = termsOf(delivery);
  const sailing = sailings === null || daysMin === null ? null : nextSailing(sailings, zone, now.getTime());
  return sailing === null ? null : { day: sailing.day, pay_before: new Date(sailing.payBefore).toISOString() };
}

/** Depot and dates of a quote that is given now. */
export function deliveryOfQuote(
  { is_available, days_min: daysMin, days_max: daysMax }: ShippingQuoteAnswer,
  method: { readonly id: string; readonly sailings: SailingCalendars | null },
  depot: DepotRow | null,
  now: Date,
): Required<Pick<ShippingQuoteAnswer, 'depot' | 'eta' | 'next_sailing'>> {
  if (depot === null) return { depot: null, eta: null, next_sailing: null };
  if (!is_available) return { depot: depotView(depot), eta: null, next_sailing: null };
  const delivery = { methodId: method.id, daysMin, daysMax, depot, sailings: method.sailings };
  return {
    depot: depotView(depot),
    eta: expectedEta(delivery, now, new Date(now.getTime() + PAY_WITHIN)),
    next_sailing: nextSailingOf(delivery, now),
  };
}

/** First and last day of an arrival as promised at a payment now; null where it depends on the ship. */
export function promisedArrival(delivery: DeliveryTerms, now: Date): Arrival | null {
  return arrivalOf(termsOf(delivery), now.getTime());
}
