import { Trans, useLingui } from '@lingui/react/macro';
import type { LineFacts } from '#data/lists/line-facts.ts';
import { changedLine } from '#data/lists/line-of.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import { quantityWords } from '#i18n/quantity-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import * as css from './Lists.css.ts';
import { useListEdits } from './use-list-edits.ts';

/** Two devices changed the line without knowing of each other: says what the other one made of it, and lets the customer decide. */
export function LineConflict({ list, facts: { line, goods } }: { list: ShownList; facts: LineFacts }) {
  const { i18n, t } = useLingui();
  const { edit } = useListEdits();
  const { other } = line;
  if (other === null) return null;
  const amount = goods === undefined ? String(other.quantity) : quantityWords(i18n, other.quantity, goods.unit);
  const words = other.note === '' ? amount : `${amount}, ${other.note}`;
  const keep = () => void edit(list, { lines: [changedLine(line, {})] });
  const take = () =>
    void edit(
      list,
      other.kind === 'removed'
        ? { removed_lines: [{ id: line.id, base: line.rev }] }
        : { lines: [changedLine(line, { quantity: other.quantity, note: other.note })] },
    );
  return (
    <div role="status">
      <p className={css.warn}>{other.kind === 'removed' ? t`Removed on another device` : t`On another device: ${words}`}</p>
      <div className={css.row}>
        <Button size="sm" variant="outline" onClick={take}>
          {other.kind === 'removed' ? <Trans>Remove</Trans> : <Trans>Take that</Trans>}
        </Button>
        <Button size="sm" variant="quiet" onClick={keep}>
          <Trans>Keep this</Trans>
        </Button>
      </div>
    </div>
  );
}
