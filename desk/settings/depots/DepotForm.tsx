import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { setDepotEndpoint } from '#contract/admin-freight.ts';
import type { Depot } from '#contract/delivery.ts';
import { timeZones } from '#lib/freight/arrival.ts';
import { Select } from '#ui/primitives/Select.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import * as css from '../settings.css.ts';
import { depotOf, isDepotCode } from './depot-of.ts';
import { HoursField } from './HoursField.tsx';
import { RegencyFields } from './RegencyFields.tsx';

interface DepotFormProps {
  /** None: a new one, whose code the merchant gives. */
  depot?: Depot;
  /** Codes that depots have: under one of them a new depot would take the other's place. */
  taken?: readonly string[];
  onDone?: () => void;
}

type ErrorOf = (field: string) => string | undefined;

/** All that the shop knows of a depot. */
export function DepotForm({ depot, taken = [], onDone }: DepotFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const code = depot?.code ?? typed.trim().toLowerCase();
  const check = (): Readonly<Record<string, string>> => {
    if (depot !== undefined) return {};
    if (!isDepotCode(code)) return { code: t`Give a code of small letters, digits and -.` };
    return taken.includes(code) ? { code: t`Another depot has this code.` } : {};
  };
  return (
    <SettingsForm
      title={t`About the depot`}
      endpoint={setDepotEndpoint}
      params={{ code }}
      body={fields => depotOf(fields, depot)}
      check={check}
      {...(onDone === undefined ? {} : { onDone })}
    >
      {(error, touch) => (
        <>
          {depot === undefined ? (
            <TextField
              name="code"
              label={t`Code`}
              hint={t`Small letters, digits and -, such as ambon. The freight files call the depot by it, and it stays.`}
              value={typed}
              onChange={event => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={40}
              error={error('code')}
              required
            />
          ) : null}
          <Place depot={depot} error={error} />
          <Contact depot={depot} error={error} />
          <HoursField depot={depot} error={error} onTouch={touch} />
        </>
      )}
    </SettingsForm>
  );
}

interface PartProps {
  depot: Depot | undefined;
  error: ErrorOf;
}

function Place({ depot, error }: PartProps): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <TextField name="name" label={t`Name`} hint={t`Its city, such as Ambon`} defaultValue={depot?.name} error={error('name')} required />
      <RegencyFields regency={depot?.regency ?? ''} error={error('regency')} />
      <TextArea name="address" label={t`Address`} rows={2} defaultValue={depot?.address} error={error('address')} required />
      <div className={css.pair}>
        <TextField
          name="latitude"
          label={t`Latitude`}
          hint={t`As a map shows it, such as -3.6554`}
          defaultValue={depot?.latitude}
          error={error('latitude')}
          autoComplete="off"
          required
        />
        <TextField
          name="longitude"
          label={t`Longitude`}
          hint={t`Such as 128.1908`}
          defaultValue={depot?.longitude}
          error={error('longitude')}
          autoComplete="off"
          required
        />
      </div>
    </>
  );
}

function Contact({ depot, error }: PartProps): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <TextField name="phone" type="tel" label={t`Phone`} defaultValue={depot?.phone ?? ''} error={error('phone')} />
      <TextField
        name="map_url"
        type="url"
        label={t`Link to a map`}
        hint={t`Begins with https://. Left empty, the shop makes one of latitude and longitude.`}
        defaultValue={depot?.map_url}
        error={error('map_url')}
      />
      <Select name="time_zone" label={t`Time zone`} defaultValue={depot?.time_zone ?? 'WITA'} error={error('time_zone')}>
        {timeZones.map(zone => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </Select>
    </>
  );
}
