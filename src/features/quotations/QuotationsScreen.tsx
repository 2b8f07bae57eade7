import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Quotation } from '#contract/quotations.ts';
import { ageClock } from '#data/age-clock.ts';
import { quotationSums } from '#data/quotations/sums.ts';
import { useConflicts, useRefusedDeletions } from '#data/quotations/use-conflicts.ts';
import { useQuotations } from '#data/quotations/use-quotations.ts';
import { shownState, validUntil } from '#data/quotations/validity.ts';
import { formatDay, formatRupiah } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryNotice } from '#ui/patterns/RetryNotice.tsx';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { PhoneOffer } from './PhoneOffer.tsx';
import * as css from './Quotations.css.ts';
import { QuotationsSkeleton } from './QuotationsSkeleton.tsx';
import { kindWords, stateTones, stateWords } from './quotation-words.ts';

/** The quotations on this phone with their states, and the way to the letterhead. */
export function QuotationsScreen() {
  const { t, i18n } = useLingui();
  const { quotations, isLoaded, isKept, isGuest, error, retry } = useQuotations();
  const conflicts = useConflicts();
  const refusedDeletions = useRefusedDeletions();
  return (
    <Container narrow className={css.page}>
      <Heading level={1} tabIndex={-1}>
        <Trans>Quotations</Trans>
      </Heading>
      <p className={css.muted}>
        {!isGuest ? (
          <Trans>Only you see them: the shop’s staff sees neither your margin nor your client.</Trans>
        ) : isKept ? (
          <Trans>Quotations and your letterhead are on this phone only. The shop never sees your margin or your client.</Trans>
        ) : (
          <Trans>This browser keeps nothing: your quotations are there as long as this page is open.</Trans>
        )}
      </p>
      <div className={css.row}>
        <Link to="/quotations/letterhead" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <Trans>Your letterhead</Trans>
        </Link>
      </div>
      <PhoneOffer />
      {error !== null && quotations.length > 0 ? (
        <RetryNotice title={<Trans>Your other quotations could not be loaded</Trans>} retryLabel={t`Try again`} onRetry={retry}>
          {i18n._(problemMessage(error))}
        </RetryNotice>
      ) : null}
      {!isLoaded ? (
        <QuotationsSkeleton />
      ) : error !== null && quotations.length === 0 ? (
        <RetryState
          title={t`Your quotations could not be loaded`}
          text={i18n._(problemMessage(error))}
          retryLabel={t`Try again`}
          onRetry={retry}
        />
      ) : quotations.length === 0 ? (
        <EmptyState
          action={
            <Link to="/lists" className={buttonClass()}>
              <Trans>To your lists</Trans>
            </Link>
          }
        >
          <Trans>Open a list or your cart and press ‘Quotation’: it becomes a price that you can send to your client</Trans>
        </EmptyState>
      ) : (
        <ul className={css.stack} aria-label={t`Quotations`}>
          {quotations.map(quotation => (
            <Summary
              key={quotation.id}
              quotation={quotation}
              isConflict={conflicts.has(quotation.id)}
              isDeletionRefused={refusedDeletions.has(quotation.id)}
            />
          ))}
        </ul>
      )}
    </Container>
  );
}

interface SummaryProps {
  quotation: Quotation;
  isConflict: boolean;
  isDeletionRefused: boolean;
}

function Summary({ quotation, isConflict, isDeletionRefused }: SummaryProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const state = shownState(quotation, ageClock.now());
  const day = formatDay(`${validUntil(quotation)}T00:00:00Z`, language);
  const { total } = quotationSums(quotation);
  return (
    <Card as="li" className={css.summary}>
      <Link to="/quotations/$id" params={{ id: quotation.id }} className={css.name}>
        {quotation.number || t`Without a number`}
      </Link>
      <p className={css.muted}>
        <span>{i18n._(kindWords[quotation.kind])}</span>
        {quotation.client.name === '' ? null : <span>{` · ${quotation.client.name}`}</span>}
      </p>
      <p className={css.muted}>
        <Trans>Valid until {day}</Trans>
      </p>
      <div className={css.lineRow}>
        <span className={css.row}>
          <Tag tone={stateTones[state]}>{i18n._(stateWords[state])}</Tag>
          {isConflict ? (
            <Tag tone="warn">
              <Trans>Two versions</Trans>
            </Tag>
          ) : isDeletionRefused ? (
            <Tag tone="warn">
              <Trans>Not deleted yet</Trans>
            </Tag>
          ) : null}
        </span>
        <strong>{formatRupiah(total)}</strong>
      </div>
    </Card>
  );
}
