import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useQuotations } from '#data/quotations/use-quotations.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import type { RenderPlan } from './part-props.ts';
import { QuotationEditor } from './QuotationEditor.tsx';
import * as css from './Quotations.css.ts';
import { QuotationsSkeleton } from './QuotationsSkeleton.tsx';

/** One quotation, to be edited, sent and ordered. */
export function QuotationScreen({ id, renderPlan }: { id: string; renderPlan: RenderPlan }) {
  const { quotations, isLoaded } = useQuotations();
  const quotation = quotations.find(each => each.id === id);
  // Once opened it stays on screen, whatever becomes of it elsewhere: what is typed must not vanish with it.
  const [opened, setOpened] = useState(quotation);
  if (opened === undefined && quotation !== undefined) setOpened(quotation);
  let content: ReactNode;
  if (opened !== undefined) content = <QuotationEditor saved={opened} renderPlan={renderPlan} />;
  else if (!isLoaded) content = <QuotationsSkeleton />;
  else {
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
