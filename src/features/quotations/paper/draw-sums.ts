import { paperTax, type QuotationSums } from '#data/quotations/sums.ts';
import { terbilangRupiah } from '#lib/terbilang.ts';
import { amountWords } from './paper-words.ts';
import { type Sheet, WIDTH } from './sheet.ts';

const AMOUNT = 100;
const LABEL = 210;

/** The sums, and the total in words. Only a shop that is a PKP shows tax, of goods alone. */
export function drawSums(sheet: Sheet, { goods, extrasSum, total }: QuotationSums, { isTaxed }: { readonly isTaxed: boolean }): void {
  const tax = paperTax(goods);
  const rows: readonly (readonly [label: string, amount: number])[] = [
    ...(isTaxed
      ? ([
          ['Harga jual (tanpa PPN)', tax.net],
          ['DPP nilai lain (11/12)', tax.base],
          ['PPN 12 %', tax.vat],
        ] as const)
      : []),
    ...(extrasSum > 0
      ? ([
          [isTaxed ? 'Jumlah bahan termasuk PPN' : 'Jumlah bahan', goods],
          ['Jasa dan biaya lain', extrasSum],
        ] as const)
      : []),
    [isTaxed && extrasSum === 0 ? 'Total termasuk PPN' : 'Total', total],
  ];
  const words = `Terbilang: # ${terbilangRupiah(total)} #`;
  sheet.breakBefore(rows.length * 12 + 8 + sheet.heightOf(words, { font: 'bold' }));
  for (const [label, amount] of rows) {
    const font = label.startsWith('Total') ? 'bold' : 'plain';
    sheet.writeBeside([
      [label, { x: WIDTH - AMOUNT - LABEL, width: LABEL - 8, align: 'right', font, size: 9 }],
      [`Rp ${amountWords(amount)}`, { x: WIDTH - AMOUNT, width: AMOUNT, align: 'right', font, size: 9 }],
    ]);
  }
  sheet.y += 4;
  sheet.write(words, { font: 'bold', size: 9 });
  sheet.y += 6;
}
