import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import type { Region } from '#contract/addresses.ts';
import { regionQueries } from '#data/addresses/queries.ts';
import { destinationPrompt, destinations, useDestination } from '#data/freight/destination.ts';
import { destinationOf } from '#data/freight/renamed-regency.ts';
import { withoutInvisible } from '#lib/without-invisible.ts';
import { Search } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Sheet } from '#ui/primitives/Sheet.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './DestinationSheet.css.ts';

/** Letters from which on a name is looked for. */
const LEAST = 3;

/** One field that looks for a regency or district, on the phone alone: it also works without a line. */
export function DestinationSheet() {
  const { t } = useLingui();
  const chosen = useDestination();
  const name = chosen?.name ?? '';
  const [text, setText] = useState('');
  const listId = useId();
  const asked = useDeferredValue(withoutInvisible(text).trim());
  const isOpen = asked.length >= LEAST;
  const { data } = useQuery({ ...regionQueries.searchOnPhone(asked), enabled: isOpen });
  const regions = isOpen ? byLevel(data ?? []) : [];
  const choose = (region: Region) => {
    destinations.set(destinationOf(region));
    destinationPrompt.close();
  };
  return (
    <Sheet open onClose={destinationPrompt.close} title={t`Where should it be delivered?`} closeLabel={t`Close`}>
      <TextField
        type="search"
        autoComplete="off"
        label={t`Regency, city or district`}
        hint={t`Type at least three letters, such as Tual. It stays on this phone.`}
        leading={<Search size={18} />}
        value={text}
        aria-controls={listId}
        onChange={event => setText(event.target.value)}
      />
      <ul id={listId} className={css.results} aria-label={t`Regions found`}>
        {regions.map(region => (
          <li key={region.code}>
            <button type="button" className={css.result} onClick={() => choose(region)}>
              <span className={css.name}>{region.name}</span>
              <span className={css.parents}>{region.parents.map(parent => parent.name).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{isOpen && data?.length === 0 ? <Trans>Data not found</Trans> : null}</p>
      {chosen === null ? null : (
        <Button
          variant="outline"
          onClick={() => {
            destinations.set(null);
            destinationPrompt.close();
          }}
        >
          {t`Forget ${name}`}
        </Button>
      )}
    </Sheet>
  );
}

/** Regencies ahead of districts: freight knows no more. Provinces are no destination. */
function byLevel(regions: readonly Region[]): readonly Region[] {
  return [2, 3].flatMap(level => regions.filter(region => region.level === level));
}
