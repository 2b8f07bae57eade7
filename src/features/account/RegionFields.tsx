import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Region } from '#contract/addresses.ts';
import { regionQueries } from '#data/addresses/queries.ts';
import type { RegionNames } from '#data/addresses/region-names.ts';
import { Stack } from '#ui/primitives/Stack.tsx';
import { RegionLevel } from './RegionLevel.tsx';
import { RegionSearch } from './RegionSearch.tsx';
import { VillageField } from './VillageField.tsx';

export interface RegionFieldsProps {
  /** Code of the chosen village, or of the district whose village is typed; '' for none. */
  readonly code: string;
  /** The village's name as it was typed without a line; '' where none was. */
  readonly typed: string;
  /** Names of the region that the form starts with, for a phone that has never seen its lists. */
  readonly initial: RegionNames;
  readonly error: string | undefined;
  /** A village; a district whose village is typed; or null while neither is complete. A typed name stays in any case. */
  readonly onChange: (region: Region | null, typed: string) => void;
}

/** Dotted codes carry their parents: '81.71.01.2001' lies in '81.71.01', '81.71' and '81'. */
const ancestor = (code: string, level: number) => code.split('.').slice(0, level).join('.');

/** One search field that sets everything at once, and native cascading selects beside it. */
export function RegionFields({ code, typed, initial, error, onChange }: RegionFieldsProps) {
  const { t } = useLingui();
  const [path, setPath] = useState(code);
  const [startCode] = useState(code);
  const fields = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Region | null>(null);
  // The list that had the focus is closed: the choice below what was found comes next, and below a village nothing.
  useEffect(() => {
    if (picked !== null)
      fields.current?.querySelectorAll<HTMLElement>('select, input:not([type=search])')[Math.min(picked.level, 3)]?.focus();
  }, [picked]);
  const known = (value: string, name: string) => (value !== '' && startCode.startsWith(value) ? name : '');
  const province = path === '' ? '' : ancestor(path, 1);
  const regency = path.split('.').length >= 2 ? ancestor(path, 2) : '';
  const district = path.split('.').length >= 3 ? ancestor(path, 3) : '';
  const provinces = useQuery(regionQueries.children(''));
  const regencies = useQuery({ ...regionQueries.children(province), enabled: province !== '' });
  const districts = useQuery({ ...regionQueries.children(regency), enabled: regency !== '' });
  const ownDistrict = [...(districts.data ?? []), picked].find(region => region?.code === district) ?? undefined;
  /** The village is chosen, or none is; a typed name stands for one as soon as its district is known. */
  const settle = (region: Region | null | undefined, name: string) => {
    if (region?.level === 4) onChange(region, '');
    else onChange(region?.level === 3 && name.trim() !== '' ? region : null, name);
  };
  const choose = (next: string) => {
    setPath(next);
    if (next !== code)
      settle(
        districts.data?.find(region => region.code === next),
        typed,
      );
  };
  return (
    <Stack gap={16} ref={fields}>
      <RegionSearch
        onPick={region => {
          setPath(region.code);
          setPicked(region);
          settle(region, typed);
        }}
      />
      <RegionLevel label={t`Province`} regions={provinces.data} value={province} known={known(province, initial.state)} onChoose={choose} />
      <RegionLevel
        label={t`Regency or city`}
        regions={regencies.data}
        value={regency}
        known={known(regency, initial.city)}
        onChoose={choose}
        isDisabled={province === ''}
      />
      <RegionLevel
        label={t`District`}
        regions={districts.data}
        value={district}
        known={known(district, initial.district)}
        onChoose={choose}
        isDisabled={regency === ''}
      />
      <VillageField
        district={ownDistrict}
        districtCode={district}
        code={code}
        typed={typed}
        known={known(code, initial.sub_district)}
        error={error}
        onChoose={village => {
          setPath(village?.code ?? district);
          settle(village, '');
        }}
        onType={name => settle(ownDistrict, name)}
      />
    </Stack>
  );
}
