/** Bytes of a file of an order; one of 500 lines has a fiftieth. */
const MOST_BYTES = 1_000_000;

/** An order in a file: its text, or null where it is none, such as a workbook, which is no text. */
export async function readFile(file: File): Promise<{ readonly text: string; readonly isTable: boolean } | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = await file.arrayBuffer();
  const text = decoded(bytes).replace(/^\ufeff/, '');
  if (text.includes('\0') || text.trim() === '') return null;
  return { text, isTable: /\.csv$/i.test(file.name) || file.type === 'text/csv' };
}

/** UTF-8, or else what Windows writes. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
