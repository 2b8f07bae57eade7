import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShownSummary } from '#data/lists/lists-view.ts';
import { useLists, useListsAtHand } from '#data/lists/use-lists.ts';
import { formatDay, formatNumber } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { RetryNotice } from '#ui/patterns/RetryNotice.tsx';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Tabs } from '#ui/primitives/Tabs.tsx';
import { GuestOffer } from './GuestOffer.tsx';
import * as css from './Lists.css.ts';
import { ListsSkeleton } from './ListsSkeleton.tsx';
import { NewListForm } from './NewListForm.tsx';

/** Both tabs have one path; which is current is told by the search. */
const exactly = { exact: true, includeSearch: true };

/** The lists of a customer, or of a guest on this phone. */
export function ListsScreen({ isArchive }: { isArchive: boolean }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { lists, isGuest, isLoading, error, isKept, retry } = useLists(language);
  useListsAtHand(language, lists);
  const shown = lists.filter(({ status }) => (status === 'archived') === isArchive);
  const archived = lists.filter(({ status }) => status === 'archived').length;
  const count = formatNumber(archived, language);
  let content: ReactNode;
  if (isLoading) content = <ListsSkeleton />;
  else if (error !== null && shown.length === 0) {
    content = (
      <RetryState
        title={t`Your lists could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    );
  } else if (shown.length === 0) {
    content = (
      <EmptyState>
        {isArchive ? <Trans>No list is archived</Trans> : <Trans>Lists keep goods of a project together, also without a connection</Trans>}
      </EmptyState>
    );
  } else {
    content = (
      <ul className={css.stack} aria-label={t`Lists`}>
        {shown.map(list => (
          <Summary key={list.id} list={list} />
        ))}
      </ul>
    );
  }
  return (
    <Container narrow className={css.page}>
      <Heading level={1} tabIndex={-1}>
        <Trans>Lists</Trans>
      </Heading>
      <GuestOffer />
      {isGuest ? (
        <p className={css.muted}>
          {isKept ? (
            <Trans>These lists are on this phone only. Log in to have them on your other devices too.</Trans>
          ) : (
            <Trans>This browser keeps nothing: these lists are there as long as this page is open.</Trans>
          )}
        </p>
      ) : null}
      {error !== null && shown.length > 0 ? (
        <RetryNotice title={<Trans>Your other lists could not be loaded</Trans>} retryLabel={t`Try again`} onRetry={retry}>
          {i18n._(problemMessage(error))}
        </RetryNotice>
      ) : null}
      {isArchive ? null : <NewListForm />}
      <p className={css.row}>
        <Link to="/quotations">
          <Trans>Quotations</Trans>
        </Link>
      </p>
      {archived > 0 || isArchive ? (
        <Tabs
          label={t`Lists`}
          items={[
            {
              key: 'active',
              label: t`In use`,
              isCurrent: !isArchive,
              renderLink: props => <Link to="/lists" search={{}} replace activeOptions={exactly} {...props} />,
            },
            {
              key: 'archived',
              label: t`Archive (${count})`,
              isCurrent: isArchive,
              renderLink: props => <Link to="/lists" search={{ tab: 'archived' }} replace activeOptions={exactly} {...props} />,
            },
          ]}
        />
      ) : null}
      {content}
    </Container>
  );
}

function Summary({ list }: { list: ShownSummary }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const day = formatDay(list.updated_at, language);
  const bought = formatNumber(list.bought_lines, language);
  const boughtWords = t`${bought} bought`;
  return (
    <Card as="li" className={css.summary}>
      <Link to="/lists/$id" params={{ id: list.id }} className={css.name}>
        {list.name}
      </Link>
      {list.site === '' ? null : <p className={css.muted}>{list.site}</p>}
      <p className={css.muted}>
        <Plural value={list.lines} one="# line" other="# lines" />
        {list.bought_lines > 0 ? <span>{` · ${boughtWords}`}</span> : null}
        <span>{` · ${day}`}</span>
      </p>
      {list.isQueued ? (
        <QueuedTag>
          <Trans>Queued</Trans>
        </QueuedTag>
      ) : null}
    </Card>
  );
}
