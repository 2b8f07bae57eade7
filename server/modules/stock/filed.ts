import type { Executor } from '#server/db/client.ts';
import * as store from './store.ts';

export { refreshEveryHasStock } from './store.ts';

/** The stock that a file gives a variant. */
export interface FiledStock {
  readonly variantId: string;
  /** Sold units in the file's stock column. */
  readonly stock: number;
  /** The stock that the file was made from; null where it doesn't say, and the last file's counts. */
  readonly base: number | null;
}

/** How a file changes one stock. */
export interface StockChange {
  readonly variantId: string;
  readonly from: number;
  readonly to: number;
  /** Units that the file takes away beyond what is there, because customers ordered them meanwhile; 0 mostly. */
  readonly short: number;
  readonly filedBefore: number;
  readonly filed: number;
}

/**
 * What a file does to stocks: the difference between what it says and what it was made from is added to what is there now, so that
 * orders that were placed meanwhile stay taken. A stock never falls below zero. It holds until a customer orders: the caller that carries it out locks
 * the variants before.
 */
export async function planStock(tx: Executor, filed: readonly FiledStock[]): Promise<StockChange[]> {
  const byId = new Map(filed.map(each => [each.variantId, each]));
  const rows = await store.selectStocks(tx, [...byId.keys()]);
  return rows.flatMap(row => {
    const own = byId.get(row.id);
    if (own === undefined) return [];
    const wanted = row.stock + own.stock - (own.base ?? row.filedStock);
    const to = Math.min(Math.max(wanted, 0), store.MOST_STOCK);
    return [{ variantId: row.id, from: row.stock, to, short: Math.max(-wanted, 0), filedBefore: row.filedStock, filed: own.stock }];
  });
}

/** Carries planned changes out. The products' flags are left to the caller, who writes a whole catalogue. */
export async function applyStock(tx: Executor, changes: readonly StockChange[], importId: string | null): Promise<void> {
  const changed = changes.filter(({ from, to, filedBefore, filed }) => from !== to || filedBefore !== filed);
  await store.setStocks(
    tx,
    changed.map(({ variantId, to, filed }) => ({ id: variantId, stock: to, filedStock: filed })),
  );
  await store.insertMovements(
    tx,
    changed
      .filter(({ from, to }) => from !== to)
      .map(({ variantId, from, to, short }) => ({
        variantId,
        delta: to - from,
        reason: 'correction',
        person: 'shop',
        note: short === 0 ? 'import' : `import, which would have taken ${short} more`,
        importId,
      })),
  );
}

/**
 * Takes back what an import did to stocks; what was ordered since stays taken. The variants are locked already.
 * @param filedBefore what the file before had said, for the variants of which the import said something else
 */
export async function takeBackStock(
  tx: Executor,
  importId: string,
  filedBefore: readonly { readonly variantId: string; readonly stock: number }[],
): Promise<void> {
  const deltas = new Map((await store.selectImported(tx, importId)).map(({ variantId, delta }) => [variantId, delta]));
  const filed = new Map(filedBefore.map(({ variantId, stock }) => [variantId, stock]));
  const rows = await store.selectStocks(tx, [...new Set([...deltas.keys(), ...filed.keys()])]);
  const changes = rows.map(row => ({
    id: row.id,
    from: row.stock,
    stock: Math.max(row.stock - (deltas.get(row.id) ?? 0), 0),
    filedStock: filed.get(row.id) ?? row.filedStock,
  }));
  await store.setStocks(tx, changes);
  await store.insertMovements(
    tx,
    changes
      .filter(({ from, stock }) => from !== stock)
      .map(({ id, from, stock }) => ({ variantId: id, delta: stock - from, reason: 'correction', person: 'shop', note: 'import undone' })),
  );
}
