import { readFile } from 'node:fs/promises';
import { ShopError } from './shop.ts';

/** @throws ShopError where the file can't be read */
export async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new ShopError(`The file ${file} can't be read.`);
  // A spreadsheet writes a byte order mark, which is no part of the first column's name.
  return text.replace(/^\uFEFF/, '');
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
