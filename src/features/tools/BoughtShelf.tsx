import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Bought } from '#contract/order-history.ts';
import { ageClock } from '#data/age-clock.ts';
import { isThrifty } from '#data/data-saver.ts';
import { historyQueries } from '#data/orders/history-queries.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { formatRecentDay } from '#i18n/recent-day.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { discountedPrice } from '#lib/money.ts';
import { head, seeAll } from '#ui/patterns/shelf.css.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './BoughtShelf.css.ts';

/** Milliseconds for which the phone's own answer does: the shelf is seen with every visit of the home. */
const FRESH = 3_600_000;
/** Goods of the shelf; the page behind it has all. */
const SHOWN = 12;

/** What the customer bought most often, with what was paid last and when; also without a line, from what this phone keeps. */
export function BoughtShelf() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const titleId = useId();
  const isCustomer = useSessionState().kind === 'customer';
  const { data, error } = useQuery({ ...historyQueries.bought(language), enabled: isCustomer && !isThrifty(), staleTime: FRESH });
  const goods = data?.bought.slice(0, SHOWN) ?? [];
  return (
    <section aria-labelledby={titleId}>
      <div className={head}>
        <Heading level={2} id={titleId}>
          <Trans>Buy again</Trans>
        </Heading>
        <Link to="/transactions/bought" className={seeAll}>
          <Trans>See all</Trans>
          <VisuallyHidden>{`: ${t`Buy again`}`}</VisuallyHidden>
        </Link>
      </div>
      {goods.length > 0 ? (
        <ul className={css.row}>
          {goods.map(bought => (
            <li key={bought.product_variant_id} className={css.place}>
              <Goods bought={bought} />
            </li>
          ))}
        </ul>
      ) : data !== undefined ? (
        <p className={css.note}>
          <Trans>What you order stands here afterwards</Trans>
        </p>
      ) : error !== null ? (
        <p className={css.note}>
          <Trans>Your earlier goods could not be loaded</Trans>
        </p>
      ) : null}
    </section>
  );
}

function Goods({ bought: { product_variant: variant, last } }: { bought: Bought }) {
  const { language } = useLanguage();
  const paid = formatRupiah(discountedPrice(last.price, last.discount));
  return (
    <Link to="/product/$product" params={{ product: variant.product.slug }} search={{ variant: variant.id }} className={css.goods}>
      <Picture src={variant.image_url} alt="" width={48} height={48} rounded className={css.picture} />
      <span className={css.words}>
        <span className={css.name}>{`${variant.product.name} · ${variant.name}`}</span>
        <span className={css.last}>{`${paid} · ${formatRecentDay(last.at, language, ageClock.now())}`}</span>
      </span>
    </Link>
  );
}
