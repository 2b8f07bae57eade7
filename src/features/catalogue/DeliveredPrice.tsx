import { useLingui } from '@lingui/react/macro';
import type { Product, Variant } from '#contract/catalogue.ts';
import { ageClock } from '#data/age-clock.ts';
import type { Destination } from '#data/freight/destination.ts';
import { estimateOf } from '#data/freight/estimate.ts';
import { shipmentOf } from '#data/freight/goods.ts';
import { useRates } from '#data/freight/use-rates.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { lineTotal } from '#lib/money.ts';
import { smallestQuantity } from '#lib/quantity.ts';
import { Truck } from '#ui/icons.ts';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './Delivered.css.ts';
import { useObstacleWords } from './use-obstacle-words.ts';
import { useProductWords } from './use-product-words.ts';
import { ruleOf } from './use-quantity-steps.ts';

interface Props {
  product: Product;
  variant: Variant;
  destination: Destination;
}

/** One line of a card: the price of one unit with its share of the freight of the smallest purchase. */
export function DeliveredPrice({ product, variant, destination }: Props) {
  const { t } = useLingui();
  const words = useProductWords();
  const { obstacleWords, shortWords } = useObstacleWords();
  const { rates } = useRates(destination);
  const quantity = smallestQuantity(ruleOf(variant));
  const item = shipmentOf(product, variant, quantity);
  if (rates === undefined || item === null) return null;
  const { services, obstacle } = estimateOf(rates, [item], ageClock.now());
  const [cheapest] = services;
  const { name: place } = destination;
  if (obstacle !== null || cheapest === undefined) {
    const reason = obstacle ?? 'no_service';
    return (
      <>
        <span className={css.obstacle} aria-hidden="true">
          {shortWords(reason, rates.depot.name)}
        </span>
        <VisuallyHidden>{obstacleWords(reason, place, rates.depot.name)}</VisuallyHidden>
      </>
    );
  }
  const amount = formatRupiah(Math.round((lineTotal(variant.price, variant.discount, quantity) + cheapest.quote.fee) / quantity));
  const unit = words.unit(variant.unit);
  return (
    <>
      <span className={css.amount} aria-hidden="true">
        <Truck size={14} />
        <Words>{`± ${amount}`}</Words>
      </span>
      <span aria-hidden="true">{t`in ${place}`}</span>
      <VisuallyHidden>{t`about ${amount} per ${unit} delivered to ${place}`}</VisuallyHidden>
    </>
  );
}
