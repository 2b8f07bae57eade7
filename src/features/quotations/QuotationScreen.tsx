import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useConflicts, useRefusedDeletions } from '#data/quotations/use-conflicts.ts';
import { useQuotations } from '#data/quotations/use-quotations.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { DeletionNotice } from './DeletionNotice.tsx';
import type { RenderPlan } from './part-props.ts';
import { QuotationEditor } from './QuotationEditor.tsx';
import * as css from './Quotations.css.ts';
import { QuotationsSkeleton } from './QuotationsSkeleton.tsx';

/** One quotation, to be edited, sent and ordered. */
export function QuotationScreen({ id, renderPlan }: { id: string; renderPlan: RenderPlan }) {
  const { t, i18n } = useLingui();
  const { quotations, isLoaded, error, retry } = useQuotations();
  const conflicts = useConflicts();
  const isDeletionRefused = useRefusedDeletions().has(id);
  const quotation = conflicts.get(id) ?? quotations.find(each => each.id === id);
  // Once opened it stays on screen, whatever becomes of it elsewhere: what is typed must not vanish with it.
  const [opened, setOpened] = useState({ version: quotation, count: 0 });
  if (opened.version === undefined && quotation !== undefined && !isDeletionRefused) setOpened({ version: quotation, count: 0 });
  let content: ReactNode;
  if (opened.version !== undefined) {
    content = (
      <QuotationEditor
        key={opened.count}
        saved={opened.version}
        isRefused={conflicts.has(id)}
        renderPlan={renderPlan}
        onVersion={version => setOpened(({ count }) => ({ version, count: count + 1 }))}
      />
    );
  } else if (isDeletionRefused && quotation !== undefined) content = <DeletionNotice quotation={quotation} />;
  else if (!isLoaded) content = <QuotationsSkeleton />;
  else if (error !== null) {
    content = (
      <RetryState
        title={t`Your quotations could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={retry}
        isPage
      />
    );
  } else {
    content = (
      <EmptyState
        action={
          <Link to="/quotations" className={buttonClass()}>
            <Trans>To your quotations</Trans>
          </Link>
        }
      >
        <Trans>There is no such quotation on this phone. It may have been deleted in another tab</Trans>
      </EmptyState>
    );
  }
  return (
    <Container narrow className={css.page}>
      {content}
    </Container>
  );
}
