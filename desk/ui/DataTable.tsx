import { createColumnHelper, type RowData, tableFeatures, useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { classNames } from '#ui/primitives/class-names.ts';
import * as css from './DataTable.css.ts';

const features = tableFeatures({});

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand under each other at their end. */
  readonly isNumber?: boolean;
  /** What the row is called: on a phone it heads the row's card. */
  readonly isMain?: boolean;
}

interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/** Rows under named columns; on a phone each row is a card. */
export function DataTable<Row extends RowData>({ label, columns, rows, rowId }: DataTableProps<Row>) {
  const helper = createColumnHelper<typeof features, Row>();
  const byId = new Map(columns.map(column => [column.id, column]));
  const table = useTable({
    features,
    columns: columns.map(({ id, header, cell }) => helper.display({ id, header, cell: ({ row }) => cell(row.original) })),
    data: rows as Row[],
    getRowId: rowId,
  });
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={label}>
        <thead className={css.head}>
          {table.getHeaderGroups().map(group => (
            <tr key={group.id}>
              {group.headers.map(header => (
                <th key={header.id} scope="col" className={classNames(css.headCell, byId.get(header.id)?.isNumber && css.end)}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map(row => (
            <tr key={row.id} className={css.row}>
              {row.getAllCells().map(cell => {
                const column = byId.get(cell.column.id);
                return (
                  <td key={cell.id} className={classNames(css.cell, column?.isNumber && css.end)} data-main={column?.isMain || undefined}>
                    {column?.isMain ? null : (
                      <span className={css.label} aria-hidden="true">
                        {column?.header}
                      </span>
                    )}
                    <div>
                      <table.FlexRender cell={cell} />
                    </div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
