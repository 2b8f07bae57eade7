import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { listLimits } from '#contract/lists.ts';
import { ageClock } from '#data/age-clock.ts';
import { emptyList } from '#data/lists/edited-list.ts';
import { useGuestLists } from '#data/lists/guest-lists.ts';
import { type ListEntry, linesOfEntries, POSITION_STEP, positionAfter } from '#data/lists/line-of.ts';
import { listQueries } from '#data/lists/queries.ts';
import { useLists } from '#data/lists/use-lists.ts';
import { toasts } from '#data/toasts.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Lists.css.ts';
import { ListsSkeleton } from './ListsSkeleton.tsx';
import { useListEdits } from './use-list-edits.ts';

interface Props {
  entries: readonly ListEntry[];
  onClose: () => void;
}

/** The choice of a new list, in the place of an id. */
const NEW = '';

/** Asks into which list goods go: one that there is, or a new one. */
export function AddDialog({ entries, onClose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { lists, isLoading } = useLists(language);
  const open = lists.filter(({ status }) => status === 'active');
  const names = new Set(entries.map(({ goods, text }) => (goods === null ? text : `${goods.product.name} · ${goods.variant.name}`)));
  return (
    <Dialog open onClose={onClose} title={t`Add to list`} closeLabel={t`Close`} size="sm">
      <div className={css.stack}>
        {[...names].map(name => (
          <p key={name} className={css.sectionName}>
            {name}
          </p>
        ))}
        {isLoading ? <ListsSkeleton /> : <Choice key={open[0]?.id} {...{ entries, onClose, open }} />}
      </div>
    </Dialog>
  );
}

function Choice({ entries, onClose, open }: Props & { open: ReturnType<typeof useLists>['lists'] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const guest = useGuestLists();
  const { create, edit } = useListEdits();
  const formId = useId();
  const [chosen, setChosen] = useState(open[0]?.id ?? NEW);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const list = open.find(({ id }) => id === chosen);
  async function add(event: FormEvent) {
    event.preventDefault();
    const at = new Date(ageClock.now()).toISOString();
    setMissing(list === undefined && name.trim() === '');
    if (list === undefined && name.trim() === '') return;
    let id = list?.id ?? null;
    if (list === undefined) {
      const { lines, goods } = linesOfEntries(entries, POSITION_STEP, at);
      id = await create(name.trim(), { lines }, goods);
    } else {
      // A list whose lines are not on this phone takes it at its end all the same.
      const whole = guest.lists.find(each => each.id === list.id) ?? queryClient.getQueryData(listQueries.one(language, list.id).queryKey);
      const position = whole === undefined ? (list.lines + 1) * POSITION_STEP : positionAfter(whole.lines);
      const { lines, goods } = linesOfEntries(entries, position, at);
      if (!(await edit(whole ?? { ...emptyList(list.id, at), name: list.name }, { lines }, goods))) id = null;
    }
    if (id === null) return;
    const listId = id;
    const listName = list?.name ?? name.trim();
    toasts.show('cart', t`In the list ${listName}`, {
      action: { label: t`See list`, onAction: () => void navigate({ to: '/lists/$id', params: { id: listId } }) },
    });
    onClose();
  }
  return (
    <form id={formId} className={css.stack} onSubmit={event => void add(event)} noValidate>
      {open.length === 0 ? null : (
        <Select label={t`List`} value={chosen} onChange={event => setChosen(event.target.value)}>
          {open.map(each => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
          <option value={NEW}>{t`New list`}</option>
        </Select>
      )}
      {list === undefined ? (
        <TextField
          label={t`Name of a new list`}
          value={name}
          maxLength={listLimits.name}
          onChange={event => setName(event.target.value)}
          error={isMissing ? t`This field is required` : null}
          autoComplete="off"
        />
      ) : null}
      <Button type="submit" block>
        <Trans>Add to list</Trans>
      </Button>
    </form>
  );
}
