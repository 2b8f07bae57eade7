import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reviewQueries } from '#data/reviews/queries.ts';
import { formatNumber } from '#i18n/formats.ts';
import { readingMessage } from '#i18n/reading-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Rating } from '#ui/primitives/Rating.tsx';
import { Histogram } from './Histogram.tsx';
import { ReviewList } from './ReviewList.tsx';
import * as css from './Reviews.css.ts';
import { useChosenStars } from './use-chosen-stars.ts';

interface Props {
  slug: string;
  /** The customer is near: what is known is asked for anew. */
  isNear: boolean;
  /** Keeps their room. */
  placeholder: ReactNode;
}

/** Average, counts by stars and what was written. */
export function Reviews({ slug, isNear, placeholder }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [chosen, setChosen] = useChosenStars();
  const all = useInfiniteQuery({ ...reviewQueries.ofProduct(language, slug, null), enabled: isNear });
  const some = useInfiniteQuery({ ...reviewQueries.ofProduct(language, slug, chosen), enabled: isNear && chosen !== null });
  const list = chosen === null ? all : some;
  const summary = all.data?.pages[0];
  const retry = (
    <RetryState
      title={t`The reviews could not be loaded`}
      text={list.error === null ? undefined : i18n._(readingMessage(list.error))}
      retryLabel={t`Try again`}
      onRetry={() => void list.refetch()}
      isRetrying={list.isFetching}
    />
  );
  if (summary === undefined) return all.error === null ? placeholder : retry;
  if (summary.rating_count === 0) {
    return (
      <p className={css.note}>
        <Trans>No reviews yet. Customers who have received this product can write the first one.</Trans>
      </p>
    );
  }
  const { rating_count: ratings, total } = summary;
  const stars = formatNumber(summary.rating, language, 1);
  return (
    <div className={css.columns}>
      <div className={css.summary}>
        <p className={css.average}>
          <span className={css.figure}>{stars}</span>
          <Rating value={summary.rating} text={t`${stars} of 5 stars`} size="lg" />
        </p>
        <p className={css.note}>
          <Plural value={ratings} one="# rating" other="# ratings" /> · <Plural value={total} one="# review" other="# reviews" />
        </p>
        <Histogram counts={summary.histogram} total={summary.rating_count} selected={chosen} onSelect={total === 0 ? null : setChosen} />
      </div>
      {list.data === undefined ? (
        list.error === null ? (
          placeholder
        ) : (
          retry
        )
      ) : (
        <ReviewList
          reviews={list.data.pages.flatMap(page => page.reviews)}
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError ? i18n._(readingMessage(list.error)) : null}
          onMore={() => void list.fetchNextPage()}
          onAll={chosen === null ? null : () => setChosen(null)}
        />
      )}
    </div>
  );
}
