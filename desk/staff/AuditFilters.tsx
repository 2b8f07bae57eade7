import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { textOf } from '../ui/FormDialog.tsx';
import { filters } from '../ui/Page.css.ts';
import { areas } from './act-words.ts';

/** Narrows the list of changes to a person, an area or both; they stand in the address. */
export function AuditFilters({ person, path }: { person: string; path: string }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const search = { person: textOf(fields, 'person') || undefined, path: textOf(fields, 'path') || undefined };
    void navigate({ to: '.', search: search as never });
  };
  const isKnown = path === '' || areas.some(area => area.path === path);
  return (
    <search>
      <form key={`${person} ${path}`} onSubmit={show} className={filters}>
        <TextField type="search" name="person" label={t`Person`} defaultValue={person} />
        <Select name="path" label={t`Part of the shop`} defaultValue={path}>
          <option value="">{t`Everything`}</option>
          {areas.map(area => (
            <option key={area.path} value={area.path}>
              {i18n._(area.word)}
            </option>
          ))}
          {isKnown ? null : <option value={path}>{path}</option>}
        </Select>
        <Button type="submit" variant="outline">
          {t`Show`}
        </Button>
      </form>
    </search>
  );
}
