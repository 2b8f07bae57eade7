import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { Search } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './SearchField.css.ts';

/** Looks for something in the list below: the words stand in the address, so that Back and a copied link lead to the same rows. */
export function SearchField({ label, value }: { label: string; value: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void navigate({ to: '.', search: ((before: object) => ({ ...before, search: words || undefined, page: undefined })) as never });
  };
  return (
    <search>
      <form onSubmit={search} key={value} className={css.search}>
        <TextField className={css.field} type="search" name="search" label={label} defaultValue={value} leading={<Search size={18} />} />
        <Button type="submit" variant="outline">
          {t`Search`}
        </Button>
      </form>
    </search>
  );
}
