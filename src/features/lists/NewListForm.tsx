import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { listLimits } from '#contract/lists.ts';
import { Plus } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Lists.css.ts';
import { useListEdits } from './use-list-edits.ts';

/** Begins a list by its name, and opens it. */
export function NewListForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { create } = useListEdits();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function begin(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === '') return;
    setBusy(true);
    const id = await create(wanted);
    setBusy(false);
    if (id !== null) await navigate({ to: '/lists/$id', params: { id } });
  }
  return (
    <form className={css.form} onSubmit={event => void begin(event)} noValidate>
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
