import type { Movement, MovementInput, VariantStock } from '#contract/admin-stock.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import * as store from './store.ts';

/** So many sold units of a variant. */
export interface StockLine {
  readonly variantId: string;
  readonly quantity: number;
}

/** The order that stock is moved for, and who moves it: its customer, the shop or the clock. */
export interface Occasion {
  /** Null where no order is behind it. */
  readonly orderId: string | null;
  readonly person: string;
}

/** Every writer locks variants in the order of their ids, so that two orders never wait for each other in a circle. */
const inLockOrder = (lines: readonly StockLine[]) =>
  lines.filter(({ quantity }) => quantity > 0).sort((a, b) => (a.variantId < b.variantId ? -1 : 1));

/**
 * Takes stock for every line, each by one guarded update that either has enough or changes nothing.
 * @returns the lines that were short, with what is there; the caller must then undo the transaction
 */
export async function reserveStock(
  tx: Executor,
  lines: readonly StockLine[],
  { orderId, person }: Occasion,
): Promise<(StockLine & { available: number })[]> {
  const short: (StockLine & { available: number })[] = [];
  const emptied = new Set<string>();
  const taken: store.MovementInsert[] = [];
  for (const { variantId, quantity } of inLockOrder(lines)) {
    const left = await store.addToStock(tx, variantId, -quantity);
    if (left === null) {
      short.push({ variantId, quantity, available: await store.stockOf(tx, variantId) });
      continue;
    }
    taken.push({ variantId, delta: -quantity, reason: 'reservation', person, orderId });
    if (left.stock === 0) emptied.add(left.productId);
  }
  if (short.length > 0) return short;
  await store.insertMovements(tx, taken);
  await store.refreshHasStock(tx, [...emptied]);
  return short;
}

/** Gives back what an order had reserved. */
export const releaseStock = (tx: Executor, lines: readonly StockLine[], occasion: Occasion): Promise<void> =>
  addStock(tx, lines, { ...occasion, reason: 'release' });

/** Takes goods back that had been sold. */
export const restockReturned = (tx: Executor, lines: readonly StockLine[], occasion: Occasion): Promise<void> =>
  addStock(tx, lines, { ...occasion, reason: 'return' });

async function addStock(
  tx: Executor,
  lines: readonly StockLine[],
  { orderId, person, reason }: Occasion & { readonly reason: 'release' | 'return' },
): Promise<void> {
  const refilled = new Set<string>();
  const given: store.MovementInsert[] = [];
  for (const { variantId, quantity } of inLockOrder(lines)) {
    const now = await store.addToStock(tx, variantId, quantity);
    if (now === null) continue;
    given.push({ variantId, delta: quantity, reason, person, orderId });
    if (now.stock === quantity) refilled.add(now.productId);
  }
  await store.insertMovements(tx, given);
  await store.refreshHasStock(tx, [...refilled]);
}

/** Turns an order's reservation into a sale when its goods leave the shop; the stock itself stays as it is. */
export async function sellReserved(tx: Executor, lines: readonly StockLine[], occasion: Occasion): Promise<void> {
  await store.insertMovements(
    tx,
    inLockOrder(lines).flatMap(({ variantId, quantity }): store.MovementInsert[] => [
      { variantId, delta: quantity, reason: 'release', ...occasion },
      { variantId, delta: -quantity, reason: 'sale', ...occasion },
    ]),
  );
}

/** Notes the first stock of variants that are new. Their rows hold it already. */
export async function openStock(
  tx: Executor,
  lines: readonly StockLine[],
  { person, importId = null }: { readonly person: string; readonly importId?: string | null },
): Promise<void> {
  await store.insertMovements(
    tx,
    inLockOrder(lines).map(({ variantId, quantity }) => ({ variantId, delta: quantity, reason: 'opening', person, importId })),
  );
}

/** The stock of a variant and how it came about, latest movement first. @throws Problem 404 */
export async function readStock(db: Executor, sku: string, page: { limit: number; offset: number }): Promise<VariantStock> {
  const variant = await store.findVariant(db, sku);
  if (variant === null) throw notFound('variant');
  const { rows, total } = await store.selectMovements(db, variant.id, page);
  const { id, productId: _product, isActive, ...rest } = variant;
  return {
    ...rest,
    id,
    is_active: isActive,
    movements: rows.map(
      ({ movement, orderNumber }): Movement => ({
        id: movement.id,
        delta: movement.delta,
        reason: movement.reason,
        person: movement.person,
        note: movement.note,
        order_number: orderNumber,
        at: movement.createdAt.toISOString(),
      }),
    ),
    total,
  };
}

/**
 * Changes a stock for the shop: a delivery, a correction, a damage, a return.
 * @throws Problem 404, 409 stock_short with `data: { available }` where more would go than there is
 */
export async function moveOwnStock(tx: Executor, sku: string, { delta, reason, person, note }: MovementInput): Promise<VariantStock> {
  const variant = await store.findVariant(tx, sku);
  if (variant === null) throw notFound('variant');
  const changed = await store.addToStock(tx, variant.id, delta);
  if (changed === null) {
    throw new Problem(409, 'stock_short', { data: { available: await store.stockOf(tx, variant.id) } });
  }
  await store.insertMovements(tx, [{ variantId: variant.id, delta, reason, person, note: note || null }]);
  if (changed.stock === 0 || changed.stock === delta) await store.refreshHasStock(tx, [changed.productId]);
  return readStock(tx, sku, { limit: 25, offset: 0 });
}
