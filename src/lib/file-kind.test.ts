import { expect, test } from 'vitest';
import { fileKind, HEAD_BYTES } from './file-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));
/** The first box of a file of the family that HEIC, AVIF and MP4 belong to. */
const box = (...brands: readonly string[]) => {
  const [major = '', ...compatible] = brands;
  const body = `ftyp${major}\0\0\0\0${compatible.join('')}`;
  return `\0\0\0${String.fromCharCode(body.length + 4)}${body}\0\0\x01\x2cmeta`;
};

test.each([
  ['a JPEG', '\xff\xd8\xff\xe1\0\x10Exif', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['a PDF', '%PDF-1.7\n', 'application/pdf'],
  ['a PDF behind a byte order mark', '\xef\xbb\xbf%PDF-1.4\n', 'application/pdf'],
  ['a PDF behind 1,024 bytes', `${'\n'.repeat(1024)}%PDF-1.4\n`, 'application/pdf'],
  ['a PDF behind 1,025 bytes', `${'\n'.repeat(1025)}%PDF-1.4\n`, null],
  ['an iPhone photo', box('heic', 'mif1', 'MiHE', 'miaf', 'heic'), 'image/heic'],
  ['a picture of a Samsung phone', box('mif1', 'mif1', 'heic'), 'image/heic'],
  ['a burst of HEIC', box('msf1', 'msf1', 'hevc'), 'image/heic'],
  ['HEIF that names no coding', box('mif1', 'mif1', 'miaf'), 'image/heic'],
  ['an AVIF', box('avif', 'mif1', 'miaf', 'MA1B'), null],
  ['an AVIF that calls itself HEIF first', box('mif1', 'avif', 'miaf'), null],
  ['a film', box('isom', 'isom', 'iso2', 'avc1', 'mp41'), null],
  ['a sound file of the container of WebP', 'RIFF\x24\0\0\0WAVEfmt ', null],
  ['a GIF', 'GIF89a\x01\0\x01\0', null],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['half a mark', '\xff\xd8', null],
  ['an empty file', '', null],
])('%s is told by its content', (_what, head, kind) => {
  expect(fileKind(bytes(head))).toBe(kind);
  // The server holds the whole file, the app its head.
  expect(fileKind(bytes(head.slice(0, HEAD_BYTES)))).toBe(kind);
});
