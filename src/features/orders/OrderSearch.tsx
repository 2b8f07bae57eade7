import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { changedTransactionSearch, soughtIn, type TransactionSearch } from '#data/orders/transaction-search.ts';
import { useProjectNames } from '#data/orders/use-project-names.ts';
import { LONGEST_SEARCH } from '#lib/search-values.ts';
import { Search } from '#ui/icons.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { DayFields, isReversed } from './DayFields.tsx';

/** What is typed into the form, '' where nothing is. */
interface Typed {
  readonly search: string;
  readonly project: string;
  readonly from: string;
  readonly until: string;
}

const typedOf = ({ search = '', project = '', from = '', until = '' }: TransactionSearch): Typed => ({ search, project, from, until });

/** Looks for orders by words, project and days. What is searched for stands in the address, so that Back and a reload find it again. */
export function OrderSearch({ search }: { search: TransactionSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const inAddress = typedOf(search);
  const [typed, setTyped] = useState(inAddress);
  const [shown, setShown] = useState(inAddress);
  // Another address, as by Back, brings its own words; the field that has the focus stays.
  if (JSON.stringify(shown) !== JSON.stringify(inAddress)) {
    setShown(inAddress);
    setTyped(inAddress);
  }
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReversed(typed)) void navigate({ to: '/transactions', search: changedTransactionSearch(search, typed), resetScroll: false });
  };
  const isSearched = Object.keys(soughtIn(search)).length > 0;
  return (
    <Disclosure summary={<Trans>Search your orders</Trans>} open={isSearched}>
      <search>
        <form onSubmit={submit}>
          <Stack gap={12}>
            <TextField
              name="search"
              type="search"
              label={t`Number, product or project`}
              value={typed.search}
              onChange={event => change({ search: event.target.value })}
              maxLength={LONGEST_SEARCH}
              leading={<Search size={20} />}
              autoComplete="off"
              enterKeyHint="search"
            />
            <ProjectChoice value={typed.project} onChange={project => change({ project })} />
            <DayFields from={typed.from} until={typed.until} onChange={change} />
            <Stack direction="row" gap={12}>
              <Button type="submit">
                <Trans>Search</Trans>
              </Button>
              {isSearched ? (
                <Link to="/transactions" search={{}} resetScroll={false} className={buttonClass({ variant: 'outline' })}>
                  <Trans>Show all orders</Trans>
                </Link>
              ) : null}
            </Stack>
          </Stack>
        </form>
      </search>
    </Disclosure>
  );
}

/** One of the projects that were ordered for; a name that came with the address is offered as well. */
function ProjectChoice({ value, onChange }: { value: string; onChange: (project: string) => void }) {
  const { t } = useLingui();
  const known = useProjectNames();
  const names = value === '' || known.includes(value) ? known : [value, ...known];
  return (
    <Select label={t`Project or PO`} value={value} onChange={event => onChange(event.target.value)}>
      <option value="">{t`All projects`}</option>
      {names.map(name => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}
