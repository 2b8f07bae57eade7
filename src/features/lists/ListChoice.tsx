import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { type ListGoods, listLimits } from '#contract/lists.ts';
import { ageClock } from '#data/age-clock.ts';
import { POSITION_STEP } from '#data/lists/line-of.ts';
import type { WantedListLine } from '#data/lists/list-payload.ts';
import { useLists } from '#data/lists/use-lists.ts';
import { useWholeList } from '#data/lists/use-whole-list.ts';
import { toasts } from '#data/toasts.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Lists.css.ts';
import { ListsSkeleton } from './ListsSkeleton.tsx';
import { useListEdits } from './use-list-edits.ts';
import { useOnePress } from './use-one-press.ts';

/** The choice of a new list, in the place of an id. */
const NEW = '';

interface Props {
  /** New lines with their goods. @param position the place that the first of them takes @param at ISO 8601 moment */
  content: (position: number, at: string) => { lines: WantedListLine[]; goods: readonly ListGoods[] };
  /** The lines are saved. */
  onDone: () => void;
}

/** Asks into which list new lines go, one that there is or a new one, and adds them. */
export function ListChoice(props: Props) {
  const { language } = useLanguage();
  const { lists, isLoading } = useLists(language);
  const open = lists.filter(({ status }) => status === 'active');
  return isLoading ? <ListsSkeleton /> : <Choice {...props} open={open} />;
}

function Choice({ content, onDone, open }: Props & { open: ReturnType<typeof useLists>['lists'] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const wholeOf = useWholeList(language);
  const { create, edit } = useListEdits();
  // The first when it was opened: another device may bring another list to the front while the customer types.
  const [chosen, setChosen] = useState(open[0]?.id ?? NEW);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, press } = useOnePress(add);
  const list = open.find(({ id }) => id === chosen);
  async function saved(): Promise<string | null> {
    const at = new Date(ageClock.now()).toISOString();
    if (list === undefined) {
      const { lines, goods } = content(POSITION_STEP, at);
      return create(name.trim(), { lines }, goods);
    }
    const { list: whole, end } = wholeOf(list);
    const { lines, goods } = content(end, at);
    return (await edit(whole, { lines }, goods)) ? list.id : null;
  }
  async function add() {
    setMissing(list === undefined && name.trim() === '');
    if (list === undefined && name.trim() === '') return;
    const id = await saved();
    if (id === null) return;
    const listName = list?.name ?? name.trim();
    toasts.show('cart', t`In the list ${listName}`, {
      action: { label: t`See list`, onAction: () => void navigate({ to: '/lists/$id', params: { id } }) },
    });
    onDone();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  return (
    <form className={css.stack} onSubmit={submit} noValidate>
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
      <Button type="submit" block loading={isBusy}>
        <Trans>Add to list</Trans>
      </Button>
    </form>
  );
}
