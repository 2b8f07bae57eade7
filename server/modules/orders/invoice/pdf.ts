import PDFDocument from 'pdfkit';
import type { SiteCard } from '#contract/admin-settings.ts';
import type { Language } from '#contract/endpoint.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { Order, OrderItem } from '#contract/orders.ts';
import { addressLines } from '#lib/address-lines.ts';
import { lineTotal, otherTaxBase } from '#lib/money.ts';
import { MONTHS } from '#lib/months.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { invoiceWords, unitWords } from './words.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 48 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
/** Height that is left free for the number of the page. */
const FOOT = 28;
const FONTS = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const SIZES = { title: 16, text: 10, small: 8 } as const;
/** Points from the left edge, and widths: product, quantity, price, discount, total. Numbers end at the right. */
const COLUMNS = [
  { x: 0, width: 214, align: 'left' },
  { x: 220, width: 76, align: 'right' },
  { x: 300, width: 84, align: 'right' },
  { x: 388, width: 34, align: 'right' },
  { x: 426, width: WIDTH - 426, align: 'right' },
] as const;
/** Milliseconds that the shop's zone (WITA) is ahead of UTC all year. */
const SHOP_OFFSET = 8 * 3_600_000;

type Sheet = InstanceType<typeof PDFDocument>;

/** An order to be drawn: as its customer reads it, by the shop that its card describes. */
interface InvoiceSource {
  readonly order: Order;
  readonly card: SiteCard;
  /** Its name where the card has none. */
  readonly shop: string;
  readonly language: Language;
}

/**
 * The invoice of an order as a PDF on A4, with the same figures as the page that a customer prints; a long one takes several pages, each with the
 * heads of its columns.
 * @returns bytes, the same for the same order
 */
export async function invoicePdf({ order, card, shop, language }: InvoiceSource): Promise<Buffer> {
  const words = invoiceWords[language];
  const { width, height, margin } = PAGE;
  const sheet = new PDFDocument({
    size: [width, height],
    // The foot lies outside of the room that text flows into.
    margins: { top: margin, left: margin, right: margin, bottom: margin + FOOT },
    bufferPages: true,
    lang: language,
    info: { Title: `${words.invoice} ${order.invoice_number ?? order.number ?? ''}`, CreationDate: new Date(order.updated_at) },
  });
  const chunks: Buffer[] = [];
  const isWhole = new Promise<void>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', resolve);
    sheet.on('error', reject);
  });
  drawHead(sheet, { order, card, shop, language });
  drawParties(sheet, order, language);
  drawLines(sheet, order.order_items, language);
  drawSums(sheet, order, { isTaxed: card.is_pkp, language });
  write(sheet, `${words.payment}: ${order.payment_method_name ?? ''} · ${words.shipment}: ${order.shipment_method_name ?? ''}`, {
    gap: 14,
  });
  numberPages(sheet, words.page);
  sheet.end();
  await isWhole;
  return Buffer.concat(chunks);
}

function drawHead(sheet: Sheet, { order, card, shop, language }: InvoiceSource): void {
  const words = invoiceWords[language];
  const half = WIDTH / 2 - 8;
  const right = { x: PAGE.margin + WIDTH - half, width: half, align: 'right' } as const;
  const state = order.status === orderStatus.cancelled ? 'cancelled' : order.status >= orderStatus.paymentValidated ? 'paid' : 'unpaid';
  write(sheet, card.name || shop, { font: 'bold', size: 'title', width: half });
  write(sheet, card[`legal_line_${language}`], { width: half });
  if (card.is_pkp) write(sheet, `${words.taxNumber} ${card.tax_number}`, { width: half });
  write(sheet, [card.phone === '' ? '' : formatPhone(card.phone), card.email].filter(Boolean).join(' · '), { width: half });
  const below = sheet.y;
  sheet.y = PAGE.margin;
  write(sheet, words[state], { font: 'bold', size: 'title', ...right });
  if (order.invoice_number) write(sheet, `${words.invoice} ${order.invoice_number}`, right);
  write(sheet, `${words.order} ${order.number ?? ''}`, right);
  if (order.placed_at !== null) write(sheet, `${words.placed} ${momentWords(order.placed_at, language)}`, right);
  if (order.project_name) write(sheet, `${words.project}: ${order.project_name}`, right);
  sheet.y = Math.max(below, sheet.y) + 14;
}

/** Whom the invoice is made out to, and where the goods go. */
function drawParties(sheet: Sheet, { buyer, address }: Order, language: Language): void {
  const words = invoiceWords[language];
  if (buyer) {
    write(sheet, words.billedTo, { font: 'bold' });
    write(sheet, buyer.company);
    if (buyer.tax_number !== '') write(sheet, `${words.taxNumber} ${buyer.tax_number}`);
    sheet.y += 8;
  }
  if (address !== null) {
    write(sheet, words.address, { font: 'bold' });
    for (const line of addressLines(address)) write(sheet, line);
    sheet.y += 8;
  }
}

function drawLines(sheet: Sheet, items: readonly OrderItem[], language: Language): void {
  const drawColumns = () => drawRow(sheet, invoiceWords[language].columns, 'bold');
  drawColumns();
  for (const { quantity, price, discount, product_variant: variant } of items) {
    const sku = variant.sku ? ` (${variant.sku})` : '';
    const cells = [
      `${variant.product.name} · ${variant.name}${sku}`,
      unitWords(quantity, variant.unit, language),
      rupiah(price),
      discount === 0 ? '–' : `${discount.toLocaleString(language)}%`,
      rupiah(lineTotal(price, discount, quantity)),
    ];
    if (breakBefore(sheet, heightOf(sheet, cells))) drawColumns();
    drawRow(sheet, cells, 'plain');
  }
}

/** A shop that collects VAT shows it by the base that the law names; any other says only that it is included. */
function drawSums(sheet: Sheet, order: Order, { isTaxed, language }: { readonly isTaxed: boolean; readonly language: Language }): void {
  const words = invoiceWords[language];
  const net = order.items_total - order.discount_total - order.vat_total;
  const rows: readonly (readonly [label: string, amount: number])[] = [
    [words.itemsTotal, order.items_total],
    ...(order.discount_total > 0 ? [[words.discount, -order.discount_total] as const] : []),
    [words.shipping, order.shipping_fee],
    ...(order.unique_code > 0 ? [[words.uniqueCode, order.unique_code] as const] : []),
    [words.total, order.total],
    ...(isTaxed
      ? ([
          [words.net, net],
          [words.taxBase, otherTaxBase(net)],
          [words.vat, order.vat_total],
        ] as const)
      : [[words.includedVat, order.vat_total] as const]),
  ];
  breakBefore(sheet, rows.length * 16 + 12);
  sheet.y += 12;
  for (const [label, amount] of rows) {
    const font = label === words.total ? 'bold' : 'plain';
    const top = sheet.y;
    write(sheet, label, { font, x: PAGE.margin + WIDTH / 2, width: WIDTH / 2 - 110 });
    const bottom = sheet.y;
    sheet.y = top;
    write(sheet, rupiah(amount), { font, x: PAGE.margin + WIDTH - 110, width: 110, align: 'right' });
    sheet.y = Math.max(bottom, sheet.y) + 2;
  }
}

/** Draws the cells beside each other, and a line below them. */
function drawRow(sheet: Sheet, cells: readonly string[], font: keyof typeof FONTS): void {
  const top = sheet.y + 4;
  let bottom = top;
  for (const [at, { x, width, align }] of COLUMNS.entries()) {
    sheet.y = top;
    write(sheet, cells[at] ?? '', { font, x: PAGE.margin + x, width, align });
    bottom = Math.max(bottom, sheet.y);
  }
  sheet.y = bottom + 4;
  sheet
    .moveTo(PAGE.margin, sheet.y)
    .lineTo(PAGE.margin + WIDTH, sheet.y)
    .lineWidth(0.5)
    .strokeColor('#c5c3c0')
    .stroke();
}

function heightOf(sheet: Sheet, cells: readonly string[]): number {
  sheet.font(FONTS.plain).fontSize(SIZES.text);
  return 8 + Math.max(...COLUMNS.map(({ width }, at) => sheet.heightOfString(printable(cells[at] ?? ''), { width })));
}

/** Begins a page where so many points don't fit any more. @returns whether it did */
function breakBefore(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= PAGE.height - PAGE.margin - FOOT) return false;
  sheet.addPage();
  return true;
}

function numberPages(sheet: Sheet, words: (page: number, of: number) => string): void {
  const { count } = sheet.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(page);
    sheet.page.margins.bottom = 0;
    sheet.y = PAGE.height - PAGE.margin - SIZES.small;
    write(sheet, words(page + 1, count), { size: 'small', align: 'right' });
  }
}

interface Place {
  readonly font?: keyof typeof FONTS;
  readonly size?: keyof typeof SIZES;
  /** Points from the sheet's left edge. */
  readonly x?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
  /** Points above it. */
  readonly gap?: number;
}

/** Writes a text at the present height; nothing for ''. */
function write(sheet: Sheet, text: string, place: Place = {}): void {
  if (text === '') return;
  const { font = 'plain', size = 'text', x = PAGE.margin, width = WIDTH, align = 'left', gap = 0 } = place;
  sheet
    .font(FONTS[font])
    .fontSize(SIZES[size])
    .fillColor('#111827')
    .text(printable(text), x, sheet.y + gap, { width, align, lineGap: 2 });
}

/** The fonts that every reader of PDF has know the letters of Windows-1252; any other becomes a question mark. */
function printable(text: string): string {
  return text.normalize('NFC').replace(/[^\x20-\x7e\u00a0-\u00ff‘’“”–—•…€™]/gu, '?');
}

/** '-Rp 12.000', in both languages. */
function rupiah(amount: number): string {
  return `${amount < 0 ? '-' : ''}Rp\u00a0${Math.abs(amount).toLocaleString('id-ID')}`;
}

/** '5 November 2026, 14:30 WITA'. */
function momentWords(moment: string, language: Language): string {
  const there = new Date(Date.parse(moment) + SHOP_OFFSET);
  const day = `${there.getUTCDate()} ${MONTHS[language][there.getUTCMonth()]} ${there.getUTCFullYear()}`;
  return `${day}, ${there.toISOString().slice(11, 16)} WITA`;
}
