import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isPickUp, type ShippingQuoteAnswer } from '#contract/shipping.ts';
import { daysWords, depotWords, etaWords, payByWords, placeWords, sailingParts, sailingWords } from '#i18n/delivery-words.ts';
import type { SummaryRow } from '#ui/patterns/SummaryList.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './choices.css.ts';

/** When a quote's goods come, by which ship, and from where, or where they are collected. Without dates: what the quote says of days. */
export function QuoteDelivery({ quote, days }: { quote: ShippingQuoteAnswer; days: ReactNode }) {
  const { i18n } = useLingui();
  const { eta, next_sailing: sailing, depot } = quote;
  const place = depot ? depotWords(i18n, depot) : null;
  const title = place?.title ?? '';
  return (
    <>
      <span className={css.days}>{eta ? <strong>{etaWords(i18n, eta, isPickUp(quote))}</strong> : days}</span>
      {eta ? <span className={css.row}>{payByWords(i18n, eta)}</span> : null}
      {sailing ? <span className={css.row}>{sailingWords(i18n, sailing)}</span> : null}
      {depot ? (
        <span className={css.why}>
          {isPickUp(quote) ? (
            <Words>{[placeWords(i18n, depot), ...(place?.note ? [place.note] : [])].join('. ')}</Words>
          ) : (
            <Trans>Leaves from: {title}</Trans>
          )}
        </span>
      ) : null}
    </>
  );
}

/** The same as rows of the review. */
export function useDeliveryRows(quote: ShippingQuoteAnswer | null): readonly SummaryRow[] {
  const { i18n } = useLingui();
  if (quote === null) return [];
  const { eta, next_sailing: sailing, depot } = quote;
  const ship = sailing ? sailingParts(i18n, sailing) : null;
  const place = depot ? depotWords(i18n, depot) : null;
  return [
    ...(eta
      ? [
          {
            key: 'eta',
            label: isPickUp(quote) ? <Trans>Ready for pick-up</Trans> : <Trans>Estimated arrival</Trans>,
            value: daysWords(i18n, eta),
            note: payByWords(i18n, eta),
          },
        ]
      : []),
    ...(ship === null ? [] : [{ key: 'ship', label: <Trans>Next ship</Trans>, value: ship.ship, note: ship.payBefore }]),
    ...(place === null
      ? []
      : [
          {
            key: 'depot',
            label: <Trans>Depot</Trans>,
            value: place.title,
            note: [place.address, ...(place.hours === null ? [] : [place.hours])].join('. '),
          },
        ]),
  ];
}
