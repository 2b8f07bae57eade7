import { ownReasons } from '#contract/admin-stock.ts';
import { required, UsageError } from './usage.ts';

/** A change of a stock that the operator asks for. */
interface StockMove {
  readonly delta: number;
  readonly reason: (typeof ownReasons)[number];
  readonly person: string | null;
  readonly note: string;
}

/** What a merchant wants with the catalogue and its stock. */
export type CatalogueCommand =
  | {
      readonly name: 'import';
      readonly file: string;
      readonly isDryRun: boolean;
      readonly isMerge: boolean;
      readonly mayDiscontinue: boolean;
    }
  | { readonly name: 'import-undo' | 'import-list' }
  | { readonly name: 'export'; readonly file: string; readonly isExcel: boolean }
  | { readonly name: 'stock'; readonly sku: string; readonly move: StockMove | null; readonly limit: number; readonly offset: number };

export const catalogueHelp = `  import FILE [--dry-run] [--discontinue]        replace the catalogue by a CSV file; --dry-run only says what would change,
                                                 --discontinue lets more than a tenth of the goods go out of sale
  import FILE --merge [--dry-run]                add the products and variants of a CSV file; all others stay as they are
  import --undo | --list                         put back the catalogue before the latest import; what can be put back
  export FILE [--excel]                          write the catalogue as a CSV; --excel as an Indonesian Excel opens it
  stock SKU [--limit N] [--offset N]             a variant's stock and its movements, latest first
  stock SKU --add N | --take N --reason R        change it; R is delivery, correction, damage or return
            [--note TEXT] [--by NAME]            why, and who does it`;

/** The options that these commands take, by command. */
export const catalogueOptions: Readonly<Record<string, readonly string[]>> = {
  'dry-run': ['import'],
  discontinue: ['import'],
  merge: ['import'],
  undo: ['import'],
  list: ['import'],
  excel: ['export', 'orders-csv', 'freight'],
  add: ['stock', 'notes'],
  take: ['stock'],
  reason: ['stock'],
};

/** Values of the options, as far as they were given. */
export interface CatalogueValues {
  readonly 'dry-run'?: boolean | undefined;
  readonly discontinue?: boolean | undefined;
  readonly merge?: boolean | undefined;
  readonly undo?: boolean | undefined;
  readonly list?: boolean | undefined;
  readonly excel?: boolean | undefined;
  readonly add?: string | undefined;
  readonly take?: string | undefined;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  readonly by?: string | undefined;
}

/**
 * Reads 'import …'.
 * @throws UsageError
 */
export function readImport(argument: string | undefined, values: CatalogueValues): CatalogueCommand {
  const { undo, list, 'dry-run': isDryRun = false, merge: isMerge = false, discontinue: mayDiscontinue = false } = values;
  if (isMerge && mayDiscontinue) throw new UsageError("'import --merge' takes nothing out of sale, so it takes no --discontinue.");
  if (!undo && !list) return { name: 'import', file: required(argument, "'import' needs a CSV file."), isDryRun, isMerge, mayDiscontinue };
  if (argument !== undefined || isDryRun || isMerge || mayDiscontinue || (undo && list)) {
    throw new UsageError(`'import --${undo ? 'undo' : 'list'}' takes nothing else.`);
  }
  return { name: undo ? 'import-undo' : 'import-list' };
}

/**
 * Reads 'stock …'.
 * @throws UsageError
 */
export function readStock(
  argument: string | undefined,
  values: CatalogueValues,
  page: { readonly limit: number; readonly offset: number },
): CatalogueCommand {
  const sku = required(argument, "'stock' needs a SKU, as in the catalogue's column sku.");
  const { add, take, reason, note, by } = values;
  if (add !== undefined && take !== undefined) throw new UsageError("'stock' takes --add or --take, not both.");
  if (add === undefined && take === undefined) {
    if (reason !== undefined || note !== undefined || by !== undefined)
      throw new UsageError("'stock' needs --add N or --take N to change it.");
    return { name: 'stock', sku, move: null, ...page };
  }
  const units = add ?? take ?? '';
  if (!/^[1-9]\d{0,8}$/.test(units))
    throw new UsageError(`--${add === undefined ? 'take' : 'add'} is a whole number from 1, not '${units}'.`);
  const known = ownReasons.find(each => each === reason);
  if (known === undefined) throw new UsageError(`--reason is ${ownReasons.slice(0, -1).join(', ')} or ${ownReasons.at(-1)}.`);
  const delta = add === undefined ? -Number(units) : Number(units);
  return { name: 'stock', sku, move: { delta, reason: known, person: by?.trim() || null, note: note?.trim() ?? '' }, ...page };
}
