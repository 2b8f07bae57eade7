import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import type { Product, Variant } from '#contract/catalogue.ts';
import { listLimits } from '#contract/lists.ts';
import { ageClock } from '#data/age-clock.ts';
import { goodsOf, newLine, POSITION_STEP } from '#data/lists/line-of.ts';
import { useLists } from '#data/lists/use-lists.ts';
import { useWholeList } from '#data/lists/use-whole-list.ts';
import { toasts } from '#data/toasts.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Lists.css.ts';
import { ListsSkeleton } from './ListsSkeleton.tsx';
import { useListEdits } from './use-list-edits.ts';

export interface AddToListProps {
  product: Pick<Product, 'slug' | 'name' | 'image' | 'flags'>;
  variant: Variant;
  quantity: number;
}

/** The choice of a new list, in the place of an id. */
const NEW = '';

/** Asks into which list goods go: one that there is, or a new one. */
export function AddDialog({ product, variant, quantity, onClose }: AddToListProps & { onClose: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { lists, isLoading } = useLists(language);
  const open = lists.filter(({ status }) => status === 'active');
  const name = `${product.name} · ${variant.name}`;
  return (
    <Dialog open onClose={onClose} title={t`Add to list`} closeLabel={t`Close`} size="sm">
      <div className={css.stack}>
        <p className={css.sectionName}>{name}</p>
        {isLoading ? <ListsSkeleton /> : <Choice key={open[0]?.id} {...{ product, variant, quantity, onClose, open }} />}
      </div>
    </Dialog>
  );
}

function Choice({
  product,
  variant,
  quantity,
  onClose,
  open,
}: AddToListProps & { onClose: () => void; open: ReturnType<typeof useLists>['lists'] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const wholeOf = useWholeList(language);
  const { create, edit } = useListEdits();
  const formId = useId();
  const [chosen, setChosen] = useState(open[0]?.id ?? NEW);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const list = open.find(({ id }) => id === chosen);
  async function add(event: FormEvent) {
    event.preventDefault();
    const goods = goodsOf(product, variant);
    const at = new Date(ageClock.now()).toISOString();
    setMissing(list === undefined && name.trim() === '');
    if (list === undefined && name.trim() === '') return;
    let id = list?.id ?? null;
    if (list === undefined) id = await create(name.trim(), { lines: [newLine(goods, { quantity, position: POSITION_STEP }, at)] }, [goods]);
    else {
      const { list: whole, end: position } = wholeOf(list);
      if (!(await edit(whole, { lines: [newLine(goods, { quantity, position }, at)] }, [goods]))) id = null;
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
