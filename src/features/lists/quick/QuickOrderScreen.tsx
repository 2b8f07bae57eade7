import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { addToDraft, changeDraft } from '#data/quick-order/draft.ts';
import type { ReviewLine } from '#data/quick-order/review.ts';
import { takeSharedTexts } from '#data/quick-order/shared.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from '../Lists.css.ts';
import { ListsSkeleton } from '../ListsSkeleton.tsx';
import { OrderTextForm } from './OrderTextForm.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { sourceWords } from './reason-words.ts';
import { type Review, useReview } from './use-review.ts';

/** An order in the customer's own words: pasted, typed, shared from another app or read from a file, then reviewed line by line. */
export function QuickOrderScreen() {
  const review = useReview();
  useEffect(() => {
    takeSharedTexts().then(
      texts => {
        for (const { text, isTable } of texts) addToDraft(text, isTable);
      },
      // A browser that keeps nothing has been given nothing.
      () => undefined,
    );
  }, []);
  return (
    <Container narrow className={css.page}>
      <Heading level={1} tabIndex={-1}>
        <Trans>Quick order</Trans>
      </Heading>
      {review.draft.isReviewed && review.draft.text.trim() !== '' ? <Reviewed review={review} /> : <OrderTextForm draft={review.draft} />}
    </Container>
  );
}

function Reviewed({ review }: { review: Review }) {
  const { t, i18n } = useLingui();
  const { lines, isLoading, source, isAsking, askAgain, decide } = review;
  if (isLoading) return <ListsSkeleton />;
  return (
    <>
      <Summary lines={lines} />
      <div className={css.row}>
        <Button size="sm" variant="outline" onClick={() => changeDraft({ isReviewed: false })}>
          <Trans>Change the text</Trans>
        </Button>
        {source === 'seen' ? (
          <Button size="sm" variant="outline" loading={isAsking} onClick={askAgain}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
      </div>
      {source === undefined ? null : <p className={css.muted}>{i18n._(sourceWords[source])}</p>}
      <Card padding="none">
        <ul aria-label={t`Lines`}>
          {lines.map(line => (
            <ReviewItem key={line.key} line={line} onDecide={decision => decide(line.key, decision)} />
          ))}
        </ul>
      </Card>
      <ReviewBar lines={lines} onTaken={review.take} />
    </>
  );
}

/** How many lines are in which state. */
function Summary({ lines }: { lines: readonly ReviewLine[] }) {
  const count = (state: ReviewLine['state']) => lines.filter(line => line.state === state).length;
  const [ready, choose, asked, skipped] = [count('ready'), count('choose'), count('asked'), count('skipped')];
  return (
    <p role="status">
      <Plural value={ready} one="# ready" other="# ready" />
      <span>{' · '}</span>
      <Plural value={choose} one="# to choose" other="# to choose" />
      <span>{' · '}</span>
      <Plural value={asked} one="# asked" other="# asked" />
      <span>{' · '}</span>
      <Plural value={skipped} one="# skipped" other="# skipped" />
    </p>
  );
}
