import { useLingui } from '@lingui/react/macro';
import { type ListEntry, linesOfEntries } from '#data/lists/line-of.ts';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { ListChoice } from './ListChoice.tsx';
import * as css from './Lists.css.ts';

interface Props {
  entries: readonly ListEntry[];
  onClose: () => void;
}

/** Asks into which list goods go: one that there is, or a new one. */
export function AddDialog({ entries, onClose }: Props) {
  const { t } = useLingui();
  const names = new Set(entries.map(({ goods, text }) => (goods === null ? text : `${goods.product.name} · ${goods.variant.name}`)));
  return (
    <Dialog open onClose={onClose} title={t`Add to list`} closeLabel={t`Close`} size="sm">
      <div className={css.stack}>
        {[...names].map(name => (
          <p key={name} className={css.sectionName}>
            {name}
          </p>
        ))}
        <ListChoice content={(position, at) => linesOfEntries(entries, position, at)} onDone={onClose} />
      </div>
    </Dialog>
  );
}
