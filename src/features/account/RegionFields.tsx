import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { Region } from '#contract/addresses.ts';
import { regionQueries } from '#data/addresses/queries.ts';
import type { RegionNames } from '#data/addresses/region-names.ts';
import { withoutInvisible } from '#lib/without-invisible.ts';
import { Select } from '#ui/primitives/Select.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './RegionFields.css.ts';

export interface RegionFieldsProps {
  /** Code of the chosen village; '' for none. */
  readonly code: string;
  /** Names of the region that the form starts with, for a phone that has never seen its lists. */
  readonly initial: RegionNames;
  readonly error: string | undefined;
  readonly onChange: (village: Region | null) => void;
}

/** Dotted codes carry their parents: '81.71.01.2001' lies in '81.71.01', '81.71' and '81'. */
const ancestor = (code: string, level: number) => code.split('.').slice(0, level).join('.');

/** One search field that sets everything at once, and native cascading selects beside it. */
export function RegionFields({ code, initial, error, onChange }: RegionFieldsProps) {
  const { t } = useLingui();
  const [path, setPath] = useState(code);
  const [startCode] = useState(code);
  const fields = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Region | null>(null);
  // The list that had the focus is closed: the choice below what was found comes next, and below a village nothing.
  useEffect(() => {
    if (picked !== null) fields.current?.querySelectorAll('select')[Math.min(picked.level, 3)]?.focus();
  }, [picked]);
  const known = (value: string, name: string) => (value !== '' && startCode.startsWith(value) ? name : '');
  const province = path === '' ? '' : ancestor(path, 1);
  const regency = path.split('.').length >= 2 ? ancestor(path, 2) : '';
  const district = path.split('.').length >= 3 ? ancestor(path, 3) : '';
  const provinces = useQuery(regionQueries.children(''));
  const regencies = useQuery({ ...regionQueries.children(province), enabled: province !== '' });
  const districts = useQuery({ ...regionQueries.children(regency), enabled: regency !== '' });
  const villages = useQuery({ ...regionQueries.children(district), enabled: district !== '' });
  const choose = (next: string) => {
    setPath(next);
    if (next !== code) onChange(null);
  };
  return (
    <Stack gap={16} ref={fields}>
      <RegionSearch
        onPick={region => {
          setPath(region.code);
          setPicked(region);
          onChange(region.level === 4 ? region : null);
        }}
      />
      <Level label={t`Province`} regions={provinces.data} value={province} known={known(province, initial.state)} onChoose={choose} />
      <Level
        label={t`Regency or city`}
        regions={regencies.data}
        value={regency}
        known={known(regency, initial.city)}
        onChoose={choose}
        isDisabled={province === ''}
      />
      <Level
        label={t`District`}
        regions={districts.data}
        value={district}
        known={known(district, initial.district)}
        onChoose={choose}
        isDisabled={regency === ''}
      />
      <Level
        label={t`Village`}
        regions={villages.data}
        value={code}
        known={known(code, initial.sub_district)}
        isDisabled={district === ''}
        error={error}
        onChoose={next => {
          setPath(next === '' ? district : next);
          onChange(villages.data?.find(region => region.code === next) ?? null);
        }}
      />
    </Stack>
  );
}

interface LevelProps {
  readonly label: string;
  readonly regions: readonly Region[] | undefined;
  readonly value: string;
  /** Its name, should the list not be at hand; may be empty. */
  readonly known: string;
  readonly onChoose: (code: string) => void;
  readonly isDisabled?: boolean;
  readonly error?: string | undefined;
}

function Level({ label, regions = [], value, known, onChoose, isDisabled = false, error }: LevelProps) {
  const isListed = regions.some(region => region.code === value);
  const isNamed = !isListed && known !== '';
  return (
    <Select
      label={label}
      value={isListed || isNamed ? value : ''}
      disabled={isDisabled}
      onChange={event => onChoose(event.target.value)}
      {...(error ? { error, required: true } : {})}
    >
      <option value="">
        <Choose />
      </option>
      {isNamed ? <option value={value}>{known}</option> : null}
      {regions.map(region => (
        <option key={region.code} value={region.code}>
          {region.name}
        </option>
      ))}
    </Select>
  );
}

function Choose() {
  return <Trans>Choose</Trans>;
}

function RegionSearch({ onPick }: { onPick: (region: Region) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const listId = useId();
  const asked = useDeferredValue(withoutInvisible(text).trim());
  const { data: regions } = useQuery(regionQueries.search(asked));
  const isOpen = asked.length >= 3;
  return (
    <div className={css.search}>
      <TextField
        type="search"
        autoComplete="off"
        label={t`Search district or village`}
        hint={t`Type at least three letters, such as Sirimau`}
        leading={<Search size={18} aria-hidden="true" />}
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
      </ul>
    </div>
  );
}
