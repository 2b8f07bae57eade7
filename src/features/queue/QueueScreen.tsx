import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { useIsReachable } from '#data/connectivity.ts';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import { useKept, useOutbox, useOutboxView } from '#data/outbox/use-outbox.ts';
import { EntryList } from '#ui/patterns/EntryList.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { canEdit } from './mutation-kinds.ts';
import { NothingWaits } from './NothingWaits.tsx';
import { OutcomeEntry } from './OutcomeEntry.tsx';
import * as css from './Queue.css.ts';
import { QueueEntry } from './QueueEntry.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { UnreadableEntry } from './UnreadableEntry.tsx';
import { useQueueWords } from './use-queue-words.ts';
import { useRemoval } from './use-removal.ts';

/** Opens what was typed again; the forms live in other features, so the route brings them. */
export type EditComponent = ComponentType<{ entry: OutboxEntry; onClose: () => void }>;

/** Everything that this phone has not sent yet, and what became of orders that waited. */
export function QueueScreen({ Edit }: { Edit: EditComponent }) {
  const { entries, unreadable, outcomes } = useOutboxView();
  const [edited, setEdited] = useState<OutboxEntry | null>(null);
  return (
    <Container narrow className={css.page}>
      <Heading level={1}>
        <Trans>Waiting to be sent</Trans>
      </Heading>
      {entries.length + unreadable.length + outcomes.length === 0 ? <NothingWaits /> : <Waiting onEdit={setEdited} />}
      {edited === null ? null : <Edit entry={edited} onClose={() => setEdited(null)} />}
    </Container>
  );
}

function Waiting({ onEdit }: { onEdit: (entry: OutboxEntry) => void }) {
  const { t } = useLingui();
  const { entries, unreadable, outcomes } = useOutboxView();
  const outbox = useOutbox();
  const { remove, asked, confirm, stay } = useRemoval();
  const words = useQueueWords();
  return (
    <>
      <QueueLead count={entries.filter(entry => entry.state !== 'refused').length} />
      <EntryList label={t`Waiting to be sent`}>
        {outcomes.map(outcome => (
          <OutcomeEntry key={outcome.id} outcome={outcome} onSeen={() => void outbox.acknowledge(outcome.id)} />
        ))}
        {entries.map(entry => (
          <QueueEntry
            key={entry.id}
            entry={entry}
            words={words(entry.mutation)}
            onEdit={canEdit(entry) ? () => onEdit(entry) : null}
            onRetry={() => void outbox.retry(entry.id)}
            onRemove={() => remove(entry, words(entry.mutation).text)}
          />
        ))}
        {unreadable.map(row => (
          <UnreadableEntry key={row.key} row={row} onDiscard={() => void outbox.discard(row.key)} />
        ))}
      </EntryList>
      <RemoveDialog text={asked?.text ?? null} onConfirm={confirm} onStay={stay} />
    </>
  );
}

/** Where the edits are, and a way to try now. */
function QueueLead({ count }: { count: number }) {
  const outbox = useOutbox();
  const isReachable = useIsReachable();
  const kept = useKept();
  if (count === 0) return null;
  return (
    <div className={css.sendAll}>
      <p className={css.lead}>
        {kept === 'page' ? (
          <Plural
            value={count}
            one="# change is only kept while this page is open. Leave it open until it is sent"
            other="# changes are only kept while this page is open. Leave it open until they are sent"
          />
        ) : kept === 'saving' ? (
          <Plural value={count} one="# change is being saved on this phone" other="# changes are being saved on this phone" />
        ) : isReachable ? (
          <Plural
            value={count}
            one="# change is saved on this phone and on its way"
            other="# changes are saved on this phone and on their way"
          />
        ) : (
          <Plural
            value={count}
            one="# change is saved on this phone, sent when online"
            other="# changes are saved on this phone, sent when online"
          />
        )}
      </p>
      <Button size="sm" variant="outline" onClick={outbox.drain}>
        <Trans>Send now</Trans>
      </Button>
    </div>
  );
}
