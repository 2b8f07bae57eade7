import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import { useOutbox } from '#data/outbox/use-outbox.ts';
import { ChangeChoices, ChangeItem, ChangeList } from '#ui/patterns/ChangeList.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Sheet } from '#ui/primitives/Sheet.tsx';

interface Props {
  /** Edits that were made in a cart which is an order by now. */
  entries: readonly OutboxEntry[];
  /** An edit in words. */
  words: (entry: OutboxEntry) => string;
  onClose: () => void;
}

/** The cart was ordered on another device: what was edited here since may begin a new one, or go. Nothing is ordered by that. */
export function ClosedCartSheet({ entries, words, onClose }: Props) {
  const { t } = useLingui();
  const outbox = useOutbox();
  // Not all at once: each is put last, and they are to keep their order.
  const keep = async () => {
    onClose();
    for (const { id } of entries) await outbox.retry(id);
  };
  const discard = async () => {
    onClose();
    for (const { id } of entries) await outbox.remove(id);
  };
  return (
    <Sheet open={entries.length > 0} onClose={onClose} title={t`This cart has been ordered already`} closeLabel={t`Close`}>
      <ChangeList lead={<Trans>It was ordered on another device. These changes came too late for it. Shall they begin a new cart?</Trans>}>
        {entries.map(entry => (
          <ChangeItem key={entry.id} name={words(entry)}>
            {null}
          </ChangeItem>
        ))}
      </ChangeList>
      <ChangeChoices>
        <Button block onClick={() => void keep()}>
          <Trans>Put them into a new cart</Trans>
        </Button>
        <Button block variant="outline" onClick={() => void discard()}>
          <Trans>Discard them</Trans>
        </Button>
        <Link to="/transactions" className={buttonClass({ variant: 'quiet', block: true })} onClick={onClose}>
          <Trans>See my orders</Trans>
        </Link>
      </ChangeChoices>
    </Sheet>
  );
}
