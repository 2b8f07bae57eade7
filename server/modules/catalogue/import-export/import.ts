import type { CataloguePlan } from '#contract/admin-catalogue.ts';
import { uuidv7 } from '#lib/ids.ts';
import type { Executor } from '#server/db/client.ts';
import type { FileSource } from '#server/db/schema/catalogue.ts';
import { inLanes } from '#server/files/lanes.ts';
import type { FileStore } from '#server/files/store.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { type FiledStock, planStock, takeBackStock } from '#server/modules/stock/filed.ts';
import { importPicture } from '../../media/adopt.ts';
import { type Catalogue, uuidV5 } from './catalogue-rows.ts';
import { readCatalogue } from './current.ts';
import { assemble, photoNames } from './import-catalogue.ts';
import { type ImportError, type ReadRow, readRows } from './import-rows.ts';
import { merge } from './merge.ts';
import { isEmptyPlan, planOf } from './plan.ts';
import { deleteVersion, insertVersion, latestVersion, selectVersions } from './version-store.ts';
import { type Replaced, replaceCatalogue } from './write-catalogue.ts';
import { lockVariants, takeTurns } from './write-store.ts';

/** The merchant who mends a file does not read more at once. */
const MAXIMUM_ERRORS = 100;

/** Photos that are taken into the shop at the same time. */
const LANES = 8;

/** A catalogue's file, read, with the photos that it names. */
interface CatalogueFile extends ReturnType<typeof readRows> {
  /** Those that there are, by the names in the file. */
  readonly photos: ReadonlyMap<string, FileSource>;
}

/**
 * Reads a CSV and takes its photos into the shop. To be called before the import's transaction, in which orders would wait for the store.
 * @throws FilesUnavailable
 */
export async function readCatalogueFile(files: FileStore, csv: string): Promise<CatalogueFile> {
  const read = readRows(csv);
  const found = await inLanes(photoNames(read.rows), LANES, async name => [name, await importPicture(files, name)] as const);
  return { ...read, photos: new Map(found.flatMap(([name, photo]) => (photo === null ? [] : [[name, photo] as const]))) };
}

interface ImportOptions {
  readonly now: Date;
  /** Whether the file is added to the catalogue instead of replacing it. */
  readonly isMerge: boolean;
}

/**
 * Replaces the catalogue by a CSV (`docs/catalogue-csv.md`), or adds the CSV to it, all or nothing. Stock is changed by the difference to
 * what the file was made from, so that goods which were ordered meanwhile stay taken.
 * @param mayDiscontinue whether more than a tenth of the variants may go out of sale
 * @returns how many products and variants are on sale, and how many variants went out of sale
 * @throws Problem 422 import_failed with `data: { errors: [{ line, column, message, cell }] }`, at most a hundred, by line;
 *   409 import_questioned with `data: { discontinued, variants }`
 */
export async function importCatalogue(
  tx: Executor,
  file: CatalogueFile,
  { mayDiscontinue, ...options }: ImportOptions & { readonly mayDiscontinue: boolean },
): Promise<Omit<Replaced, 'stock'>> {
  const { current, next, filed, plan } = await prepare(tx, file, options);
  if (plan.is_questioned && !mayDiscontinue) {
    const before = current.products.reduce((sum, product) => sum + product.variants.length, 0);
    throw new Problem(409, 'import_questioned', { data: { discontinued: plan.discontinued.total, variants: before } });
  }
  const id = uuidv7(options.now.getTime());
  const { stock, ...replaced } = await replaceCatalogue(tx, next, { filed, importId: id });
  if (!isEmptyPlan(plan)) {
    const changed = stock.filter(each => each.filed !== each.filedBefore);
    const filedStock = [
      ...changed.map(({ variantId, filedBefore }) => ({ variantId, stock: filedBefore })),
      ...replaced.opened.map(variantId => ({ variantId, stock: 0 })),
    ];
    await insertVersion(tx, { id, catalogue: current, filedStock, createdAt: options.now });
  }
  return replaced;
}

/**
 * Says what an import would change.
 * @throws Problem 422 import_failed, as the import itself
 */
export async function previewImport(tx: Executor, file: CatalogueFile, options: ImportOptions): Promise<CataloguePlan> {
  return (await prepare(tx, file, options)).plan;
}

/** The catalogues that can be put back, latest first. */
export async function listVersions(db: Executor) {
  const versions = await selectVersions(db);
  return {
    versions: versions.map(({ createdAt, ...rest }) => ({ ...rest, replaced_at: createdAt.toISOString() })),
    total: versions.length,
  };
}

/**
 * Puts the catalogue back that the latest import replaced.
 * @returns `left`: how many more can be put back
 * @throws Problem 404 where no import can be taken back
 */
export async function undoImport(tx: Executor): Promise<Omit<Replaced, 'stock'> & { replaced_at: string; left: number }> {
  await takeTurns(tx);
  const version = await latestVersion(tx);
  if (version === null) throw notFound('import that can be undone');
  await lockVariants(tx);
  await takeBackStock(tx, version.id, version.filedStock);
  const { stock: _stock, ...replaced } = await replaceCatalogue(tx, version.catalogue, { filed: [], importId: null });
  await deleteVersion(tx, version.id);
  return { ...replaced, replaced_at: version.createdAt.toISOString(), left: (await selectVersions(tx)).length };
}

interface Prepared {
  readonly current: Catalogue;
  readonly next: Catalogue;
  readonly filed: readonly FiledStock[];
  readonly plan: CataloguePlan;
}

async function prepare(
  tx: Executor,
  { rows, errors: rowErrors, unread, photos }: CatalogueFile,
  { now, isMerge }: ImportOptions,
): Promise<Prepared> {
  await takeTurns(tx);
  const current = await readCatalogue(tx);
  const { catalogue, errors } = assemble(rows, { current, photos, unread, today: now.toISOString().slice(0, 10) });
  refuse([...rowErrors, ...errors]);
  const next = isMerge ? merged(current, catalogue, rows) : catalogue;
  const filed = rows.flatMap(filedStock);
  return { current, next, filed, plan: planOf(current, next, await planStock(tx, filed)) };
}

function merged(current: Catalogue, file: Catalogue, rows: readonly ReadRow[]): Catalogue {
  const { catalogue, taken } = merge(current, file);
  refuse(
    taken.map(({ sku, product }) => ({
      line: rows.find(({ row }) => row.sku === sku)?.line ?? 0,
      column: 'sku',
      message: `stands at the product ${product} already`,
      cell: sku,
    })),
  );
  return catalogue;
}

/** The stock that a row gives; none where its cell is empty. */
function filedStock({ row }: ReadRow): FiledStock[] {
  return row.stock === null ? [] : [{ variantId: uuidV5('variant', row.sku), stock: row.stock, base: row.stock_exported }];
}

function refuse(errors: readonly ImportError[]): void {
  if (errors.length === 0) return;
  const first = [...errors].sort((left, right) => left.line - right.line).slice(0, MAXIMUM_ERRORS);
  throw new Problem(422, 'import_failed', { data: { errors: first }, message: `${errors.length} errors in the file` });
}
