import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { Problem } from '#server/http/problem.ts';
import { importPicture } from '../../media/adopt.ts';
import type { FileSource } from './catalogue-rows.ts';
import { readCatalogue } from './current.ts';
import { assemble, photoNames } from './import-catalogue.ts';
import { type ImportError, readRows } from './import-rows.ts';
import { replaceCatalogue } from './write-catalogue.ts';

/** More mistakes than this are not read at once. */
const MAXIMUM_ERRORS = 100;

/**
 * Replaces the catalogue by a CSV (`docs/catalogue-csv.md`), all or nothing.
 * @returns how many products and variants are on sale, and how many variants went out of sale
 * @throws Problem 422 import_failed with `data: { errors: [{ line, column, message }] }`, at most a hundred, by line
 */
export async function importCatalogue(
  tx: Executor,
  csv: string,
  { config, now }: { readonly config: Pick<Config, 'dataDir'>; readonly now: Date },
): Promise<{ products: number; variants: number; discontinued: number }> {
  const { rows, errors: rowErrors } = readRows(csv);
  const photos = new Map<string, FileSource>();
  for (const name of photoNames(rows)) {
    const photo = await importPicture(config.dataDir, name);
    if (photo !== null) photos.set(name, photo);
  }
  const { catalogue, errors } = assemble(rows, { current: await readCatalogue(tx), photos, today: now.toISOString().slice(0, 10) });
  refuse([...rowErrors, ...errors]);
  return replaceCatalogue(tx, catalogue);
}

function refuse(errors: readonly ImportError[]): void {
  if (errors.length === 0) return;
  const first = [...errors].sort((left, right) => left.line - right.line).slice(0, MAXIMUM_ERRORS);
  throw new Problem(422, 'import_failed', { data: { errors: first }, message: `${errors.length} errors in the file` });
}
