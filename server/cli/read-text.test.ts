import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readText } from './read-text.ts';
import { ShopError } from './shop.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-text-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, 'file.csv');
  await writeFile(file, bytes);
  return readText(file);
}

const text = 'sku;nama\r\nA;Café Keramik “Granit” ½ m²\r\n';
/** The bytes of Windows-1252 for the text above. */
const windows = Buffer.from(text.replace('“', '\x93').replace('”', '\x94'), 'latin1');
const utf16 = Buffer.from(text, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['UTF-16, high byte first', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
  ['UTF-16 without a mark', utf16],
  ['Windows-1252', windows],
])('a file in %s is read as it was written', async (_, bytes) => {
  expect(await read(bytes)).toBe(text);
});

test('letters that were lost before, and what is no text, are refused by name', async () => {
  await expect(read(Buffer.from('sku\nCaf\uFFFD'))).rejects.toThrow("'\uFFFD'");
  await expect(read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x81]))).rejects.toThrow(ShopError);
  await expect(readText(path.join(folder, 'none.csv'))).rejects.toThrow("can't be read");
});
