import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listLimits } from '#contract/lists.ts';
import { wholeEdit } from '#data/lists/commands.ts';
import type { ListFacts } from '#data/lists/line-facts.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import { toasts } from '#data/toasts.ts';
import { uuidv7 } from '#lib/ids.ts';
import { visibleText } from '#lib/visible-text.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import * as css from './Lists.css.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { useListEdits } from './use-list-edits.ts';
import { useOnePress } from './use-one-press.ts';
import { useQuotation } from './use-quotation.ts';

/** What can be done with a whole list: share, quote, copy, archive, delete. */
export function ListMenu({ list, facts, isGuest }: { list: ShownList; facts: ListFacts; isGuest: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { create, edit, remove } = useListEdits();
  const [open, setOpen] = useState<'share' | 'delete' | null>(null);
  const quotation = useQuotation();
  const copy = useOnePress(copyAndOpen);
  const close = () => setOpen(null);
  const isArchived = list.status === 'archived';
  async function copyAndOpen() {
    const { name } = list;
    const id = await create(visibleText(t`Copy of ${name}`.slice(0, listLimits.name)), copied(list), list.goods);
    if (id === null) return;
    toasts.show('success', t`This is the copy`);
    await navigate({ to: '/lists/$id', params: { id } });
  }
  async function archive() {
    if (!(await edit(list, { status: isArchived ? 'active' : 'archived' }))) return;
    toasts.show('success', isArchived ? t`The list is in use again` : t`The list is in the archive`);
  }
  async function drop() {
    close();
    if (await remove(list)) await navigate({ to: '/lists', replace: true });
  }
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen('share')}>
        <Trans>Share</Trans>
      </Button>
      <Button
        size="sm"
        variant="outline"
        loading={quotation.isBusy}
        onClick={() => quotation.press({ ...list, listId: list.id, about: [list.name, list.site].filter(Boolean).join(', ') })}
      >
        <Trans>Quotation</Trans>
      </Button>
      <Button size="sm" variant="quiet" loading={copy.isBusy} onClick={copy.press}>
        <Trans>Copy</Trans>
      </Button>
      <Button size="sm" variant="quiet" onClick={() => void archive()}>
        {isArchived ? <Trans>Take out of the archive</Trans> : <Trans>Archive</Trans>}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setOpen('delete')}>
        <Trans>Delete</Trans>
      </Button>
      {open === 'share' ? <ShareDialog list={list} facts={facts} isGuest={isGuest} onClose={close} /> : null}
      <Dialog
        open={open === 'delete'}
        onClose={close}
        title={t`Delete this list?`}
        closeLabel={t`Close`}
        size="sm"
        footer={
          <>
            <Button variant="outline" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="danger" onClick={() => void drop()}>
              <Trans>Delete</Trans>
            </Button>
          </>
        }
      >
        <p className={css.sectionName}>{list.name}</p>
      </Dialog>
    </>
  );
}

/** The same sections and lines under new ids, with nothing bought or ticked off. */
function copied(list: ShownList) {
  const { edit } = wholeEdit(list);
  const ids = new Map(edit.sections.map(({ id }) => [id, uuidv7()]));
  return {
    site: edit.site,
    client: edit.client,
    note: edit.note,
    sections: edit.sections.map(section => ({ ...section, id: ids.get(section.id) ?? section.id })),
    lines: edit.lines.map(line => ({ ...line, id: uuidv7(), checked: false, section_id: ids.get(line.section_id ?? '') ?? null })),
  };
}
