import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

/** A piece of text of a page: points from the sheet's left lower corner to its beginning, and its end. */
export interface ReadText {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
}

/** The pages of a PDF with their texts, as Firefox's reader finds them. */
export async function readPdf(bytes: Uint8Array): Promise<{ readonly title: string; readonly pages: readonly (readonly ReadText[])[] }> {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0, isEvalSupported: false, useSystemFonts: false });
  const document = await loading.promise;
  try {
    const { info } = await document.getMetadata();
    const pages: ReadText[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(
        items.flatMap(item => {
          if (!('str' in item) || item.str.trim() === '') return [];
          const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
          return [{ text: item.str, x, y, end: x + item.width }];
        }),
      );
    }
    return { title: String((info as { Title?: string }).Title ?? ''), pages };
  } finally {
    await loading.destroy();
  }
}

/** A page as Chrome's reader draws it. @param index from 0 */
export async function drawPdf(bytes: Uint8Array, index = 0): Promise<{ readonly png: Buffer; readonly pages: number }> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(bytes));
  try {
    const image = await document.getPage(index).render({
      scale: 2,
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer(),
    });
    return { png: Buffer.from(image.data), pages: document.getPageCount() };
  } finally {
    document.destroy();
    library.destroy();
  }
}
