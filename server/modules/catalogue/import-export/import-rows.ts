import * as v from 'valibot';
import { CsvError, type CsvRecord, parseCsv } from './csv.ts';
import { type Column, columns, type ImportRow, productColumns, RowSchema, requiredColumns } from './import-columns.ts';

/** A mistake in a file. `column` and `cell`, the shortened text of the cell, are '' where the whole line is meant. */
export interface ImportError {
  readonly line: number;
  readonly column: string;
  readonly message: string;
  readonly cell: string;
}

/** A row that reads well by itself, with its line. */
export interface ReadRow {
  readonly line: number;
  readonly row: ImportRow;
}

/** Rows of a file that read well by themselves, with the faults of the others. */
export interface ReadFile {
  readonly rows: readonly ReadRow[];
  readonly errors: readonly ImportError[];
  readonly unread: Unread;
}

/** Slugs that rows which were left out may have told about: they may only look as if something of them were missing elsewhere. */
export interface Unread {
  readonly products: ReadonlySet<string>;
  /** Categories and brands. */
  readonly groups: ReadonlySet<string>;
}

/** Characters of a cell that an error shows. */
const SHOWN = 40;
const shown = (cell: string) => (cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell);

const refusedWhole = (...errors: readonly Omit<ImportError, 'cell'>[]): ReadFile => ({
  rows: [],
  errors: errors.map(error => ({ ...error, cell: '' })),
  unread: { products: new Set(), groups: new Set() },
});

/** Reads the rows of a file, each by itself. */
export function readRows(csv: string): ReadFile {
  let records: CsvRecord[];
  try {
    records = parseCsv(csv);
  } catch (error) {
    if (error instanceof CsvError) return refusedWhole({ line: error.line, column: '', message: error.message });
    throw error;
  }
  const [header, ...body] = records;
  if (header === undefined || body.length === 0) return refusedWhole({ line: 1, column: '', message: 'the file has no rows' });
  const names = header.cells.map(cell => cell.trim().toLowerCase());
  const headerErrors = checkHeader(names, header.line);
  if (headerErrors.length > 0) return refusedWhole(...headerErrors);
  const rows: ReadRow[] = [];
  const errors: ImportError[] = [];
  const unread = { products: new Set<string>(), groups: new Set<string>() };
  for (const { line, cells } of body) {
    if (cells.length !== names.length) {
      errors.push({ line, column: '', message: `has ${cells.length} cells where the header has ${names.length}`, cell: '' });
      // Which cell is which can't be told.
      for (const cell of cells) for (const slugs of Object.values(unread)) slugs.add(cell.trim());
      continue;
    }
    const record = toRecord(names, cells);
    const result = v.safeParse(RowSchema, record, { abortPipeEarly: true });
    if (result.success) {
      rows.push({ line, row: result.output });
      continue;
    }
    unread.products.add(record.product_slug.trim());
    for (const slug of toldGroups(record)) unread.groups.add(slug.trim());
    for (const issue of result.issues) {
      const column = columnOf(issue);
      errors.push({ line, column, message: sentenceOf(issue), cell: shown(record[column as Column] ?? '') });
    }
  }
  return { rows, errors, unread };
}

function checkHeader(names: readonly string[], line: number): Omit<ImportError, 'cell'>[] {
  const isKnown = (name: string): name is Column => (columns as readonly string[]).includes(name);
  return [
    ...names.filter(name => !isKnown(name)).map(column => ({ line, column, message: 'is not a column of a catalogue' })),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map(column => ({ line, column, message: 'stands twice in the header' })),
    ...requiredColumns.filter(name => !names.includes(name)).map(column => ({ line, column, message: 'is missing from the header' })),
  ];
}

function toRecord(names: readonly string[], cells: readonly string[]): Record<Column, string> {
  const given = new Map(names.map((name, index) => [name, cells[index] ?? '']));
  return Object.fromEntries(columns.map(column => [column, given.get(column) ?? ''])) as Record<Column, string>;
}

/** Categories and brands that a row tells more about than their slug. */
function toldGroups(record: Record<Column, string>): string[] {
  const { category_slug, category_name_id, top_category_slug, top_category_name_id, brand, brand_name } = record;
  return [
    ...(category_name_id.trim() || top_category_slug.trim() ? [category_slug] : []),
    ...(top_category_name_id.trim() ? [top_category_slug] : []),
    ...(brand_name.trim() ? [brand] : []),
  ];
}

function columnOf(issue: v.BaseIssue<unknown>): string {
  return String(issue.path?.[0]?.key ?? '');
}

/** A union's own sentence says nothing; that of its last way does. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  return issue.type === 'union' ? (issue.issues?.at(-1)?.message ?? issue.message) : issue.message;
}

/** Columns of the product that two rows of one product fill differently. */
export function differences(first: ImportRow, other: ImportRow): Column[] {
  const isEmpty = (value: unknown) => value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);
  return (Object.keys(productColumns) as (keyof typeof productColumns)[]).filter(
    column => !isEmpty(other[column]) && JSON.stringify(other[column]) !== JSON.stringify(first[column]),
  );
}
