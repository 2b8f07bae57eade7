import type { Quotation } from '#contract/quotations.ts';
import { quotationSums } from '#data/quotations/sums.ts';
import type { Paper } from '#lib/pdf/paper.ts';
import { drawLetterhead } from './draw-letterhead.ts';
import { drawSums } from './draw-sums.ts';
import { drawTable } from './draw-table.ts';
import { drawSignatures, drawTerms } from './draw-terms.ts';
import type { PaperHead, PaperShop } from './paper-head.ts';
import { dayWords, openings, titles } from './paper-words.ts';
import { Sheet, WIDTH } from './sheet.ts';

/** All that a paper is drawn from. */
export interface PaperSource {
  readonly quotation: Quotation;
  readonly head: PaperHead;
  readonly shop: PaperShop;
}

/** A quotation, proforma, order or DRPB2 on A4 sheets; a long one takes several, each with the heads of its columns. Pure. */
export function quotationPaper({ quotation, head, shop }: PaperSource): Paper {
  const sheet = new Sheet();
  const sums = quotationSums(quotation);
  const tax = quotation.issuer === 'shop' && quotation.kind !== 'SP' && shop.tax_number !== undefined;
  drawLetterhead(sheet, head);
  if (quotation.kind === 'PNW') drawLetter(sheet, quotation);
  else drawForm(sheet, quotation, shop);
  drawTable(sheet, sums);
  drawSums(sheet, sums, { isTaxed: tax });
  drawTerms(sheet, quotation, shop);
  drawSignatures(sheet, quotation, { head, shop });
  sheet.numberPages((page, of) => `${quotation.number} · Halaman ${page} dari ${of}`);
  return { title: `${titles[quotation.kind]} ${quotation.number}`, pages: sheet.pages, picture: head.logo?.bytes ?? null };
}

/** 'Makassar, 25 November 2026' */
const placeAndDay = ({ place, date }: Quotation) => [place, dayWords(date)].filter(part => part !== '').join(', ');

/** Number, subject and receiver as a business letter has them. */
function drawLetter(sheet: Sheet, quotation: Quotation): void {
  field(sheet, 'Nomor', quotation.number, placeAndDay(quotation));
  field(sheet, 'Lampiran', '–');
  field(sheet, 'Perihal', quotation.subject);
  sheet.y += 7;
  sheet.write('Kepada Yth.');
  drawClient(sheet, quotation);
  sheet.y += 7;
  sheet.write(openings.PNW);
  sheet.y += 5;
}

/** Title and fields of a form. */
function drawForm(sheet: Sheet, quotation: Quotation, shop: PaperShop): void {
  const { kind, subject, client } = quotation;
  sheet.write(titles[kind].toUpperCase(), { font: 'bold', size: 12.5, align: 'center' });
  sheet.y += 5;
  field(sheet, 'Nomor', quotation.number, placeAndDay(quotation));
  if (kind === 'DRPB2') {
    field(sheet, 'Penerima', client.name);
    field(sheet, 'Kelompok', client.attention);
    field(sheet, 'Alamat', client.address.replaceAll('\n', ', '));
    field(sheet, 'Toko', quotation.hides_shop && quotation.issuer === 'own' ? '' : shop.name);
    field(sheet, 'Kegiatan', subject);
  } else {
    field(sheet, 'Perihal', subject);
    sheet.y += 5;
    sheet.write('Kepada Yth.');
    if (kind === 'SP') sheet.write(shop.name, { font: 'bold' });
    else drawClient(sheet, quotation);
  }
  sheet.y += 6;
  sheet.write(openings[kind]);
  sheet.y += 5;
}

function drawClient(sheet: Sheet, { client }: Quotation): void {
  sheet.write(client.name, { font: 'bold' });
  if (client.attention !== '') sheet.write(`u.p. ${client.attention}`);
  sheet.write(client.address);
}

const LABEL = 52;
const ASIDE = 170;

/** A label, what it says, and at the right what stands beside it; nothing where it says nothing. */
function field(sheet: Sheet, label: string, text: string, aside = ''): void {
  if (text === '' && aside === '') return;
  const x = LABEL + 8;
  sheet.writeBeside([
    [label, { width: LABEL }],
    [`:`, { x: LABEL, width: 8 }],
    [text, { x, width: WIDTH - x - (aside === '' ? 0 : ASIDE) }],
    [aside, { x: WIDTH - ASIDE, width: ASIDE, align: 'right' }],
  ]);
}
