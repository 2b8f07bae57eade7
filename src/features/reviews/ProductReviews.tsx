import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { readingMessage } from '#i18n/reading-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useNear } from '#ui/primitives/use-near.ts';
import { usePart } from '#ui/primitives/use-part.ts';
import * as css from './ProductReviews.css.ts';
import { useSteadyPlace } from './use-steady-place.ts';

const loadReviews = async () => (await import('./Reviews.tsx')).Reviews;

/** Customers' reviews of a product. Fetched, with their code, when the reader comes near them: many never read that far. */
export function ProductReviews({ slug }: { slug: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [place, isNear] = useNear();
  // By its key alone: the query's own file comes with the reviews.
  const isKnown = useQueryClient().getQueryData(['catalogue', language, 'reviews', slug, null]) !== undefined;
  const { part: Reviews, error, retry } = usePart(loadReviews, isNear || isKnown);
  useSteadyPlace('reviews');
  return (
    <section ref={place} id="reviews" aria-labelledby="reviews-title" className={css.section}>
      <Heading level={2} id="reviews-title">
        <Trans>Reviews</Trans>
      </Heading>
      {Reviews !== undefined ? (
        <Reviews key={slug} slug={slug} isNear={isNear} placeholder={<ReviewsPlaceholder />} />
      ) : error === undefined ? (
        <ReviewsPlaceholder />
      ) : (
        <RetryState
          title={t`The reviews could not be loaded`}
          text={i18n._(readingMessage(error))}
          retryLabel={t`Try again`}
          onRetry={retry}
        />
      )}
      <Link to="/reviews" search={{ product: slug }} className={css.write}>
        <Trans>Write a review of this product</Trans>
      </Link>
    </section>
  );
}

/** Where the reviews will be. */
function ReviewsPlaceholder() {
  const { t } = useLingui();
  return (
    <Stack gap={16} className={css.placeholder} role="group" aria-busy="true" aria-label={t`Loading`}>
      <Skeleton shape="title" width="third" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </Stack>
  );
}
