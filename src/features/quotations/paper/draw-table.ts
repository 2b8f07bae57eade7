import type { QuotationSums, QuotedLine } from '#data/quotations/sums.ts';
import { formatNumber } from '#i18n/formats.ts';
import type { PdfFont } from '#lib/pdf/helvetica.ts';
import { partsOf } from '#lib/sold-unit.ts';
import { amountWords, paperUnit } from './paper-words.ts';
import { type Place, type Sheet, WIDTH } from './sheet.ts';

const SIZE = 8.5;
/** Points above and below a row's text. */
const PAD = 1;

/** Points from the left margin, and widths: number, description, volume, unit, unit price, amount. Numbers end at the right. */
const COLUMNS = [
  { x: 0, width: 18, align: 'right' },
  { x: 24, width: 204, align: 'left' },
  { x: 230, width: 42, align: 'right' },
  { x: 278, width: 38, align: 'left' },
  { x: 318, width: 80, align: 'right' },
  { x: 404, width: WIDTH - 404, align: 'right' },
] as const;
const HEADS = ['No', 'Uraian', 'Volume', 'Satuan', 'Harga Satuan (Rp)', 'Jumlah (Rp)'];

/** The lines by sections with their subtotals; at the head of each page the columns' heads are repeated. */
export function drawTable(sheet: Sheet, { sections, extras }: QuotationSums): void {
  let number = 0;
  drawHeads(sheet);
  const isDivided = sections.some(({ section }) => section !== null);
  for (const { section, lines, sum } of sections) {
    if (section !== null) drawRow(sheet, ['', section.name, '', '', '', ''], { font: 'bold', follows: 1 });
    for (const quoted of lines) {
      number += 1;
      drawRow(sheet, cellsOf(number, quoted));
    }
    if (isDivided)
      drawRow(sheet, ['', `Subtotal${section === null ? '' : ` ${section.name}`}`, '', '', '', amountWords(sum)], { font: 'bold' });
  }
  for (const { text, amount } of extras) {
    number += 1;
    drawRow(sheet, [String(number), text, '1', 'ls', amountWords(amount), amountWords(amount)]);
  }
  sheet.rule(0.8);
  sheet.y += 4;
}

/** Goods that are sold by halves are counted in whole ones, at the price of a whole one. */
function cellsOf(number: number, { line, price, amount }: QuotedLine): string[] {
  const parts = partsOf(line.unit);
  const volume = formatNumber(line.quantity / parts, 'id');
  const isPriced = price > 0;
  return [
    String(number),
    line.name,
    volume,
    paperUnit(line.unit),
    isPriced ? amountWords(price * parts) : '–',
    isPriced ? amountWords(amount) : '–',
  ];
}

function drawHeads(sheet: Sheet): void {
  sheet.rule(0.8);
  drawCells(sheet, HEADS, 'bold');
  sheet.rule(0.8);
}

function drawRow(sheet: Sheet, cells: readonly string[], { font = 'plain', follows = 0 }: { font?: PdfFont; follows?: number } = {}): void {
  const height = Math.max(...COLUMNS.map((column, at) => sheet.heightOf(cells[at] ?? '', placeOf(column, font)))) + 2 * PAD;
  // The head of a section is not left alone at a page's foot.
  if (sheet.breakBefore(height * (1 + follows))) drawHeads(sheet);
  drawCells(sheet, cells, font);
  sheet.rule(0.25);
}

function drawCells(sheet: Sheet, cells: readonly string[], font: PdfFont): void {
  sheet.y += PAD;
  sheet.writeBeside(COLUMNS.map((column, at) => [cells[at] ?? '', placeOf(column, font)]));
  sheet.y += PAD;
}

const placeOf = ({ x, width, align }: (typeof COLUMNS)[number], font: PdfFont): Place => ({ x, width, align, font, size: SIZE });
