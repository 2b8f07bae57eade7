import { useLingui } from '@lingui/react/macro';
import { ORDERS_CSV_PATH } from '#contract/admin-figures.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import { CsvDownloads } from '../ui/CsvDownloads.tsx';
import * as css from './figures.css.ts';

/** The orders of the period as a file for the bookkeeper. */
export function OrdersFile({ from, to }: { from: string; to: string }) {
  const { t } = useLingui();
  return (
    <section className={css.section}>
      <Heading level={2}>{t`Orders as a file`}</Heading>
      <p className={css.quiet}>{t`All orders placed in this period, one a row, with customer, place and amounts.`}</p>
      <div className={css.files}>
        <CsvDownloads
          path={ORDERS_CSV_PATH}
          query={{ start_date: from, end_date: to }}
          name={`orders-${from}-${to}`}
          excel={t`For Excel`}
          csv={t`As CSV`}
        />
      </div>
    </section>
  );
}
