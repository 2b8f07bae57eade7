import { jpegSize } from './jpeg-size.ts';
import { winAnsi } from './letters.ts';
import { A4, type Paper, type PaperMark } from './paper.ts';

/** Numbers of the objects that come before the pages. */
const FIXED = { catalog: 1, pages: 2, plain: 3, bold: 4, info: 5, picture: 6 } as const;
const FIRST_FREE = 7;

const COLORS = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' } as const;

/**
 * Writes a paper as PDF 1.4 (ISO 32000-1, 7.5: a flat file with one table of its objects), with the two standard fonts that every reader has and one
 * JPEG, and the pages' drawings packed where the browser can.
 * @param made when, for the file's own note
 * @returns bytes, the same for the same paper and browser
 */
export async function writePdf(paper: Paper, made: Date): Promise<Uint8Array> {
  const file = new ByteList();
  const offsets = new Map<number, number>();
  const begin = (id: number) => {
    offsets.set(id, file.length);
    file.text(`${id} 0 obj\n`);
  };
  const object = (id: number, content: string) => {
    begin(id);
    file.text(`${content}\nendobj\n`);
  };
  const stream = (id: number, entries: string, content: Uint8Array) => {
    begin(id);
    file.text(`<< ${entries} /Length ${content.length} >>\nstream\n`);
    file.bytes(content);
    file.text('\nendstream\nendobj\n');
  };
  const size = paper.picture === null ? null : jpegSize(paper.picture);
  const pageId = (index: number) => FIRST_FREE + 2 * index;

  // Bytes above 127 tell programs that move files that this one is no text.
  file.text('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  object(FIXED.catalog, `<< /Type /Catalog /Pages ${FIXED.pages} 0 R /Lang (id-ID) /ViewerPreferences << /DisplayDocTitle true >> >>`);
  const kids = paper.pages.map((_page, index) => `${pageId(index)} 0 R`).join(' ');
  object(FIXED.pages, `<< /Type /Pages /Kids [${kids}] /Count ${paper.pages.length} >>`);
  object(FIXED.plain, fontObject('Helvetica'));
  object(FIXED.bold, fontObject('Helvetica-Bold'));
  object(FIXED.info, `<< /Title ${utf16(paper.title)} /CreationDate (D:${made.toISOString().replace(/\D/g, '').slice(0, 14)}Z) >>`);
  if (size !== null && paper.picture !== null) {
    const color = COLORS[size.channels as keyof typeof COLORS];
    const about = `/Type /XObject /Subtype /Image /Width ${size.width} /Height ${size.height} /ColorSpace ${color}`;
    stream(FIXED.picture, `${about} /BitsPerComponent 8 /Filter /DCTDecode`, paper.picture);
  }
  const picture = size === null ? '' : ` /XObject << /P ${FIXED.picture} 0 R >>`;
  const resources = `<< /Font << /plain ${FIXED.plain} 0 R /bold ${FIXED.bold} 0 R >>${picture} >>`;
  for (const [index, marks] of paper.pages.entries()) {
    const id = pageId(index);
    const box = `[0 0 ${A4.width} ${A4.height}]`;
    object(id, `<< /Type /Page /Parent ${FIXED.pages} 0 R /MediaBox ${box} /Resources ${resources} /Contents ${id + 1} 0 R >>`);
    const drawn = new TextEncoder().encode(marks.map(mark => drawing(mark, size !== null)).join('\n'));
    const packed = await deflated(drawn);
    stream(id + 1, packed === null ? '' : '/Filter /FlateDecode', packed ?? drawn);
  }
  finish(file, offsets);
  return file.whole();
}

/** The table of objects, and where it lies. A picture's number without a picture is free, as 0 is. */
function finish(file: ByteList, offsets: ReadonlyMap<number, number>): void {
  const start = file.length;
  const count = Math.max(...offsets.keys()) + 1;
  const entry = (id: number) => {
    const at = offsets.get(id);
    return at === undefined ? '0000000000 65535 f \n' : `${String(at).padStart(10, '0')} 00000 n \n`;
  };
  file.text(`xref\n0 ${count}\n${Array.from({ length: count }, (_none, id) => entry(id)).join('')}`);
  file.text(`trailer\n<< /Size ${count} /Root ${FIXED.catalog} 0 R /Info ${FIXED.info} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
}

const fontObject = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** A mark in the operators of a page (ISO 32000-1, annex A), whose own zero lies at the lower edge. */
function drawing(mark: PaperMark, hasPicture: boolean): string {
  const y = number(A4.height - mark.y);
  if (mark.kind === 'text') return `BT /${mark.font} ${number(mark.size)} Tf ${number(mark.x)} ${y} Td (${literal(mark.text)}) Tj ET`;
  if (mark.kind === 'rule')
    return `${number(mark.weight)} w ${number(mark.x)} ${y} m ${number(mark.toX)} ${number(A4.height - mark.toY)} l S`;
  const foot = number(A4.height - mark.y - mark.height);
  return hasPicture ? `q ${number(mark.width)} 0 0 ${number(mark.height)} ${number(mark.x)} ${foot} cm /P Do Q` : '';
}

const number = (value: number) => String(Math.round(value * 100) / 100);

/** A string as the fonts read it; what is not plain is written by its octal code, so that a page stays text. */
function literal(text: string): string {
  return winAnsi(text)
    .map(code => {
      if (code === 40 || code === 41 || code === 92) return `\\${String.fromCharCode(code)}`;
      return code < 127 ? String.fromCharCode(code) : `\\${code.toString(8)}`;
    })
    .join('');
}

/** A string of the file's own notes, which may have every letter. */
function utf16(text: string): string {
  const codes = Array.from({ length: text.length }, (_none, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `<FEFF${codes.join('')}>`;
}

/** Packed as FlateDecode wants it; null where this browser can't. */
async function deflated(content: Uint8Array): Promise<Uint8Array | null> {
  if (typeof CompressionStream === 'undefined') return null;
  const packed = new Blob([content as BlobPart]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Bytes one behind the other. */
class ByteList {
  readonly #parts: Uint8Array[] = [];
  length = 0;

  bytes(part: Uint8Array): void {
    this.#parts.push(part);
    this.length += part.length;
  }

  /** @param text of letters up to 255, a byte each */
  text(text: string): void {
    this.bytes(Uint8Array.from(text, letter => letter.charCodeAt(0)));
  }

  whole(): Uint8Array {
    const all = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.#parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}
