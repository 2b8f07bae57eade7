import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { useAddresses } from '#data/addresses/use-addresses.ts';
import { listFacts } from '#data/lists/line-facts.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import { useGuestGoods } from '#data/lists/use-guest-goods.ts';
import { useList } from '#data/lists/use-lists.ts';
import { useKept } from '#data/outbox/use-outbox.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { savedWords } from '#i18n/saved-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { AddLineForm } from './AddLineForm.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { GuestOffer } from './GuestOffer.tsx';
import { ListBar } from './ListBar.tsx';
import { ListMenu } from './ListMenu.tsx';
import { ListSums } from './ListSums.tsx';
import * as css from './Lists.css.ts';
import { ListsSkeleton } from './ListsSkeleton.tsx';
import { SectionLines } from './SectionLines.tsx';

/** One list: its sections and lines with what they come to today, and what can be done with them. */
export function ListScreen({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { list, isGuest, error, retry } = useList(language, id);
  useGuestGoods(language, isGuest ? list : null);
  let content: ReactNode;
  if (list === null) {
    content = (
      <>
        {/* It may be a guest's, who has logged in meanwhile. */}
        <GuestOffer />
        <EmptyState
          action={
            <Link to="/lists" className={buttonClass()}>
              <Trans>To your lists</Trans>
            </Link>
          }
        >
          <Trans>There is no such list. It may have been deleted on another device</Trans>
        </EmptyState>
      </>
    );
  } else if (list !== undefined) content = <FoundList list={list} isGuest={isGuest} />;
  else if (error !== null) {
    content = (
      <RetryState
        title={t`This list could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={retry}
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

function FoundList({ list, isGuest }: { list: ShownList; isGuest: boolean }) {
  const { t, i18n } = useLingui();
  const kept = useKept();
  const facts = useMemo(() => listFacts(list), [list]);
  const [marked, setChosen] = useState<ReadonlySet<string>>(new Set());
  // A line that has been removed, here or on another device, is chosen no more.
  const chosen = useMemo(() => new Set(list.lines.flatMap(({ id }) => (marked.has(id) ? [id] : []))), [list.lines, marked]);
  const [isEdited, setEdited] = useState(false);
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen(before => new Set(isChosen ? [...before, ...ids] : [...before].filter(id => !ids.includes(id))));
  const address = useAddresses().data?.find(({ id }) => id === list.address_id)?.label ?? '';
  const about = [list.site, address, list.client].filter(part => part !== '').join(' · ');
  return (
    <>
      <div className={css.head}>
        <Heading level={1} tabIndex={-1}>
          {list.name}
        </Heading>
        {about === '' ? null : <p className={css.muted}>{about}</p>}
        {list.note === '' ? null : <p className={css.muted}>{list.note}</p>}
        {list.isQueued ? <QueuedTag>{i18n._(savedWords[kept])}</QueuedTag> : null}
      </div>
      <div className={css.row}>
        <Button size="sm" variant="outline" onClick={() => setEdited(true)}>
          <Trans>Edit details</Trans>
        </Button>
        <ListMenu list={list} facts={facts} isGuest={isGuest} />
      </div>
      <ListSums list={list} facts={facts} />
      {facts.sections.length === 0 ? (
        <EmptyState>
          <Trans>Nothing is in this list yet</Trans>
        </EmptyState>
      ) : (
        <ul className={css.stack} aria-label={t`Lines`}>
          {facts.sections.map(part => (
            <SectionLines key={part.section?.id ?? ''} list={list} part={part} chosen={chosen} onChoose={choose} />
          ))}
        </ul>
      )}
      <AddLineForm list={list} />
      <ListBar list={list} facts={facts} chosen={chosen} onDone={() => setChosen(new Set())} />
      {isEdited ? <DetailsDialog list={list} onClose={() => setEdited(false)} /> : null}
    </>
  );
}
