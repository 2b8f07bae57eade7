import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ageClock } from '#data/age-clock.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { offerQuery } from '#data/price-list/offer.ts';
import { type PriceListState, priceLists, usePriceList } from '#data/price-list/price-lists.ts';
import { shopClock } from '#data/shop-clock.ts';
import { formatAge, formatMegabytes, formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { TapeProgress } from '#ui/primitives/TapeProgress.tsx';
import * as css from './PriceListPanel.css.ts';
import { usePriceListWords } from './use-price-list-words.ts';

/** Puts the whole price list on this phone, so that lists, searches and product pages work without a connection: size before, age after. */
export function PriceListPanel() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const state = usePriceList(language);
  const other = language === 'id' ? 'en' : 'id';
  const inOther = usePriceList(other);
  const words = usePriceListWords();
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    void priceLists.read(language);
    void priceLists.read(other);
  }, [language, other]);
  if (!state.isRead) return null;
  const { about, progress } = state;
  const isFailed = state.failure !== null && state.failure !== 'newer_format';
  const remove = async () => {
    await priceLists.remove();
    // The pressed button is gone.
    main.current?.focus();
  };
  return (
    <section className={css.panel} aria-label={t`Prepare for offline use`}>
      <p className={css.title}>
        <Trans>Price list on this phone</Trans>
      </p>
      {about === null ? <Offer state={state} /> : <Kept about={about} />}
      {inOther.progress === null ? null : (
        <p className={css.text}>
          <Trans>The price list in the other language is still being downloaded. Each language has its own.</Trans>
        </p>
      )}
      {about === null && inOther.about !== null ? (
        <p className={css.text}>
          <Trans>The price list in the other language is on this phone. Each language has its own.</Trans>
        </p>
      ) : null}
      {progress === null ? null : (
        <div className={css.progress}>
          <TapeProgress
            label={t`Price list being downloaded`}
            value={progress.total === 0 ? undefined : progress.received}
            max={progress.total || 1}
          />
        </div>
      )}
      <p role="status" className={css.status}>
        {words(state)}
      </p>
      <div className={css.actions}>
        <Button
          ref={main}
          size="sm"
          variant={about === null ? 'solid' : 'outline'}
          loading={progress !== null}
          onClick={() => void priceLists.download(queryClient, language, true)}
        >
          {isFailed ? t`Go on` : about === null ? t`Prepare for offline use` : t`Update now`}
        </Button>
        {about === null || progress !== null ? null : (
          <Button size="sm" variant="quiet" onClick={() => void remove()}>
            <Trans>Remove from this phone</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

/** What it is for, and what it costs. */
function Offer({ state }: { state: PriceListState }) {
  const { language } = useLanguage();
  const sizeOf = useSizeWords();
  const isReachable = useIsReachable();
  const { data } = useQuery({ ...offerQuery(language), enabled: isReachable });
  const size = data === undefined ? null : sizeOf(data.bytes);
  const products = formatNumber(data?.products ?? 0, language);
  return (
    <>
      {state.isLost ? (
        <p className={css.text}>
          <Trans>The browser has removed the price list from this phone to make room. It can be downloaded again.</Trans>
        </p>
      ) : null}
      <p className={css.text}>
        <Trans>All products with their prices: search, categories, filters and product pages then work without a connection.</Trans>
      </p>
      {isReachable ? (
        size === null ? null : (
          <p className={css.text}>
            <Trans>
              {products} products, {size} to download
            </Trans>
          </p>
        )
      ) : (
        <p className={css.text}>
          <Trans>The download needs a connection once.</Trans>
        </p>
      )}
    </>
  );
}

function Kept({ about }: { about: NonNullable<PriceListState['about']> }) {
  const { language } = useLanguage();
  const products = formatNumber(about.products, language);
  const age = formatAge(shopClock.orUnknown(shopClock.fromShop(about.checkedAt)), language, ageClock.now());
  return (
    <p className={css.text}>
      <Trans>
        {products} products are on this phone, with prices and stock from {age}.
      </Trans>
    </p>
  );
}

function useSizeWords(): (bytes: number) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  return bytes => {
    const size = formatNumber(Math.ceil(bytes / 1_000), language, 0);
    return bytes < 1_000_000 ? t`${size} KB` : formatMegabytes(bytes, language);
  };
}
