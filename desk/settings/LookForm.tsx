import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type SiteCard, setSiteEndpoint } from '#contract/admin-settings.ts';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { textOf } from '../ui/FormDialog.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import * as css from './settings.css.ts';

/** The shop's colours. */
export function LookForm({ card: { mark_color, background_color } }: { card: SiteCard }) {
  const { t } = useLingui();
  return (
    <SettingsForm
      title={t`Colours`}
      endpoint={setSiteEndpoint}
      body={fields => ({ mark_color: textOf(fields, 'mark_color'), background_color: textOf(fields, 'background_color') })}
    >
      {error => (
        <div className={css.pair}>
          <ColourField name="mark_color" label={t`Colour of the mark`} value={mark_color} fallback="#b23a16" error={error('mark_color')} />
          <ColourField
            name="background_color"
            label={t`Ground of the installed app’s icon`}
            value={background_color}
            fallback="#faf8f5"
            error={error('background_color')}
          />
        </div>
      )}
    </SettingsForm>
  );
}

interface ColourFieldProps {
  name: string;
  label: string;
  /** `#rrggbb`; empty: the app's own. */
  value: string;
  /** What the choice begins with. */
  fallback: string;
  error: string | undefined;
}

function ColourField({ name, label, value, fallback, error }: ColourFieldProps) {
  const { t } = useLingui();
  const [isOwn, setOwn] = useState(value !== '');
  return (
    <Stack gap={8}>
      <Checkbox checked={isOwn} onChange={event => setOwn(event.target.checked)} description={isOwn ? undefined : t`The app’s own colour`}>
        {label}
      </Checkbox>
      {isOwn ? <TextField type="color" name={name} label={t`Choose a colour`} defaultValue={value || fallback} error={error} /> : null}
    </Stack>
  );
}
