import { readFile } from 'node:fs/promises';
import { ShopError } from './shop.ts';

/** @throws ShopError where the file can't be read */
export async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new ShopError(`The file ${file} can't be read.`);
  // A spreadsheet writes a byte order mark, which is no part of the first column's name.
  return text.replace(/^\uFEFF/, '');
}
