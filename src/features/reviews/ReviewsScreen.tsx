import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnReview, WaitingReview } from '#contract/reviews.ts';
import { useIsAsked } from '#data/cache/use-is-asked.ts';
import { useWaiting } from '#data/outbox/use-outbox.ts';
import { reviewQueries } from '#data/reviews/queries.ts';
import { waitingReviews } from '#data/reviews/waiting-reviews.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { formatNumber } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Tabs } from '#ui/primitives/Tabs.tsx';
import { AskedReview } from './AskedReview.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import * as css from './ReviewsScreen.css.ts';
import { ReviewsSkeleton } from './ReviewsSkeleton.tsx';
import { startOf, subjectId } from './review-start.ts';
import { Subject } from './Subject.tsx';
import { WaitingList } from './WaitingList.tsx';
import { WrittenList } from './WrittenList.tsx';

type Tab = 'waiting' | 'written';

/** Both tabs have one path; which is current is told by the search. */
const exactly = { exact: true, includeSearch: true };

/** Products that the customer may review, and their reviews. @param product slug of the product that they came to review, null for none */
export function ReviewsScreen({ tab, product }: { tab: Tab; product: string | null }) {
  const { t } = useLingui();
  const [subject, setSubject] = useState<WaitingReview | OwnReview | null>(null);
  const queued = waitingReviews(useWaiting());
  const close = () => setSubject(null);
  return (
    <Container narrow className={css.page}>
      <Heading level={1}>
        <Trans>Reviews</Trans>
      </Heading>
      {product === null ? null : <AskedReview slug={product} onWrite={setSubject} />}
      <Reviews tab={tab} onWrite={setSubject} />
      <Dialog
        open={subject !== null}
        onClose={close}
        title={subject !== null && 'id' in subject ? t`Edit review` : t`Write a review`}
        closeLabel={t`Close`}
      >
        {subject === null ? null : (
          <ReviewForm
            start={startOf(subject, queued.get(subjectId(subject)) ?? null)}
            heading={<Subject subject={subject} />}
            entry={null}
            onSaved={close}
            onCancel={close}
          />
        )}
      </Dialog>
    </Container>
  );
}

function Reviews({ tab, onWrite }: { tab: Tab; onWrite: (subject: WaitingReview | OwnReview) => void }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { kind } = useSessionState();
  const queued = waitingReviews(useWaiting());
  const query = useInfiniteQuery({
    ...reviewQueries.own(language),
    enabled: kind === 'customer',
  });
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isAsked = useIsAsked(query);
  if (data === undefined && error !== null) {
    return (
      <RetryState
        title={t`Your reviews could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data === undefined || (!isAsked && data.pages.every(page => page[tab === 'waiting' ? 'waiting' : 'reviews'].length === 0))) {
    return <ReviewsSkeleton />;
  }
  const [first] = data.pages;
  const waiting = data.pages.flatMap(page => page.waiting);
  const written = data.pages.flatMap(page => page.reviews);
  const totals = { waiting: first?.waiting_total ?? 0, written: first?.total ?? 0 };
  const waitingTotal = formatNumber(totals.waiting, language);
  const writtenTotal = formatNumber(totals.written, language);
  if (totals.waiting + totals.written + queued.size === 0) return <WaitingList lines={[]} queued={queued} onWrite={onWrite} />;
  const hasMore = hasNextPage && (tab === 'waiting' ? waiting.length < totals.waiting : written.length < totals.written);
  return (
    <>
      <Tabs
        label={t`Reviews`}
        items={[
          {
            key: 'waiting',
            label: t`To review (${waitingTotal})`,
            isCurrent: tab === 'waiting',
            renderLink: props => <Link to="/reviews" search={{}} replace resetScroll={false} activeOptions={exactly} {...props} />,
          },
          {
            key: 'written',
            label: t`Written (${writtenTotal})`,
            isCurrent: tab === 'written',
            renderLink: props => (
              <Link to="/reviews" search={{ tab: 'written' }} replace resetScroll={false} activeOptions={exactly} {...props} />
            ),
          },
        ]}
      />
      {tab === 'waiting' ? (
        <WaitingList lines={waiting} queued={queued} onWrite={onWrite} />
      ) : (
        <WrittenList reviews={written} queued={queued} onEdit={onWrite} />
      )}
      {hasMore ? (
        <Button variant="outline" className={css.more} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Load more</Trans>
        </Button>
      ) : null}
    </>
  );
}
