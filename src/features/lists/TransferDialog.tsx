import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listLimits } from '#contract/lists.ts';
import { emptyList } from '#data/lists/edited-list.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import { additionOf, type Load, removalOf } from '#data/lists/transfer.ts';
import { useLists } from '#data/lists/use-lists.ts';
import { useWholeList } from '#data/lists/use-whole-list.ts';
import { toasts } from '#data/toasts.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Lists.css.ts';
import { useListEdits } from './use-list-edits.ts';
import { useOnePress } from './use-one-press.ts';

interface Props {
  list: ShownList;
  load: Load;
  /** The line's, or the section's. */
  name: string;
  onClose: () => void;
}

/** The choice of a new list, in the place of an id. */
const NEW = '';

/** Moves or copies a line or a whole section into another list; also without a line, and for a guest. */
export function TransferDialog({ list, load, name, onClose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { lists } = useLists(language);
  const wholeOf = useWholeList(language);
  const { create, edit } = useListEdits();
  const others = lists.filter(({ id, status }) => status === 'active' && id !== list.id);
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = wanted ?? others[0]?.id ?? NEW;
  const [section, setSection] = useState('');
  const [newName, setNewName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, press } = useOnePress(transfer);
  const target = others.find(({ id }) => id === chosen);
  const whole = target === undefined ? null : wholeOf(target);
  async function transfer(isMove: boolean) {
    const given = newName.trim();
    setMissing(target === undefined && given === '');
    if (target === undefined && given === '') return;
    const place = { list: whole?.list ?? emptyList('', ''), end: whole?.end, sectionId: section || null };
    const { goods, ...addition } = additionOf(load, place, list.goods, isMove);
    const id = whole === null ? await create(given, addition, goods) : (await edit(whole.list, addition, goods)) ? chosen : null;
    if (id === null) return;
    // Only once they are saved there are they taken from here: in between they are in both, and never in none.
    if (isMove && !(await edit(list, removalOf(load)))) return;
    const listName = target?.name ?? given;
    toasts.show('cart', t`In the list ${listName}`, {
      action: { label: t`See list`, onAction: () => void navigate({ to: '/lists/$id', params: { id } }) },
    });
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`To another list`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button variant="outline" loading={isBusy} onClick={() => press(false)}>
            <Trans>Copy</Trans>
          </Button>
          <Button loading={isBusy} onClick={() => press(true)}>
            <Trans>Move</Trans>
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p className={css.sectionName}>{name}</p>
        {others.length === 0 ? null : (
          <Select
            label={t`List`}
            value={chosen}
            onChange={event => {
              setWanted(event.target.value);
              setSection('');
            }}
          >
            {others.map(each => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
            <option value={NEW}>{t`New list`}</option>
          </Select>
        )}
        {target === undefined ? (
          <TextField
            label={t`Name of a new list`}
            value={newName}
            maxLength={listLimits.name}
            onChange={event => setNewName(event.target.value)}
            error={isMissing ? t`This field is required` : null}
            autoComplete="off"
          />
        ) : null}
        {load.section === null && whole !== null && whole.list.sections.length > 0 ? (
          <Select label={t`Section`} value={section} onChange={event => setSection(event.target.value)}>
            <option value="">{t`Without a section`}</option>
            {whole.list.sections.map(each => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </Select>
        ) : null}
        <p className={css.muted}>
          <Trans>What was bought stays counted here: a move takes along what is still to be bought.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
