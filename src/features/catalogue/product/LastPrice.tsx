import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Variant } from '#contract/catalogue.ts';
import { ageClock } from '#data/age-clock.ts';
import { isThrifty } from '#data/data-saver.ts';
import { historyQueries } from '#data/orders/history-queries.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { formatRecentDay } from '#i18n/recent-day.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { discountedPrice } from '#lib/money.ts';
import { Words } from '#ui/primitives/Words.tsx';

/** Milliseconds for which the phone's own answer does. */
const FRESH = 3_600_000;

/** What the customer paid last for one unit of this variant, and when; also without a line, from what this phone keeps. */
export function LastPrice({ variant, className }: { variant: Variant; className: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data } = useQuery({ ...historyQueries.bought(language), enabled: !isThrifty(), staleTime: FRESH });
  // Of the price list on the phone a variant is known by its number alone.
  const bought = data?.bought.find(({ product_variant: each }) => each.id === variant.id || `n${each.number}` === variant.id);
  if (bought === undefined) return null;
  const { price, discount, at } = bought.last;
  const paid = formatRupiah(discountedPrice(price, discount));
  const day = formatRecentDay(at, language, ageClock.now());
  return (
    <p className={className}>
      <Words>{t`Your last price ${paid}, ${day}`}</Words>
    </p>
  );
}
