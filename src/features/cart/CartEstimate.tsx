import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ageClock } from '#data/age-clock.ts';
import type { Cart } from '#data/cart/model.ts';
import { type CartDelivery, deliveryOfCart, type NextTier } from '#data/freight/cart-delivery.ts';
import type { Destination } from '#data/freight/destination.ts';
import { isOutdated } from '#data/freight/estimate.ts';
import { useRates } from '#data/freight/use-rates.ts';
import { formatAge, formatRupiah, formatWeight } from '#i18n/formats.ts';
import { basisMessage, causeMessage } from '#i18n/freight-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDays } from '#lib/day-words.ts';
import type { FreightRoom } from '#lib/freight/room.ts';
import { TapeProgress } from '#ui/primitives/TapeProgress.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './CartDelivery.css.ts';
import { CartQuotation } from './CartQuotation.tsx';

/** Freight, days and delivered total of a cart by the rates on the phone; or the lines that no service takes there. */
export function CartEstimate({ cart, destination }: { cart: Cart; destination: Destination }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { rates, updatedAt } = useRates(destination);
  const now = ageClock.now();
  const delivery = rates === undefined ? null : deliveryOfCart(cart, rates, now);
  const age = formatAge(updatedAt, language, now);
  if (rates === undefined || delivery === null) return <p className={css.line}>{t`Computed at checkout`}</p>;
  return (
    <>
      {delivery.service === null ? <Hindered delivery={delivery} cart={cart} place={destination.name} /> : null}
      {delivery.service === null ? null : <Cheapest service={delivery.service} cart={cart} place={destination.name} />}
      {delivery.room !== null ? <Room room={delivery.room} /> : delivery.next === null ? null : <Next next={delivery.next} />}
      {isOutdated(rates, updatedAt, now) ? <p className={css.obstacle}>{t`These rates are from ${age} and may have changed`}</p> : null}
    </>
  );
}

function Cheapest({
  service: { name, quote, arrival },
  cart,
  place,
}: {
  service: NonNullable<CartDelivery['service']>;
  cart: Cart;
  place: string;
}) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const total = formatRupiah(cart.total + quote.fee);
  const fee = formatRupiah(quote.fee);
  const service = name[language];
  const days = arrival === null ? null : formatDays(arrival, language);
  const chargeable = formatWeight(quote.chargeable_weight, language);
  const basis = basisMessage(quote.basis);
  const why = basis === null ? '' : i18n._(basis);
  return (
    <>
      <p className={css.total}>
        <Words>{t`Delivered to ${place} ± ${total}`}</Words>
      </p>
      <p className={css.line}>
        <Words>{t`Shipping ± ${fee}, ${service}`}</Words>
      </p>
      <p className={css.line}>
        <Words>{days === null ? t`Arrival depends on the ship` : t`Arrives ${days} if paid within 24 hours`}</Words>
      </p>
      <p className={css.line}>
        <Trans>
          Chargeable weight {chargeable}, {why}
        </Trans>
      </p>
    </>
  );
}

/** How much more goes along at the same fee. */
function Room({ room: { kilograms, upTo, isByWeightAlone } }: { room: FreightRoom }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const weight = formatWeight(kilograms * 1_000, language);
  const text = isByWeightAlone
    ? t`Room for ${weight} more at the same shipping cost`
    : t`Room for ${weight} more of chargeable weight at the same shipping cost`;
  return (
    <div className={css.next}>
      <p className={css.line}>
        <Words>{text}</Words>
      </p>
      <TapeProgress label={text} value={upTo - kilograms} max={upTo} />
    </div>
  );
}

/** How far it is to the tier at which a kilogram costs less. */
function Next({ next: { missing, from, rupiahPerKg } }: { next: NextTier }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const weight = formatWeight(missing * 1_000, language);
  const price = formatRupiah(rupiahPerKg);
  const text = t`Add ${weight}, and shipping falls to ${price} a kg`;
  return (
    <div className={css.next}>
      <p className={css.line}>
        <Words>{text}</Words>
      </p>
      <TapeProgress label={text} value={from - missing} max={from} />
    </div>
  );
}

function Hindered({ delivery: { causes, isByQuotation }, cart, place }: { delivery: CartDelivery; cart: Cart; place: string }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <p className={css.obstacle}>
        <Words>{isByQuotation ? t`To ${place}: ask for a quotation` : t`No service brings all of this to ${place}`}</Words>
      </p>
      {isByQuotation ? <CartQuotation cart={cart} place={place} /> : null}
      {causes.map(({ line, reason }) => (
        <p key={line.variantId} className={css.line}>
          <Words>{`${line.product.name}, ${line.name}: ${i18n._(causeMessage(reason))}`}</Words>
        </p>
      ))}
      {causes.length === 0 ? null : <p className={css.line}>{t`At checkout the other goods can go first, and these stay in your cart.`}</p>}
    </>
  );
}
