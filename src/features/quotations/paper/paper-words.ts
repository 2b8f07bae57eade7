import type { QuotationKind } from '#contract/quotations.ts';
import { formatNumber } from '#i18n/formats.ts';
import { MONTHS } from '#lib/months.ts';
import { countedUnit } from '#lib/sold-unit.ts';

/*
 * The words of a paper. They are Indonesian whatever the app's language is: its reader is a client, a bank or an office of the contractor's, and its
 * total is written out in Indonesian words.
 */

export const titles: Readonly<Record<QuotationKind, string>> = {
  PNW: 'Surat Penawaran Harga',
  PF: 'Proforma Invoice',
  SP: 'Surat Pesanan',
  DRPB2: 'Daftar Rencana Pembelian Bahan (DRPB2)',
};

export const openings: Readonly<Record<QuotationKind, string>> = {
  PNW: 'Dengan hormat, bersama surat ini kami sampaikan penawaran harga sebagai berikut:',
  PF: 'Dengan hormat, berikut rincian tagihan sementara (proforma) untuk bahan di bawah ini:',
  SP: 'Dengan hormat, bersama surat ini kami memesan bahan sebagai berikut:',
  DRPB2: 'Rencana pembelian bahan untuk kegiatan tersebut di atas:',
};

const SYMBOLS: Readonly<Record<string, string>> = { m2: 'm²', m3: 'm³' };

/** The unit that people count in; its code is the trade's Indonesian word for it. */
export const paperUnit = (sold: string): string => SYMBOLS[countedUnit(sold)] ?? countedUnit(sold);

/** '1.290.000': dots for thousands, no decimals. @param rupiah whole rupiah */
export const amountWords = (rupiah: number): string => formatNumber(rupiah, 'id', 0);

/** '25 November 2026'. @param day `2026-11-25` */
export function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS.id[(month ?? 1) - 1]} ${year}`;
}

/** '2 Des 2026'. @param day `2026-12-02` */
export function shortDayWords(day: string): string {
  const [date, month, year] = dayWords(day).split(' ');
  return `${date} ${month?.slice(0, 3)} ${year}`;
}
