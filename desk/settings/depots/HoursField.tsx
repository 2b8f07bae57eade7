import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Depot } from '#contract/delivery.ts';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { RowsField } from '../RowsField.tsx';
import * as css from '../settings.css.ts';
import { MOST_HOURS } from './depot-of.ts';

/** By ISO 8601, from 1. */
const weekdays: readonly MessageDescriptor[] = [
  msg`Monday`,
  msg`Tuesday`,
  msg`Wednesday`,
  msg`Thursday`,
  msg`Friday`,
  msg`Saturday`,
  msg`Sunday`,
];

type Hours = Depot['hours'][number];

const usual: Hours = { weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' };

interface HoursFieldProps {
  depot: Depot | undefined;
  error: (field: string) => string | undefined;
  onTouch: () => void;
}

/** When the depot is open: pick-ups and the days of delivery are counted by it. */
export function HoursField({ depot, error, onTouch }: HoursFieldProps) {
  const { t } = useLingui();
  return (
    <RowsField
      legend={t`Opening hours`}
      hint={t`Days with the same hours go into one row. Without any, the shop counts every day as open.`}
      error={error('hours')}
      rows={depot?.hours ?? []}
      fresh={usual}
      addLabel={t`Add hours`}
      most={MOST_HOURS}
      onTouch={onTouch}
    >
      {(hours, place) => (
        <HoursRow hours={hours} place={place} error={field => error(`hours.${place}.${field}`)} whole={error(`hours.${place}`)} />
      )}
    </RowsField>
  );
}

interface HoursRowProps {
  hours: Hours;
  place: number;
  error: (field: string) => string | undefined;
  /** Why the row as a whole was refused: it closes before it opens. */
  whole: string | undefined;
}

function HoursRow({ hours, place, error, whole }: HoursRowProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <FieldGroup legend={t`Days`} error={error('weekdays')}>
        <div className={css.days}>
          {weekdays.map((name, index) => (
            <Checkbox key={name.id} dense name={`weekdays-${place}`} value={index + 1} defaultChecked={hours.weekdays.includes(index + 1)}>
              {i18n._(name)}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <div className={css.pair}>
        <TextField name="opens" type="time" label={t`Opens`} defaultValue={hours.opens} error={error('opens')} />
        <TextField
          name="closes"
          type="time"
          label={t`Closes`}
          defaultValue={hours.closes}
          error={error('closes') ?? (whole === undefined ? undefined : t`It must close later than it opens.`)}
        />
      </div>
    </>
  );
}
