import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { letterWidth } from './helvetica.ts';
import { jpegSize } from './jpeg-size.ts';
import { textWidth, winAnsi, wrapped, writable } from './letters.ts';
import { A4, type Paper } from './paper.ts';
import { writePdf } from './write-pdf.ts';

it('letters are as wide as the copies of the fonts that pdfkit brings say', () => {
  const sheet = new PDFDocument();
  const letters = `${String.fromCharCode(...Array.from({ length: 95 }, (_none, at) => 32 + at))}²³×½¼¾Ø°–—•éÉñ€‘’“”…™±÷`;
  for (const [font, name] of [
    ['plain', 'Helvetica'],
    ['bold', 'Helvetica-Bold'],
  ] as const) {
    sheet.font(name).fontSize(1_000);
    for (const letter of letters) {
      expect([letter, letterWidth(font, winAnsi(letter)[0] ?? 0)]).toEqual([letter, Math.round(sheet.widthOfString(letter))]);
    }
  }
});

it('letters that the fonts lack are written as the trade writes them without, or as question marks', () => {
  expect(writable('½ m² × 3″ ≥ 2\u00a0Ø10\tλ 漢')).toBe('½ m² × 3" >= 2 Ø10 ? ?');
  expect(writable('e\u0301')).toBe('é');
});

it('sizes and formulas of the trade are written in plain letters, and what is invisible goes', () => {
  expect(writable('Conduit ⅝" → H₂O\u200b ≈ 4 m⁴')).toBe('Conduit 5/8" -> H2O ~ 4 m4');
});

it('a text is broken between words, and within one that is longer than a line', () => {
  const place = { font: 'plain', size: 10, width: 60 } as const;
  const lines = wrapped('Semen PCC Sagara 40 kg\nSupercalifragilisticexpialidocious', place);
  expect(lines.slice(0, 2)).toEqual(['Semen PCC', 'Sagara 40 kg']);
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.every(line => textWidth(line, 'plain', 10) <= 60)).toBe(true);
  expect(lines.slice(2).join('')).toBe('Supercalifragilisticexpialidocious');
  expect(wrapped('', place)).toEqual(['']);
});

const paper = (pages: number): Paper => ({
  title: 'Penawaran “A”',
  picture: null,
  pages: Array.from({ length: pages }, () => [
    { kind: 'text', x: 50, y: 100, text: '(½ m²) \\ Ø', font: 'plain', size: 10 },
    { kind: 'rule', x: 50, y: 110, toX: A4.width - 50, toY: 110, weight: 1 },
  ]),
});

it('each entry of the table points to its object', async () => {
  const text = Buffer.from(await writePdf(paper(3), new Date('2026-11-25T00:00:00Z'))).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start, start + 5)).toBe('xref\n');
  const [, count] = /xref\n0 (\d+)\n/.exec(text.slice(start)) ?? [];
  const rows = text
    .slice(start)
    .split('\n')
    .slice(2, 2 + Number(count));
  const used = rows.flatMap((row, id) => (row.endsWith(' n ') ? [[id, Number(row.slice(0, 10))] as const] : []));
  // Catalogue, pages, two fonts, the note, and two objects a page.
  expect(used).toHaveLength(5 + 2 * 3);
  for (const [id, at] of used) expect(text.slice(at).startsWith(`${id} 0 obj\n`)).toBe(true);
});

it('reads the size of a JPEG, and takes nothing else for one', () => {
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 40, 0, 90, 3, 0, 0, 0];
  expect(jpegSize(Uint8Array.from(head))).toEqual({ width: 90, height: 40, channels: 3 });
  expect(jpegSize(new TextEncoder().encode('<svg onload="alert(1)">'))).toBeNull();
  expect(jpegSize(Uint8Array.from(head.slice(0, 12)))).toBeNull();
});
