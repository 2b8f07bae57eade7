import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { regionsEndpoint } from '#contract/addresses.ts';
import { Select } from '#ui/primitives/Select.tsx';
import { useReading } from '../../data/reading.ts';
import * as css from '../settings.css.ts';

/** The regency or city that a depot stands in, found by its province. */
export function RegencyFields({ regency, error }: { regency: string; error: string | undefined }) {
  const { t } = useLingui();
  // A regency's code begins with its province's.
  const [province, setProvince] = useState(regency.slice(0, 2));
  const [chosen, setChosen] = useState(regency);
  const provinces = useReading(regionsEndpoint, { query: { parent: '' } });
  const regencies = useReading(regionsEndpoint, { query: { parent: province }, isOff: province === '' });
  // While another province's are on their way, the ones before are no choice.
  const inside = (regencies.data?.regions ?? []).filter(({ code }) => province !== '' && code.startsWith(province));
  const choose = (code: string) => {
    setProvince(code);
    setChosen('');
  };
  return (
    <div className={css.pair}>
      <Select label={t`Province`} value={province} onChange={event => choose(event.target.value)}>
        <option value="">{t`Choose a province`}</option>
        {(provinces.data?.regions ?? (province === '' ? [] : [{ code: province, name: province }])).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        name="regency"
        label={t`Regency or city`}
        value={chosen}
        onChange={event => setChosen(event.target.value)}
        error={error}
        required
      >
        <option value="">{t`Choose a regency or city`}</option>
        {chosen !== '' && inside.every(({ code }) => code !== chosen) ? <option value={chosen}>{chosen}</option> : null}
        {inside.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
