import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { type ListSection, listLimits } from '#contract/lists.ts';
import type { SectionFacts } from '#data/lists/line-facts.ts';
import { changedLine } from '#data/lists/line-of.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Lists.css.ts';
import { useListEdits } from './use-list-edits.ts';

interface Props {
  list: ShownList;
  section: ListSection;
  part: SectionFacts;
  onClose: () => void;
  /** It is to go to another list with its lines. */
  onTransfer: () => void;
}

/** Renames a section, moves it up or to another list, or removes it; its lines then stand without one. */
export function SectionDialog({ list, section, part, onClose, onTransfer }: Props) {
  const { t } = useLingui();
  const { edit } = useListEdits();
  const formId = useId();
  const [name, setName] = useState(section.name);
  const before = list.sections[list.sections.findIndex(({ id }) => id === section.id) - 1];
  const close = (isSaved: boolean) => isSaved && onClose();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const words = name.trim();
    if (words !== '') void edit(list, { sections: [{ ...section, name: words }] }).then(close);
  };
  const moveUp = () =>
    before &&
    void edit(list, {
      sections: [
        { ...section, position: before.position },
        { ...before, position: section.position },
      ],
    }).then(close);
  const remove = () =>
    void edit(list, {
      removed_sections: [section.id],
      lines: part.lines.map(({ line }) => changedLine(line, { section_id: null })),
    }).then(close);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Edit section`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className={css.stack} onSubmit={save} noValidate>
        <TextField
          label={t`Name of the section`}
          required
          value={name}
          maxLength={listLimits.sectionName}
          onChange={event => setName(event.target.value)}
          error={name.trim() === '' ? t`This field is required` : null}
        />
        <div className={css.row}>
          {before === undefined ? null : (
            <Button size="sm" variant="outline" onClick={moveUp}>
              <Trans>Move up</Trans>
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={onTransfer}>
            <Trans>To another list</Trans>
          </Button>
          <Button size="sm" variant="danger" onClick={remove}>
            <Trans>Remove the section, keep its lines</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
