import { readFile } from 'node:fs/promises';
import { ShopError } from './shop.ts';

/**
 * The letters of Windows-1252 from 0x80 to 0x9f, where it differs from Latin-1 (Unicode's table CP1252); a blank where it has none. Node 20
 * decodes Windows-1252 as Latin-1.
 */
const LETTERS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * Reads a text file as spreadsheets and editors save them: UTF-8, UTF-16 with or without its mark, Windows-1252. A byte order mark is no
 * part of the text.
 * @throws ShopError where the file can't be read, or is none of these
 */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) throw new ShopError(`The file ${file} can't be read.`);
  const text = decode(bytes, encodingOf(bytes));
  if (text === null || text.includes('\0')) throw new ShopError(`The file ${file} is no text that can be read. Save it as UTF-8.`);
  if (text.includes('\uFFFD')) {
    throw new ShopError(
      `The file ${file} holds '\uFFFD', letters that were lost when it was saved. Save it again as UTF-8 from its source.`,
    );
  }
  return text;
}

/** Which encoding the bytes look like; every text in UTF-8 is told from the others by its rules. */
function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a mark, half of the bytes of a Latin text in UTF-16 are zero.
  const head = bytes.subarray(0, 1_000);
  const zeros = (odd: 0 | 1) => head.filter((byte, at) => at % 2 === odd && byte === 0).length;
  if (zeros(1) > head.length / 4) return 'utf-16le';
  if (zeros(0) > head.length / 4) return 'utf-16be';
  return decode(bytes, 'utf-8') === null ? 'windows-1252' : 'utf-8';
}

function decode(bytes: Buffer, encoding: string): string | null {
  if (encoding === 'windows-1252') {
    const text = bytes.toString('latin1').replace(/[\x80-\x9f]/g, letter => LETTERS_1252[letter.charCodeAt(0) - 0x80]?.trim() || '\0');
    return text.includes('\0') ? null : text;
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** @throws ShopError where the file can't be read */
export async function readBytes(file: string): Promise<Buffer> {
  const content = await readFile(file).catch(() => null);
  if (content === null) throw new ShopError(`The file ${file} can't be read.`);
  return content;
}

/** @throws ShopError where the file can't be read or is no JSON */
export async function readJson(file: string): Promise<unknown> {
  const text = await readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ShopError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
