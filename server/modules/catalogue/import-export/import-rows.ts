import * as v from 'valibot';
import { CsvError, type CsvRecord, parseCsv } from './csv.ts';
import { type Column, columns, type ImportRow, productColumns, RowSchema, requiredColumns } from './import-columns.ts';

/** A mistake in a file. `column` is '' where the whole line is meant. */
export interface ImportError {
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

/** A row that reads well by itself, with its line. */
export interface ReadRow {
  readonly line: number;
  readonly row: ImportRow;
}

/** Reads the rows of a file, each by itself. */
export function readRows(csv: string): { rows: ReadRow[]; errors: ImportError[] } {
  let records: CsvRecord[];
  try {
    records = parseCsv(csv);
  } catch (error) {
    if (error instanceof CsvError) return { rows: [], errors: [{ line: error.line, column: '', message: error.message }] };
    throw error;
  }
  const [header, ...body] = records;
  if (header === undefined || body.length === 0) return { rows: [], errors: [{ line: 1, column: '', message: 'the file has no rows' }] };
  const names = header.cells.map(cell => cell.trim().toLowerCase());
  const headerErrors = checkHeader(names, header.line);
  if (headerErrors.length > 0) return { rows: [], errors: headerErrors };
  const rows: ReadRow[] = [];
  const errors: ImportError[] = [];
  for (const { line, cells } of body) {
    if (cells.length !== names.length) {
      errors.push({ line, column: '', message: `has ${cells.length} cells where the header has ${names.length}` });
      continue;
    }
    const result = v.safeParse(RowSchema, toRecord(names, cells), { abortPipeEarly: true });
    if (result.success) rows.push({ line, row: result.output });
    else errors.push(...result.issues.map(issue => ({ line, column: columnOf(issue), message: sentenceOf(issue) })));
  }
  return { rows, errors };
}

function checkHeader(names: readonly string[], line: number): ImportError[] {
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
