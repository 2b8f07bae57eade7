import { useLingui } from '@lingui/react/macro';
import { Grid } from '#ui/primitives/Grid.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';

/** Days 'YYYY-MM-DD' as they are typed, '' for no limit. */
interface Days {
  readonly from: string;
  readonly until: string;
}

/** Whether the last day comes before the first, so that there is none. */
export const isReversed = ({ from, until }: Days): boolean => from !== '' && until !== '' && from > until;

/** The first and the last day of what is looked for. */
export function DayFields({ from, until, onChange }: Days & { onChange: (change: Partial<Days>) => void }) {
  const { t } = useLingui();
  return (
    <Grid columns="halves">
      <TextField type="date" label={t`From`} value={from} onChange={event => onChange({ from: event.target.value })} />
      <TextField
        type="date"
        label={t`Until`}
        value={until}
        onChange={event => onChange({ until: event.target.value })}
        error={isReversed({ from, until }) ? t`Choose a day that is not before the first` : undefined}
      />
    </Grid>
  );
}
