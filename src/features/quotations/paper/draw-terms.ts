import type { Quotation } from '#contract/quotations.ts';
import { validUntil } from '#data/quotations/validity.ts';
import { isOwn, type PaperHead, type PaperShop } from './paper-head.ts';
import { dayWords } from './paper-words.ts';
import { type Sheet, WIDTH } from './sheet.ts';

const SIZE = 8.5;
/** Points for a signature and a stamp. */
const SIGNATURE = 40;

/** How long it holds, what it does not promise, and the writer's own terms. */
export function drawTerms(sheet: Sheet, quotation: Quotation, shop: PaperShop): void {
  const { kind, issuer, valid_days: days, hides_shop: isHidden, payment, terms } = quotation;
  const isOffer = kind === 'PNW' || kind === 'PF';
  const lines = [
    ...(isOffer
      ? [
          `Berlaku ${days} hari, sampai dengan ${dayWords(validUntil(quotation))}; setelah masa berlaku harga dapat berubah.`,
          'Stok tidak dicadangkan sebelum ada pesanan.',
        ]
      : []),
    ...terms.split('\n').filter(line => line.trim() !== ''),
    ...(isOffer && issuer === 'own' && !isHidden ? [`Bahan dari ${shop.name}.`] : []),
  ];
  if (kind === 'PF' && payment !== '') {
    sheet.breakBefore(sheet.heightOf(payment) + 16);
    sheet.write('Pembayaran', { font: 'bold', size: SIZE });
    sheet.write(payment, { size: SIZE });
    sheet.y += 4;
  }
  if (lines.length === 0) return;
  sheet.breakBefore(30);
  sheet.write('Syarat dan ketentuan', { font: 'bold', size: SIZE });
  for (const [index, line] of lines.entries()) {
    sheet.breakBefore(sheet.heightOf(line, { width: WIDTH - 14, size: SIZE }));
    sheet.writeBeside([
      [`${index + 1}.`, { width: 14, size: SIZE }],
      [line, { x: 14, width: WIDTH - 14, size: SIZE }],
    ]);
  }
  sheet.y += 6;
}

interface Signature {
  readonly above: string;
  readonly firm: string;
  readonly name: string;
  readonly position: string;
}

/** Who signs, with room for a stamp. */
export function drawSignatures(
  sheet: Sheet,
  quotation: Quotation,
  { head, shop }: { readonly head: PaperHead; readonly shop: PaperShop },
): void {
  const parties = signaturesOf(quotation, head, shop);
  sheet.breakBefore(SIGNATURE + 4 * 12 + 4);
  const width = WIDTH / parties.length;
  const row = (text: (party: Signature) => string, font: 'plain' | 'bold' = 'plain') =>
    sheet.writeBeside(parties.map((party, at) => [text(party), { x: at * width, width: width - 12, align: 'center', font, size: 9 }]));
  row(({ above }) => above);
  row(({ firm }) => firm, 'bold');
  sheet.y += SIGNATURE;
  row(({ name }) => (name === '' ? '( .................................... )' : name), 'bold');
  row(({ position }) => position);
}

function signaturesOf({ kind, client, ...quotation }: Quotation, head: PaperHead, shop: PaperShop): readonly Signature[] {
  const blank = { firm: '', name: '', position: '' };
  const writer = { above: 'Hormat kami,', firm: head.name, name: head.signer, position: head.position };
  if (kind === 'SP') return [writer, { ...blank, above: 'Diterima oleh,', firm: shop.name }];
  if (kind !== 'DRPB2') return [writer, { ...blank, above: 'Menyetujui,', name: client.attention || client.name }];
  // The grant's form is signed by its receiver, the shop and the technical team.
  return [
    { ...blank, above: 'Penerima bantuan,', name: client.name },
    { ...blank, above: 'Toko/penyedia bahan,', firm: isOwn({ ...quotation, kind }) && quotation.hides_shop ? '' : shop.name },
    { ...blank, above: 'Mengetahui, tim teknis' },
  ];
}
