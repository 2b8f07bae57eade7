import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { SharedList } from '#contract/lists.ts';
import { type LineFacts, listFacts } from '#data/lists/line-facts.ts';
import { listQueries } from '#data/lists/queries.ts';
import { listOfShared, takenOver } from '#data/lists/shared-list.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { quantityWords } from '#i18n/quantity-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './Lists.css.ts';
import { ListsSkeleton } from './ListsSkeleton.tsx';
import { lineName } from './list-text.ts';
import { useListEdits } from './use-list-edits.ts';
import { useOnePress } from './use-one-press.ts';

/** A list that its owner has shared by a link: to read, and to take over into lists of one's own. */
export function SharedListScreen({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { data, error, refetch, isFetching } = useQuery(listQueries.shared(language, token));
  let content: ReactNode;
  // First, since a list that is still on the screen may have been revoked meanwhile.
  if (error instanceof AppError && error.code === 'not_found') {
    content = (
      <EmptyState
        action={
          <Link to="/products" className={buttonClass()}>
            <Trans>Browse products</Trans>
          </Link>
        }
      >
        <Trans>This link shows no list any more. Ask its sender for a new one</Trans>
      </EmptyState>
    );
  } else if (data !== undefined) content = <Shared shared={data} />;
  else if (error !== null) {
    content = (
      <RetryState
        title={t`This list could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isPage
      />
    );
  } else content = <ListsSkeleton />;
  return (
    <Container narrow className={css.page}>
      {content}
    </Container>
  );
}

function Shared({ shared }: { shared: SharedList }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { create } = useListEdits();
  const { isBusy, press } = useOnePress(take);
  const facts = useMemo(() => listFacts(listOfShared(shared)), [shared]);
  const total = formatRupiah(facts.total);
  async function take() {
    const { edit, goods } = takenOver(shared, new Date().toISOString());
    const id = await create(shared.name, edit, goods);
    if (id !== null) await navigate({ to: '/lists/$id', params: { id } });
  }
  return (
    <>
      <div className={css.head}>
        <p className={css.muted}>
          <Trans>Shared list</Trans>
        </p>
        <Heading level={1} tabIndex={-1}>
          {shared.name}
        </Heading>
        <p>
          <Trans>Total {total}</Trans>
        </p>
      </div>
      <Button loading={isBusy} onClick={press}>
        <Trans>Take it over into my lists</Trans>
      </Button>
      <ul className={css.stack} aria-label={t`Lines`}>
        {facts.sections.map(({ section, lines }) => (
          <Card as="li" padding="none" key={section?.id ?? ''} className={css.section}>
            {section === null ? null : (
              <div className={css.sectionHead}>
                <Heading level={2} size="group" className={css.sectionName}>
                  {section.name}
                </Heading>
              </div>
            )}
            <ul aria-label={section?.name ?? t`Without a section`}>
              {lines.map(each => (
                <SharedLine key={each.line.id} facts={each} />
              ))}
            </ul>
          </Card>
        ))}
      </ul>
    </>
  );
}

function SharedLine({ facts }: { facts: LineFacts }) {
  const { i18n, t } = useLingui();
  const { line, goods, price, sum, isGone } = facts;
  const amount = goods === undefined ? String(line.quantity) : quantityWords(i18n, line.quantity, goods.unit);
  return (
    <li className={css.line}>
      <div className={css.words}>
        {goods === undefined ? (
          <span className={css.lineName}>{lineName(facts)}</span>
        ) : (
          <Link to="/product/$product" params={{ product: goods.product.slug }} search={{ variant: goods.id }} className={css.lineName}>
            {lineName(facts)}
          </Link>
        )}
        <p className={css.muted}>{isGone ? t`No longer sold` : amount}</p>
        {line.note === '' ? null : <p className={css.muted}>{line.note}</p>}
      </div>
      <span className={css.sum}>{price === null || isGone ? null : formatRupiah(sum)}</span>
    </li>
  );
}
