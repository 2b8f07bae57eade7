import type { AdminReturn } from '#contract/admin-returns.ts';
import type { Language } from '#contract/endpoint.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { OrderReturns, Return } from '#contract/returns.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound } from '#server/http/problem.ts';
import { refundsByIds } from '#server/modules/money/service.ts';
import { isId, loadOrder } from '../reading.ts';
import { type Line, selectEvents, selectLines } from '../store.ts';
import * as store from './store.ts';
import { adminReturnView, type LoadedReturn, lineView, returnView } from './view.ts';

const HOUR = 3_600_000;
/** Milliseconds after the receipt of goods in which damage is to be told, and in which anything can be asked for: the help pages promise both. */
export const DAMAGE_WINDOW = 48 * HOUR;
export const RETURN_WINDOW = 7 * 24 * HOUR;

/** When an order was received; null where it was not. */
export async function receivedAt(db: Executor, { id, status }: { readonly id: string; readonly status: number }): Promise<Date | null> {
  if (status !== orderStatus.done) return null;
  return (await selectEvents(db, id)).findLast(event => event.status === orderStatus.done)?.createdAt ?? null;
}

/** Whether a customer may send goods back that are in order: not those that were cut or mixed for them. */
export const mayBeUnwanted = ({ product }: Pick<Line, 'product'>) =>
  !product.flags.some(flag => flag === 'cut_to_size' || flag === 'tinted');

/** What went back of a customer's order, and what still can. @throws Problem 404 */
export async function readOrderReturns(
  db: Executor,
  { customerId, id, language, now }: { customerId: string; id: string; language: Language; now: Date },
): Promise<OrderReturns> {
  const { record, lines } = await loadOrder(db, { customerId, id });
  const received = await receivedAt(db, record.order);
  const until = received === null ? null : new Date(received.getTime() + RETURN_WINDOW);
  const claimed = await store.claimedUnits(db, record.order.id);
  const isOpen = until !== null && now <= until;
  return {
    returns: (await loadReturns(db, { orderId: record.order.id })).loaded.map(each => returnView(each, language)),
    returnable: (isOpen ? lines : []).flatMap(line => {
      const left = line.quantity - (claimed.get(line.id) ?? 0);
      return left > 0 ? [{ ...lineView(line, left, language), may_be_unwanted: mayBeUnwanted(line) }] : [];
    }),
    until: until?.toISOString() ?? null,
  };
}

/** One return of a customer. @throws Problem 404 also for another customer's */
export async function readOwnReturn(
  db: Executor,
  { customerId, id, language }: { customerId: string; id: string; language: Language },
): Promise<Return> {
  const found = await findReturn(db, id);
  if (found.record.order.customerId !== customerId) throw notFound('return');
  return returnView(found, language);
}

/** Returns of all customers. */
export async function listReturns(
  db: Executor,
  { state, ...page }: { readonly state: store.ReturnRow['state'] | null; readonly limit: number; readonly offset: number },
): Promise<{ returns: AdminReturn[]; total: number }> {
  const { loaded, total } = await loadReturns(db, { state }, page);
  return { returns: loaded.map(adminReturnView), total };
}

/** @throws Problem 404 */
export const readAdminReturn = async (db: Executor, id: string): Promise<AdminReturn> => adminReturnView(await findReturn(db, id));

/** @throws Problem 404 */
export async function findReturn(db: Executor, id: string): Promise<LoadedReturn> {
  const [found] = isId(id) ? (await loadReturns(db, { id })).loaded : [];
  if (found === undefined) throw notFound('return');
  return found;
}

async function loadReturns(db: Executor, filter: Parameters<typeof store.selectReturns>[1], page?: { limit: number; offset: number }) {
  const { rows, total } = await store.selectReturns(db, filter, page);
  if (rows.length === 0) return { loaded: [], total };
  const items = await store.selectReturnItems(
    db,
    rows.map(({ row }) => row.id),
  );
  const lines = new Map((await selectLines(db, [...new Set(rows.map(({ order }) => order.id))])).map(line => [line.id, line]));
  const refunds = await refundsByIds(
    db,
    rows.flatMap(({ row }) => row.refundId ?? []),
  );
  const loaded = rows.map(
    (record): LoadedReturn => ({
      record,
      items: items.flatMap(item => {
        const line = item.returnId === record.row.id ? lines.get(item.orderItemId) : undefined;
        return line === undefined ? [] : [{ item, line }];
      }),
      refund: refunds.get(record.row.refundId ?? '') ?? null,
    }),
  );
  return { loaded, total };
}

/** Ids of the photos that are in use. */
export const returnPhotosInUse = (db: Executor): Promise<ReadonlySet<string>> => store.usedPhotoIds(db);
