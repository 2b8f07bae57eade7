import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { reviewQueries } from '#data/reviews/queries.ts';
import { formatNumber } from '#i18n/formats.ts';
import { readingMessage } from '#i18n/reading-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Rating } from '#ui/primitives/Rating.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Histogram } from './Histogram.tsx';
import * as css from './ProductReviews.css.ts';
import { ReviewList } from './ReviewList.tsx';
import { useNear } from './use-near.ts';

/** What customers say of a product. Asked for when somebody comes near it: many never read that far. */
export function ProductReviews({ slug }: { slug: string }) {
  const [ref, isNear] = useNear<HTMLElement>();
  return (
    <section ref={ref} id="reviews" aria-labelledby="reviews-title" className={css.section}>
      <Heading level={2} id="reviews-title">
        <Trans>Reviews</Trans>
      </Heading>
      {isNear ? <Reviews key={slug} slug={slug} /> : <ReviewsPlaceholder />}
      <Link to="/reviews" search={{ product: slug }} className={css.write}>
        <Trans>Write a review of this product</Trans>
      </Link>
    </section>
  );
}

function Reviews({ slug }: { slug: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const all = useInfiniteQuery(reviewQueries.ofProduct(language, slug, null));
  const some = useInfiniteQuery({ ...reviewQueries.ofProduct(language, slug, chosen), enabled: chosen !== null });
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
  if (summary === undefined) return all.error === null ? <ReviewsPlaceholder /> : retry;
  if (summary.rating_count === 0) {
    return (
      <p className={css.note}>
        <Trans>Nobody has reviewed this product yet. Whoever has received it can be the first.</Trans>
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
        <Histogram counts={summary.histogram} total={summary.rating_count} selected={chosen} onSelect={setChosen} />
      </div>
      {list.data === undefined ? (
        list.error === null ? (
          <ReviewsPlaceholder />
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

/** Where the reviews will be, in about their height. */
function ReviewsPlaceholder() {
  const { t } = useLingui();
  return (
    <Stack gap={16} aria-busy="true" aria-label={t`Loading`}>
      <Skeleton shape="title" width="third" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </Stack>
  );
}
