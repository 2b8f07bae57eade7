import sharp from 'sharp';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Letterhead, type Quotation, QuotationSchema } from '#contract/quotations.ts';
import { quotationSums } from '#data/quotations/sums.ts';
import { jpegSize } from '#lib/pdf/jpeg-size.ts';
import { A4 } from '#lib/pdf/paper.ts';
import { writePdf } from '#lib/pdf/write-pdf.ts';
import { terbilangRupiah } from '#lib/terbilang.ts';
import { drawPdf, readPdf } from '#tests/support/read-pdf.ts';
import { quotationText } from '../quotation-text.ts';
import { headOfLetter, headOfShop, type PaperShop } from './paper-head.ts';
import { amountWords } from './paper-words.ts';
import { quotationPaper } from './quotation-paper.ts';
import { MARGIN } from './sheet.ts';

const MADE = new Date('2026-11-25T03:00:00Z');
const id = (digit: number) => `0190a000-0000-7000-8000-${String(digit).padStart(12, '0')}`;
const NAMES = [
  'Semen PCC Sagara · 40 kg',
  'Pasir pasang · ½ m³ curah',
  'Besi ulir D13 · Ø13 × 12 m',
  'Keramik lantai 40 × 40 · 0,96 m²/dus',
];
const UNITS = ['sak', 'half_m3', 'batang', 'dus'];

function quotationWith(count: number, change: Partial<Quotation> = {}): Quotation {
  const lines = Array.from({ length: count }, (_none, index) => ({
    ...{
      id: id(index),
      section_id: null,
      product_variant_id: id(1_000 + index),
      name: NAMES[index % 4] ?? '',
      unit: UNITS[index % 4] ?? '',
    },
    ...{ quantity: 3 + index, price: 64_500 + 1_111 * index },
  }));
  return v.parse(QuotationSchema, {
    ...{ id: id(1), kind: 'PNW', issuer: 'own', state: 'draft', number: '012/PNW/FD/XI/2026', subject: 'Penawaran Harga Material' },
    ...{ client: { name: 'Bapak Yohanis Rumbiak', attention: 'Ibu Wati', address: 'Jl. Raya Sentani 12\nJayapura' }, place: 'Makassar' },
    ...{ date: '2026-11-25', valid_days: 7, margin: 1_000, hides_shop: true, sections: [], lines, extras: [], payment: '', goods: [] },
    terms:
      'Harga loco gudang, belum termasuk ongkos kirim.\nWaktu pengiriman menyesuaikan stok saat pemesanan.\nPembayaran melalui transfer bank.',
    ...{ list_id: null, priced_at: MADE.toISOString(), created_at: MADE.toISOString(), updated_at: MADE.toISOString(), ...change },
  });
}

const letterhead: Letterhead = {
  ...{ name: 'CV Karya Mandiri Papua', address: 'Jl. Kelapa Dua 7, Entrop, Jayapura', phone: '0812-3456-7890', email: 'kmp@example.com' },
  ...{ tax_number: '01.234.567.8-901.000', initials: 'KMP', signer: 'Markus Wanggai', position: 'Direktur', place: 'Jayapura', logo: null },
};
const shop: PaperShop = { name: 'Fondasi', legal: 'PT Fondasi Timur', phone: '+628114100100', email: 'halo@fondasi.test' };
const pdfOf = async (quotation: Quotation, head = headOfLetter(letterhead), from = shop) =>
  writePdf(quotationPaper({ quotation, head, shop: from }), MADE);
const textOf = (pages: Awaited<ReturnType<typeof readPdf>>['pages']) => pages.map(page => page.map(({ text }) => text).join(' ')).join(' ');

it.each([
  [1, 1],
  [25, 1],
  [60, 2],
  [120, 3],
])('%i lines take %i pages, by two readers', async (lines, pages) => {
  const bytes = await pdfOf(quotationWith(lines));
  const read = await readPdf(bytes);
  expect(read.pages).toHaveLength(pages);
  expect((await drawPdf(bytes)).pages).toBe(pages);
  expect(read.title).toBe('Surat Penawaran Harga 012/PNW/FD/XI/2026');
  // Each page says what its columns are, and all lines are there once.
  for (const page of read.pages) {
    if (page.some(({ text }) => /^\d+ ?$/.test(text))) expect(page.map(({ text }) => text)).toContain('Uraian');
  }
  const numbers = read.pages.flat().filter(({ text, end }) => /^\d+$/.test(text) && end < MARGIN + 19);
  expect(numbers.map(({ text }) => Number(text))).toEqual(Array.from({ length: lines }, (_none, at) => at + 1));
});

it('a quotation reads as a business letter: head, number, client, table, total in words, term, signatures', async () => {
  const quotation = quotationWith(4);
  const { pages } = await readPdf(await pdfOf(quotation));
  const text = textOf(pages);
  const { total } = quotationSums(quotation);
  for (const words of [
    'CV Karya Mandiri Papua',
    'Telp./WA 0812-3456-7890',
    'NPWP 01.234.567.8-901.000',
    'Makassar, 25 November 2026',
    '012/PNW/FD/XI/2026',
    'Kepada Yth.',
    'Bapak Yohanis Rumbiak',
    'u.p. Ibu Wati',
    'Pasir pasang · ½ m³ curah',
    'Besi ulir D13 · Ø13 × 12 m',
    '0,96 m²/dus',
    `Rp ${amountWords(total)}`,
    terbilangRupiah(total),
    'Berlaku 7 hari, sampai dengan 2 Desember 2026',
    'Stok tidak dicadangkan',
    'Hormat kami,',
    'Menyetujui,',
    'Markus Wanggai',
  ]) {
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  }
  // Half cubic metres are counted in whole ones, at the price of a whole one: 4 halves at 72,172.1 are 2 m³ at 144,344.
  const row = (pages[0] ?? []).filter(({ y }) => y === pages[0]?.find(({ text }) => text === 'Pasir pasang · ½ m³ curah')?.y);
  expect(row.map(({ text }) => text)).toEqual(['2', 'Pasir pasang · ½ m³ curah', '2', 'm³', '144.344', '288.688']);
  expect(text).not.toContain('Fondasi');
  expect(text).not.toContain('PPN');
});

it('amounts end at one edge, nothing leaves the margins, and the sums are the list’s', async () => {
  const quotation = quotationWith(60, {
    sections: [{ id: id(900), name: 'Pondasi', margin: 0 }],
    extras: [{ id: id(901), kind: 'labour', text: 'Upah tukang', amount: 2_500_000 }],
  });
  quotation.lines = quotation.lines.map((line, index) => (index < 30 ? { ...line, section_id: id(900) } : line));
  const sums = quotationSums(quotation);
  const { pages } = await readPdf(await pdfOf(quotation));
  const all = pages.flat();
  const edge = A4.width - MARGIN;
  for (const { x, end, text } of all) {
    expect([text, x >= MARGIN - 0.1, end <= edge + 0.2]).toEqual([text, true, true]);
  }
  const amounts = all
    .filter(({ text, end }) => /^[\d.]+$/.test(text) && Math.abs(end - edge) < 0.3)
    .map(({ text }) => text.replaceAll('.', ''));
  const lines = sums.sections.flatMap(({ lines: own, sum }) => [...own.map(({ amount }) => amount), sum]);
  expect(amounts.map(Number)).toEqual([...lines, 2_500_000]);
  expect(textOf(pages)).toContain('Subtotal Pondasi');
  expect(textOf(pages)).toContain(`Rp ${amountWords(sums.total)}`);
  expect(sums.total).toBe(sums.goods + 2_500_000);
});

it('only the offer of a shop that is a PKP has lines of tax, and they are those of its goods', async () => {
  const extras = [{ id: id(901), kind: 'transport' as const, text: 'Ongkos kirim', amount: 50_000 }];
  const quotation = quotationWith(0, {
    issuer: 'shop',
    extras,
    lines: [{ id: id(1), section_id: null, product_variant_id: id(2), name: 'Semen', quantity: 1, unit: 'sak', price: 12_345_678 }],
  });
  const taxed = { ...shop, tax_number: '01.234.567.8-901.000' };
  const text = textOf((await readPdf(await pdfOf(quotation, headOfShop(taxed), taxed))).pages);
  expect(text).toMatch(/tanpa PPN\) Rp 11\.122\.232 DPP nilai lain \(11\/12\) Rp 10\.195\.379 PPN 12 % Rp 1\.223\.446/);
  expect(text).toContain('Total Rp 12.395.678');
  expect(textOf((await readPdf(await pdfOf(quotation, headOfShop(shop)))).pages)).not.toContain('PPN');
  const own = { ...quotation, issuer: 'own' as const };
  expect(textOf((await readPdf(await pdfOf(own, headOfLetter(letterhead), taxed))).pages)).not.toContain('PPN');
});

it('proforma, order and DRPB2 are layouts of their own', async () => {
  const extras = [{ id: id(901), kind: 'labour' as const, text: 'Upah tukang', amount: 1_000_000 }];
  const payment = 'BCA 123456 a.n. CV Karya Mandiri Papua';
  const read = async (change: Partial<Quotation>) =>
    textOf((await readPdf(await pdfOf(quotationWith(3, { extras, payment, ...change })))).pages);
  const proforma = await read({ kind: 'PF' });
  expect(proforma).toContain('PROFORMA INVOICE');
  expect(proforma).toContain(payment);
  expect(proforma).toContain('Upah tukang');
  const order = await read({ kind: 'SP' });
  expect(order).toMatch(/SURAT PESANAN.*Kepada Yth\. Fondasi.*memesan/);
  expect(order).not.toMatch(/Upah tukang|Berlaku/);
  const grant = await read({ kind: 'DRPB2', hides_shop: false });
  expect(grant).toContain('DAFTAR RENCANA PEMBELIAN BAHAN (DRPB2)');
  expect(grant).toMatch(/Penerima bantuan,.*Toko\/penyedia bahan,.*Mengetahui, tim teknis.*Fondasi/);
  expect(grant).not.toMatch(/Upah tukang|Berlaku|Menyetujui/);
});

it('a logo is on the picture that Chrome’s reader draws, and letters are black on white', async () => {
  const red = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#d00000' } })
    .jpeg()
    .toBuffer();
  const bytes = await pdfOf(quotationWith(25), headOfLetter({ ...letterhead, logo: red.toString('base64') }));
  expect(jpegSize(red)).toEqual({ width: 200, height: 100, channels: 3 });
  const { png } = await drawPdf(bytes);
  if (process.env.KEEP_PAPER !== undefined) await sharp(png).toFile(process.env.KEEP_PAPER);
  const colors = async (left: number, top: number, width: number, height: number) =>
    (await sharp(await sharp(png).extract({ left, top, width, height }).toBuffer()).stats()).channels
      .slice(0, 3)
      .map(({ mean }) => Math.round(mean));
  const [r = 0, g = 255, b = 255] = await colors(Math.round(MARGIN * 2) + 10, Math.round(MARGIN * 2) + 10, 40, 40);
  expect(r > 190 && g < 30 && b < 30).toBe(true);
  // The margin is empty, the table is not.
  expect(await colors(4, 4, 90, 1_600)).toEqual([255, 255, 255]);
  const [table = 255] = await colors(Math.round(MARGIN * 2), 600, 900, 400);
  expect(table < 252 && table > 150).toBe(true);
});

it('a file that is packed by the browser and one that is not have the same text', async () => {
  const paper = quotationPaper({ quotation: quotationWith(25), head: headOfLetter(letterhead), shop });
  const packed = await writePdf(paper, MADE);
  const { CompressionStream: kept } = globalThis;
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  const plain = await writePdf(paper, MADE).finally(() => Object.assign(globalThis, { CompressionStream: kept }));
  expect(packed.length).toBeLessThan(plain.length / 2);
  expect((await readPdf(plain)).pages).toEqual((await readPdf(packed)).pages);
});

it('a message has at most 1,500 characters, the total of all lines, and marks of WhatsApp in names do nothing', () => {
  const short = quotationText(
    quotationWith(1, { margin: 0, lines: quotationWith(1).lines.map(line => ({ ...line, name: 'Semen *PCC* _A_' })) }),
  );
  expect(short).toBe(
    [
      '*Penawaran 012/PNW/FD/XI/2026*',
      'Kepada: Bapak Yohanis Rumbiak',
      '',
      '1. Semen ∗PCC∗ ˍAˍ – 3 sak × 64.500 = 193.500',
      '',
      '*Total: Rp 193.500*',
      'Berlaku s.d. 2 Des 2026',
    ].join('\n'),
  );
  const long = quotationWith(120);
  const text = quotationText(long);
  expect(text.length).toBeLessThanOrEqual(1_500);
  expect(text).toMatch(/… dan \d+ baris lagi, lihat berkas PDF/);
  expect(text).toContain(`*Total: Rp ${amountWords(quotationSums(long).total)}*`);
});
