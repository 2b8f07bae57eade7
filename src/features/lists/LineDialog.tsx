import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { type ListLine, listLimits } from '#contract/lists.ts';
import { type LineFacts, listFacts } from '#data/lists/line-facts.ts';
import { changedLine, restoredLine } from '#data/lists/line-of.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import { toasts } from '#data/toasts.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { LineWatches } from './LineWatches.tsx';
import * as css from './Lists.css.ts';
import { lineName } from './list-text.ts';
import { useListEdits } from './use-list-edits.ts';

interface Props {
  list: ShownList;
  facts: LineFacts;
  onClose: () => void;
  /** It is to go to another list, as it is written here. */
  onTransfer: (line: ListLine) => void;
}

/** Words, note and section of a line; ticks it off, moves it up or to another list, or removes it. */
export function LineDialog({ list, facts, onClose, onTransfer }: Props) {
  const { t } = useLingui();
  const { edit } = useListEdits();
  const formId = useId();
  const { line, goods } = facts;
  const name = lineName(facts);
  const [text, setText] = useState(line.text);
  const [note, setNote] = useState(line.note);
  const [section, setSection] = useState(line.section_id ?? '');
  const [checked, setChecked] = useState(line.checked);
  const isMissing = line.product_variant_id === null && text.trim() === '';
  const own = listFacts(list).sections.find(({ lines }) => lines.some(each => each.line.id === line.id))?.lines ?? [];
  const before = own[own.findIndex(each => each.line.id === line.id) - 1]?.line;
  const close = (isSaved: boolean) => isSaved && onClose();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isMissing) {
      void edit(list, { lines: [changedLine(line, { text: text.trim(), note: note.trim(), section_id: section || null, checked })] }).then(
        close,
      );
    }
  };
  const moveUp = () =>
    before &&
    void edit(list, {
      lines: [changedLine(line, { position: before.position }), changedLine(before, { position: line.position })],
    }).then(close);
  const undo = { label: t`Undo`, onAction: () => void edit(list, { lines: [restoredLine(line)] }, goods === undefined ? [] : [goods]) };
  const remove = () =>
    void edit(list, { removed_lines: [{ id: line.id, base: line.rev }] }).then(isSaved => {
      if (isSaved) toasts.show('cart', t`Removed: ${name}`, { action: undo });
      close(isSaved);
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="danger" onClick={remove}>
            <Trans>Remove</Trans>
          </Button>
          <Button type="submit" form={formId}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className={css.stack} onSubmit={save} noValidate>
        {line.product_variant_id === null ? (
          <TextField
            label={t`Text`}
            required
            value={text}
            maxLength={listLimits.text}
            onChange={event => setText(event.target.value)}
            error={isMissing ? t`This field is required` : null}
          />
        ) : null}
        <TextField label={t`Note`} value={note} maxLength={listLimits.lineNote} onChange={event => setNote(event.target.value)} />
        {list.sections.length === 0 ? null : (
          <Select label={t`Section`} value={section} onChange={event => setSection(event.target.value)}>
            <option value="">{t`Without a section`}</option>
            {list.sections.map(each => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </Select>
        )}
        <Checkbox checked={checked} onChange={event => setChecked(event.target.checked)}>
          <Trans>Bought</Trans>
        </Checkbox>
        {goods === undefined || !goods.is_available ? null : <LineWatches goods={goods} onLeave={onClose} />}
        <div className={css.row}>
          {before === undefined ? null : (
            <Button size="sm" variant="outline" onClick={moveUp}>
              <Trans>Move up</Trans>
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            onClick={() => onTransfer({ ...line, text: text.trim() || line.text, note: note.trim(), checked })}
          >
            <Trans>To another list</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
