import { inflateSync } from 'node:zlib';

/** Texts of a PDF in the order in which they are drawn, one for each piece of a line; of such as the shop draws, in fonts that every reader has. */
export function pdfTexts(file: Buffer): readonly string[] {
  return streamsOf(file).flatMap(stream =>
    [...stream.matchAll(/\[((?:<[0-9a-f]*>|[\d\s.-])+)\] TJ/g)].map(([, pieces = '']) =>
      Buffer.from([...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join(''), 'hex').toString('latin1'),
    ),
  );
}

/** Pages of a PDF. */
export function pdfPages(file: Buffer): number {
  return [...file.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

function streamsOf(file: Buffer): string[] {
  const streams: string[] = [];
  for (let at = file.indexOf('stream\n'); at !== -1; at = file.indexOf('stream\n', at + 1)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const end = file.indexOf('\nendstream', at);
    streams.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'));
  }
  return streams;
}
