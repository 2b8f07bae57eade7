import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { MONTHS } from '#lib/months.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { Tabs } from '#ui/primitives/Tabs.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { textOf } from '../ui/FormDialog.tsx';
import { filters } from '../ui/Page.css.ts';
import { monthsToChoose, type Period, type PeriodKind } from './period.ts';

interface PeriodChoiceProps {
  period: Period;
  /** Gives the server's refusal of a date in words. */
  error: (field: string) => string | undefined;
}

/** The time that the figures are of: it stands in the address, so that a copied link and Back lead to the same figures. */
export function PeriodChoice({ period, error }: PeriodChoiceProps) {
  const { t } = useLingui();
  const { kind, from, to } = period;
  const item = (key: PeriodKind, label: string, more: object = {}) => ({
    key,
    label,
    isCurrent: key === kind,
    renderLink: (props: object) => <Link to="." search={{ period: key === 'today' ? undefined : key, ...more } as never} {...props} />,
  });
  return (
    <>
      <Tabs
        label={t`Period`}
        items={[
          item('today', t`Today`),
          item('week', t`7 days`),
          item('thirty', t`30 days`),
          item('month', t`Month`, { month: from.slice(0, 7) }),
          item('days', t`Own dates`, { from, to }),
        ]}
      />
      {kind === 'month' ? <MonthChoice month={from.slice(0, 7)} /> : null}
      {kind === 'days' ? <DayChoice key={`${from} ${to}`} from={from} to={to} error={error} /> : null}
    </>
  );
}

function MonthChoice({ month }: { month: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const nameOf = (each: string) => `${MONTHS[language][Number(each.slice(5)) - 1]} ${each.slice(0, 4)}`;
  return (
    <div className={filters}>
      <Select
        label={t`Month`}
        value={month}
        onChange={event => void navigate({ to: '.', search: { period: 'month', month: event.currentTarget.value } as never })}
      >
        {monthsToChoose(month, new Date()).map(each => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </Select>
    </div>
  );
}

function DayChoice({ from, to, error }: { from: string; to: string; error: PeriodChoiceProps['error'] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const search = { period: 'days', from: textOf(fields, 'from') || undefined, to: textOf(fields, 'to') || undefined };
    void navigate({ to: '.', search: search as never });
  };
  return (
    <form onSubmit={show} className={filters} noValidate>
      <TextField type="date" name="from" label={t`From`} defaultValue={from} error={error('start_date')} />
      <TextField type="date" name="to" label={t`To`} defaultValue={to} error={error('end_date')} />
      <Button type="submit" variant="outline">
        {t`Show`}
      </Button>
    </form>
  );
}
