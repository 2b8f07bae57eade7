/** A record of a CSV with the line that it begins on, counted from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A CSV that breaks the rules of quoting (RFC 4180). */
export class CsvError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const delimiters = [';', ',', '\t'] as const;
type Delimiter = (typeof delimiters)[number];

/**
 * Reads a CSV as RFC 4180 has it, with what spreadsheets add: a byte order mark, any line ending, ';' or tabs instead of ','
 * (whichever the header holds most of). Empty lines are left out.
 * @throws CsvError for a quote that is not closed, and for text behind a closing one
 */
export function parseCsv(text: string): CsvRecord[] {
  const content = text.replace(/^\uFEFF/, '');
  const delimiter = detectDelimiter(content);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  let at = 0;
  const endRecord = () => {
    if (cells.some(cell => cell.trim() !== '')) records.push({ line: start, cells });
    cells = [];
  };
  while (at < content.length) {
    const cell = content[at] === '"' ? quotedCell(content, at, line) : plainCell(content, at, delimiter);
    cells.push(cell.value);
    line += cell.breaks;
    at = cell.end;
    const mark = content[at];
    if (mark === delimiter) {
      at += 1;
      // A delimiter at the very end is followed by one more, empty cell.
      if (at === content.length) cells.push('');
      continue;
    }
    if (mark !== undefined && mark !== '\r' && mark !== '\n') throw new CsvError(line, 'text follows a closing quote');
    at += content.startsWith('\r\n', at) ? 2 : 1;
    endRecord();
    line += 1;
    start = line;
  }
  endRecord();
  return records;
}

/** Writes records as a CSV with CRLF; what needs quotes gets them. */
export function formatCsv(records: readonly (readonly string[])[], delimiter: Delimiter = ','): string {
  const quote = (cell: string) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return records.map(cells => `${cells.map(quote).join(delimiter)}\r\n`).join('');
}

/** A text that a customer wrote must not become a formula of a spreadsheet. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

interface Cell {
  readonly value: string;
  /** Index behind the cell. */
  readonly end: number;
  /** Lines that it spans beyond its first. */
  readonly breaks: number;
}

function plainCell(content: string, from: number, delimiter: Delimiter): Cell {
  let end = from;
  while (end < content.length && content[end] !== delimiter && content[end] !== '\n' && content[end] !== '\r') end += 1;
  return { value: content.slice(from, end), end, breaks: 0 };
}

function quotedCell(content: string, from: number, line: number): Cell {
  let end = from + 1;
  for (;;) {
    end = content.indexOf('"', end);
    if (end === -1) throw new CsvError(line, 'a quote is not closed');
    if (content[end + 1] !== '"') break;
    end += 2;
  }
  const value = content.slice(from + 1, end).replaceAll('""', '"');
  return { value, end: end + 1, breaks: value.match(/\r\n|\r|\n/g)?.length ?? 0 };
}

function detectDelimiter(content: string): Delimiter {
  const header = (/^(?:"[^"]*"|[^"\r\n])*/.exec(content)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = delimiters.map(delimiter => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
