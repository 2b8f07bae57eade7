import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import type { Region } from '#contract/addresses.ts';
import { regionQueries } from '#data/addresses/queries.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { withoutInvisible } from '#lib/without-invisible.ts';
import { Search } from '#ui/icons.ts';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './RegionFields.css.ts';

/** One field that looks for a place by name and sets everything at once; without a line it knows no villages. */
export function RegionSearch({ onPick }: { onPick: (region: Region) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const listId = useId();
  const asked = useDeferredValue(withoutInvisible(text).trim());
  const isOpen = asked.length >= 3;
  const isReachable = useIsReachable();
  const shop = useQuery(regionQueries.search(asked));
  const isAlone = isOpen && shop.data === undefined && (!isReachable || shop.error !== null);
  const phone = useQuery({ ...regionQueries.searchOnPhone(asked), enabled: isAlone });
  const regions = isAlone ? phone.data : shop.data;
  return (
    <div className={css.search}>
      <TextField
        type="search"
        autoComplete="off"
        label={t`Search district or village`}
        hint={t`Type at least three letters, such as Sirimau`}
        leading={<Search size={18} />}
        value={text}
        aria-controls={listId}
        onChange={event => setText(event.target.value)}
      />
      <ul id={listId} className={css.results} hidden={!isOpen} aria-label={t`Regions found`}>
        {regions?.length === 0 ? (
          <li className={css.none}>
            <Trans>Data not found</Trans>
          </li>
        ) : null}
        {(regions ?? []).map(region => (
          <li key={region.code}>
            <button
              type="button"
              className={css.result}
              onClick={() => {
                setText('');
                onPick(region);
              }}
            >
              <span className={css.name}>{region.name}</span>
              <span className={css.parents}>{region.parents.map(parent => parent.name).join(', ')}</span>
            </button>
          </li>
        ))}
        {isAlone ? (
          <li className={css.none}>
            <Trans>Villages are found when there is signal</Trans>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
