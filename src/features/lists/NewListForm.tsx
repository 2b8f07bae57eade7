import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { listLimits } from '#contract/lists.ts';
import { Plus } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Lists.css.ts';
import { useListEdits } from './use-list-edits.ts';
import { useOnePress } from './use-one-press.ts';

/** Begins a list by its name, and opens it. */
export function NewListForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { create } = useListEdits();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, press } = useOnePress(begin);
  async function begin() {
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === '') return;
    const id = await create(wanted);
    if (id !== null) await navigate({ to: '/lists/$id', params: { id } });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Name of a new list`}
        value={name}
        maxLength={listLimits.name}
        onChange={event => setName(event.target.value)}
        error={isMissing ? t`This field is required` : null}
        className={css.grow}
        autoComplete="off"
      />
      <Button type="submit" loading={isBusy} leading={<Plus size={18} />}>
        <Trans>New list</Trans>
      </Button>
    </form>
  );
}
