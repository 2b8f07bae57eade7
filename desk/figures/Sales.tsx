import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Figures } from '#contract/admin-figures.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatWeekday } from '#lib/day-words.ts';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { DayChart, NameChart, type NamedSum } from './Charts.tsx';
import * as css from './figures.css.ts';
import { daysOf } from './period.ts';

/** Bars of a chart at most: the table below has the rest. */
const MOST_BARS = 8;
/** Characters of a name at a chart's axis at most. */
const SHORT_NAME = 16;

interface Sum {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly total: number;
}

/** Sales by day, by category and by region: each first as a chart, below it the same numbers. */
export function Sales({ figures: { from, to, sold, by_day, by_category, by_region } }: { figures: Figures }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (sold.orders === 0) return <EmptyState>{t`No order was paid in this time. Choose another period above.`}</EmptyState>;
  const days = by_day.map(({ day, orders, total }) => ({ key: day, name: formatWeekday(day, language), count: orders, total }));
  const soldOn = new Map(by_day.map(({ day, total }) => [day, total]));
  const dayBars = daysOf({ from, to }).map(day => ({
    key: day,
    name: formatWeekday(day, language),
    short: `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`,
    total: soldOn.get(day) ?? 0,
  }));
  const categories = by_category.map(({ slug, name, units, total }) => ({ key: slug, name, count: units, total }));
  const regions = by_region.map(({ name, orders, total }) => ({ key: name, name: name || t`Without an address`, count: orders, total }));
  return (
    <>
      {from === to ? null : (
        <Part title={t`Sales by day`} counted={t`Orders`} named={t`Day`} sums={days}>
          <DayChart label={t`Chart of the sales by day. The numbers stand in the table below.`} bars={dayBars} />
        </Part>
      )}
      <div className={css.pair}>
        <Part title={t`Sales by category`} counted={t`Units`} named={t`Category`} sums={categories}>
          <NameChart label={t`Chart of the sales by category. The numbers stand in the table below.`} bars={barsOf(categories)} />
        </Part>
        <Part title={t`Sales by region`} counted={t`Orders`} named={t`Province`} sums={regions}>
          <NameChart label={t`Chart of the sales by region. The numbers stand in the table below.`} bars={barsOf(regions)} />
        </Part>
      </div>
    </>
  );
}

const barsOf = (sums: readonly Sum[]): NamedSum[] =>
  sums.slice(0, MOST_BARS).map(({ key, name, total }) => ({
    ...{ key, name, total },
    short: name.length > SHORT_NAME ? `${name.slice(0, SHORT_NAME - 1).trimEnd()}…` : name,
  }));

interface PartProps {
  title: string;
  /** Heads the column of the names, and the one of what was counted. */
  named: string;
  counted: string;
  sums: readonly Sum[];
  /** The chart. */
  children: ReactNode;
}

function Part({ title, named, counted, sums, children }: PartProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const columns: readonly Column<Sum>[] = [
    { id: 'name', header: named, isMain: true, cell: ({ name }) => name },
    { id: 'count', header: counted, isNumber: true, cell: ({ count }) => formatNumber(count, language) },
    { id: 'total', header: t`Rupiah`, isNumber: true, cell: ({ total }) => formatRupiah(total) },
  ];
  return (
    <section className={css.section}>
      <Heading level={2}>{title}</Heading>
      {children}
      <Disclosure summary={t`The numbers as a table`}>
        <DataTable label={title} columns={columns} rows={sums} rowId={({ key }) => key} />
      </Disclosure>
    </section>
  );
}
