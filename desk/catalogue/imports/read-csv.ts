/**
 * Reads a CSV as spreadsheets save it: UTF-8, UTF-16 with its mark, or Windows-1252, which older Excels write.
 * @returns null for a file that is no text, such as a workbook
 */
export async function readCsv(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes, encodingOf(bytes)) ?? decoded(bytes, 'windows-1252');
  return text === null || text.includes('\0') ? null : text;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
