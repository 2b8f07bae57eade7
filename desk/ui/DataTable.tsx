import { useLingui } from '@lingui/react/macro';
import {
  createColumnHelper,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  type SortingState,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { classNames } from '#ui/primitives/class-names.ts';
import { Select } from '#ui/primitives/Select.tsx';
import * as css from './DataTable.css.ts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
});

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column's rows are sorted by. Only for tables that hold all rows: a page of a longer list cannot be sorted here. */
  readonly sortBy?: ((row: Row) => string | number) | undefined;
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
  const [sorting, setSorting] = useState<SortingState>([]);
  const [sorted] = sorting;
  const table = useTable({
    features,
    columns: columns.map(({ id, header, sortBy }) =>
      sortBy === undefined ? helper.display({ id, header }) : helper.accessor((row): unknown => sortBy(row), { id, header }),
    ),
    data: rows as Row[],
    getRowId: rowId,
    state: { sorting },
  });
  return (
    <div className={css.frame}>
      <SortSelect columns={columns} sorted={sorted} onSort={setSorting} />
      <table className={css.table} aria-label={label}>
        <thead className={css.head}>
          <tr>
            {columns.map(column => (
              <HeadCell key={column.id} column={column} sorted={sorted?.id === column.id ? sorted : undefined} onSort={setSorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(row => (
            <tr key={row.id} className={css.row}>
              {columns.map(column => (
                <BodyCell key={column.id} column={column}>
                  {/* Called, not drawn as a component: a new function at each draw would be a new component, and a field in it lose the focus. */}
                  {column.cell(row.original)}
                </BodyCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortProps {
  sorted: SortingState[number] | undefined;
  onSort: (sorting: SortingState) => void;
}

/** A column's name; where the rows can be sorted by it, a button that does it: rising, then falling, then as they came. */
function HeadCell<Row>({ column: { id, header, isNumber, sortBy }, sorted, onSort }: SortProps & { column: Column<Row> }) {
  const className = classNames(css.headCell, isNumber && css.end);
  if (sortBy === undefined) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  }
  const Icon = sorted === undefined ? ArrowUpDown : sorted.desc ? ArrowDown : ArrowUp;
  const next = sorted === undefined ? [{ id, desc: false }] : sorted.desc ? [] : [{ id, desc: true }];
  return (
    <th scope="col" className={className} aria-sort={sorted === undefined ? 'none' : sorted.desc ? 'descending' : 'ascending'}>
      <span className={css.phoneOnly}>{header}</span>
      <button type="button" className={css.sort} onClick={() => onSort(next)}>
        <span>{header}</span>
        <Icon size={16} aria-hidden="true" />
      </button>
    </th>
  );
}

/** On a phone the names of the columns are not seen: this sorts in their stead. */
function SortSelect<Row>({ columns, sorted, onSort }: SortProps & { columns: readonly Column<Row>[] }) {
  const { t } = useLingui();
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined);
  if (sortable.length === 0) return null;
  const choose = (value: string) => {
    const [id = '', order] = value.split(' ');
    onSort(id === '' ? [] : [{ id, desc: order === 'falling' }]);
  };
  return (
    <div className={css.sortSelect}>
      <Select
        label={t`Sort by`}
        value={sorted === undefined ? '' : `${sorted.id} ${sorted.desc ? 'falling' : 'rising'}`}
        onChange={event => choose(event.target.value)}
      >
        <option value="">{t`As they come`}</option>
        {sortable.map(({ id, header, isNumber }) => (
          <Fragment key={id}>
            <option value={`${id} rising`}>{isNumber ? t`${header}, lowest first` : t`${header}, A to Z`}</option>
            <option value={`${id} falling`}>{isNumber ? t`${header}, highest first` : t`${header}, Z to A`}</option>
          </Fragment>
        ))}
      </Select>
    </div>
  );
}

function BodyCell<Row>({ column: { header, isMain, isNumber }, children }: { column: Column<Row>; children: ReactNode }) {
  return (
    <td className={classNames(css.cell, isNumber && css.end)} data-main={isMain || undefined}>
      {isMain ? null : (
        <span className={css.label} aria-hidden="true">
          {header}
        </span>
      )}
      <div>{children}</div>
    </td>
  );
}
