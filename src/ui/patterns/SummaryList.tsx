import type { ReactNode } from 'react';
import * as css from './SummaryList.css.ts';

export interface SummaryRow {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** `ok` for what is saved, `muted` for what is not known yet. */
  tone?: 'plain' | 'ok' | 'muted';
  note?: ReactNode;
}

export interface SummaryListProps {
  rows: readonly SummaryRow[];
  total?: { label: ReactNode; value: ReactNode; note?: ReactNode } | undefined;
}

/** Amounts under each other, and what they come to. */
export function SummaryList({ rows, total }: SummaryListProps) {
  return (
    <dl className={css.list}>
      {rows.map(row => (
        <div key={row.key} className={css.row}>
          <dt className={css.label}>{row.label}</dt>
          <dd className={css.value({ tone: row.tone ?? 'plain' })}>{row.value}</dd>
          {row.note ? <dd className={css.note}>{row.note}</dd> : null}
        </div>
      ))}
      {total ? (
        <div className={css.total}>
          <dt className={css.totalLabel}>{total.label}</dt>
          <dd className={css.value({ tone: 'plain' })}>{total.value}</dd>
          {total.note ? <dd className={css.note}>{total.note}</dd> : null}
        </div>
      ) : null}
    </dl>
  );
}
