import { plainLine, withoutPrefix } from './normalise.ts';
import { writtenNumber } from './numbers.ts';
import { readPart } from './read-part.ts';
import type { OrderItem, OrderLine } from './types.ts';
import { measureRank, unitOf } from './units.ts';

type Column = 'sku' | 'name' | 'quantity' | 'unit' | 'note' | 'number' | 'money';
/** What columns are called, in both languages. */
const NAMES: Readonly<Record<Column, RegExp>> = {
  sku: /^(?:sku|kode(?: barang| produk)?|code)$/,
  name: /^(?:nama(?: barang| produk| material)?|uraian(?: pekerjaan| barang)?|barang|product|produk|material|bahan|item|deskripsi|description|name|jenis(?: barang)?)$/,
  quantity: /^(?:jumlah|jml|qty|quantity|volume|vol\.?|banyak(?:nya)?|kuantitas)$/,
  unit: /^(?:satuan|sat\.?|unit)$/,
  note: /^(?:catatan|keterangan|ket\.?|note|notes|remark)$/,
  number: /^(?:no\.?|nomor|#)$/,
  money: /^(?:harga|price|jumlah harga|total|subtotal|amount)\b.*$/,
};
/** Rows of a table that add up, or name a part of the work. */
const SUMS = /^(?:jumlah|total|sub ?total|grand total|ppn|dibulatkan|pembulatan|terbilang)(?!\p{L})/u;
/** Rows above a head that may be a title. */
const MOST_TITLES = 8;

interface Row {
  readonly text: string;
  readonly cells: readonly string[];
}

/**
 * Reads a table: cells between tabs as a spreadsheet copies them, or between semicolons or commas under a head with known names.
 * @param isFile whether it came as a file of separated values, which needs no head
 * @returns null where the text is no table
 */
export function readTable(lines: readonly string[], isFile: boolean): OrderLine[] | null {
  const filled = lines.filter(line => line.trim() !== '');
  const delimiter = delimiterOf(filled, isFile);
  if (delimiter === null) return null;
  const rows = rowsOf(lines, delimiter);
  const head = rows.slice(0, MOST_TITLES).findIndex(({ cells }) => isHead(cells));
  if (head === -1 && delimiter !== '\t' && !isFile) return null;
  const columns = head === -1 ? null : columnsOf(rows[head]?.cells ?? []);
  return rows.map((row, at): OrderLine => {
    if (row.cells.every(cell => cell === '')) return { text: row.text, items: row.text.trim() === '' ? [] : [passed(row, 'note')] };
    if (at === head) return { text: row.text, items: [passed(row, 'header')] };
    if (at < head) return { text: row.text, items: [passed(row, 'heading')] };
    return { text: row.text, items: [columns === null ? readGuessed(row) : readNamed(row, columns)] };
  });
}

function delimiterOf(filled: readonly string[], isFile: boolean): string | null {
  if (filled.filter(line => line.includes('\t')).length * 2 >= Math.max(1, filled.length)) return '\t';
  const head = filled.slice(0, MOST_TITLES);
  const named = [';', ',', '\t'].find(delimiter => head.some(line => isHead(cellsOf(line, delimiter))));
  if (named !== undefined || !isFile) return named ?? null;
  return [';', ','].find(delimiter => filled.filter(line => line.includes(delimiter)).length * 2 >= filled.length) ?? null;
}

/** 'Jumlah' behind 'Volume' is money. */
const columnsOf = (cells: readonly string[]): readonly (Column | null)[] => {
  const columns = cells.map(columnOf);
  const first = columns.indexOf('quantity');
  return columns.map((column, at) => (column === 'quantity' && at !== first ? 'money' : column));
};

const columnOf = (cell: string): Column | null => {
  if (/\brp\b/.test(plainLine(cell))) return 'money';
  const name = plainLine(cell).replace(/ ?\(.*\)$/, '');
  return (Object.keys(NAMES) as Column[]).find(column => NAMES[column].test(name)) ?? null;
};

/** Two known names, one of them of the goods. */
function isHead(cells: readonly string[]): boolean {
  const known = cells.map(columnOf).filter(column => column !== null);
  return known.length >= 2 && (known.includes('name') || known.includes('sku'));
}

/** Records of the text; a quoted cell may hold line breaks, and then its record holds several lines. */
function rowsOf(lines: readonly string[], delimiter: string): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    let text = lines[at] ?? '';
    let end = at;
    if (isOpen(text)) {
      for (let next = at + 1; next < Math.min(lines.length, at + 20); next += 1) {
        const longer = lines.slice(at, next + 1).join('\n');
        if (isOpen(longer)) continue;
        [text, end] = [longer, next];
        break;
      }
    }
    rows.push({ text, cells: cellsOf(text, delimiter) });
    at = end;
  }
  return rows;
}

/** Whether a quoted cell is not closed yet; the sign of an inch inside a cell opens none. */
const isOpen = (text: string): boolean => /(?:^|[\t;,])"(?:[^"]|"")*$/.test(text);

function cellsOf(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  const separator = delimiter === '\t' ? '\\t' : delimiter;
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"(?=${separator}|$)|([^${separator}]*))(${separator}|$)`, 'gu');
  for (const [all, quoted, plain, end] of text.matchAll(cell)) {
    cells.push((quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).replace(/\s+/g, ' ').trim());
    if (end === '' || all === '') break;
  }
  return cells;
}

const shown = ({ cells }: Row): string => cells.filter(cell => cell !== '').join(' · ');
const passed = (row: Row, reason: 'note' | 'header' | 'heading'): OrderItem => ({
  text: shown(row),
  status: 'skip',
  quantity: null,
  unit: null,
  words: '',
  pack: '',
  reason,
});

function readNamed(row: Row, columns: readonly (Column | null)[]): OrderItem {
  const cellOf = (column: Column) => row.cells.find((cell, at) => columns[at] === column && cell !== '') ?? '';
  return readCells(row, cellOf('name') || cellOf('sku'), cellOf('quantity'), cellOf('unit'));
}

/** A table without a head: the first cell with a word is the name, a number behind it the quantity, a unit beside that its unit. */
function readGuessed(row: Row): OrderItem {
  const { cells } = row;
  const units = cells.map(cell => unitOf(plainLine(cell))?.unit);
  // 'Semen | 40 | kg | 20 | sak': what goods are sold by beats what may be their size.
  const soldAt = units.findIndex(unit => unit !== undefined && measureRank(unit) === 0);
  const unitAt = soldAt === -1 ? units.findIndex(unit => unit !== undefined) : soldAt;
  const nameAt = cells.findIndex((cell, at) => at !== unitAt && /\p{L}{2}/u.test(cell));
  const isNumber = (at: number) => writtenNumber(plainLine(cells[at] ?? '').replace(/^-/, '')) !== null;
  const besideUnit = [unitAt - 1, unitAt + 1].find(at => unitAt !== -1 && at !== nameAt && isNumber(at));
  const quantityAt = besideUnit ?? cells.findIndex((_, at) => at > nameAt && isNumber(at));
  return readCells(row, cells[nameAt] ?? '', cells[quantityAt] ?? '', unitAt === -1 ? '' : (cells[unitAt] ?? ''));
}

function readCells(row: Row, name: string, quantity: string, unit: string): OrderItem {
  const text = shown(row);
  const words = withoutPrefix(plainLine(name));
  if (SUMS.test(words) || (words === '' && SUMS.test(plainLine(text)))) return passed(row, 'note');
  // A part of the work stands alone in its row; a cell that holds an order of its own is read as one.
  const own = readPart(words, text);
  if (quantity === '' && unit === '')
    return own.status === 'ok' ? own : { ...own, status: 'skip', reason: words === '' ? 'note' : 'heading' };
  const known = unitOf(plainLine(unit));
  const written = plainLine(quantity);
  const figure = writtenNumber(written.replace(/^-/, ''));
  // What a table says of the quantity stands against any number in the name: the name is read as words alone.
  if (quantity === '') return { ...own, text, status: 'ask', quantity: null, unit: known?.unit ?? null, words, reason: 'no_quantity' };
  if (figure === null && unitOf(written.replace(/^[\d.,/ ]+/, '')) === undefined && !/^\d.*[-~]/.test(written))
    return { ...own, text, status: 'ask', quantity: null, unit: known?.unit ?? null, words, reason: 'no_quantity' };
  // A word in the place of the name keeps its numbers from being taken for quantities.
  const wanted = readPart(`${NAME} = ${written} ${known === undefined ? '' : plainLine(unit)}`.trim(), text);
  const isBar = /^(?:besi|behel)(?!\p{L})/u.test(words) && !/\d/.test(words);
  if (words === '') return { ...wanted, text, status: 'ask', words, reason: 'no_product' };
  if (isBar && wanted.status === 'ok') return { ...wanted, text, status: 'ask', words, reason: 'no_size' };
  return { ...wanted, text, words };
}

const NAME = 'barang';
