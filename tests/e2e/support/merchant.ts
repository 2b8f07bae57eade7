import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '#tests/support/shop.ts';

/** A line's cells; a comma may stand in one that is quoted. */
const cellsOf = (line: string): string[] => [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(match => match[1] ?? '');

/** Changes cells of every variant of a product as the merchant does: the catalogue goes out as CSV and comes back. */
export function changeProduct(shop: Shop, slug: string, change: Readonly<Record<string, number | string>>): Promise<void> {
  return changeCatalogue(shop, (line, columns) =>
    line.startsWith(`${slug},`)
      ? cellsOf(line)
          .map((cell, index) => change[columns[index] ?? ''] ?? cell)
          .join(',')
      : line,
  );
}

/** Takes a product out of sale: it is not in the catalogue that comes back. */
export function discontinue(shop: Shop, slug: string): Promise<void> {
  return changeCatalogue(shop, line => (line.startsWith(`${slug},`) ? null : line));
}

/** @param change a variant's line as it shall be, null for none */
async function changeCatalogue(shop: Shop, change: (line: string, columns: readonly string[]) => string | null): Promise<void> {
  const headers = { 'x-admin-key': (await readFile(join(shop.dataDir, 'admin-key'), 'utf8')).trim(), 'content-type': 'application/json' };
  const address = `${shop.url}/api/v1/admin/catalogue`;
  const [head = '', ...lines] = (await (await fetch(address, { headers })).text()).split(/\r?\n/);
  const columns = cellsOf(head);
  const changed = lines.map(line => change(line, columns)).filter(line => line !== null);
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ csv: [head, ...changed].join('\n') }) });
  if (!answer.ok) throw new Error(`import: ${await answer.text()}`);
}

/** Adds products to the catalogue as the merchant does, by a CSV that leaves all other goods. */
export async function addProducts(shop: Shop, csv: string): Promise<void> {
  const headers = { 'x-admin-key': (await readFile(join(shop.dataDir, 'admin-key'), 'utf8')).trim(), 'content-type': 'application/json' };
  const answer = await fetch(`${shop.url}/api/v1/admin/catalogue`, { method: 'POST', headers, body: JSON.stringify({ csv, merge: true }) });
  if (!answer.ok) throw new Error(`import: ${await answer.text()}`);
}
