import * as v from 'valibot';
import { IdSchema, type Language } from '#contract/endpoint.ts';
import type { Order, OrderStatus } from '#contract/orders.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound } from '#server/http/problem.ts';
import { refundsOf } from '#server/modules/money/service.ts';
import { startOfShopDay } from './number.ts';
import { selectLatestReceipts } from './receipt-store.ts';
import { countByStatus, countOrders, type OrderFilter, selectLines, selectOrders } from './store.ts';
import { type LoadedOrder, orderView } from './view.ts';

/** Whether a text can be an id; anything else in a path is answered like an unknown id. */
export function isId(text: string): boolean {
  return v.is(IdSchema, text);
}

/** Loads orders with their lines and receipts by four queries, however many they are. */
export async function loadOrders(
  db: Executor,
  filter: OrderFilter,
  page?: { limit: number; offset: number },
): Promise<readonly LoadedOrder[]> {
  const records = await selectOrders(db, filter, page);
  if (records.length === 0) return [];
  const ids = records.map(record => record.order.id);
  const lines = await selectLines(db, ids);
  const refunds = await refundsOf(db, ids);
  const receipts = new Map((await selectLatestReceipts(db, ids)).map(receipt => [receipt.orderId, receipt]));
  return records.map(record => ({
    record,
    lines: lines.filter(line => line.orderId === record.order.id),
    receipt: receipts.get(record.order.id) ?? null,
    refund: refunds.get(record.order.id) ?? null,
  }));
}

/**
 * One order of a customer.
 * @throws Problem 404 also for another customer's order
 */
export async function loadOrder(db: Executor, { customerId, id }: { customerId: string; id: string }): Promise<LoadedOrder> {
  const [loaded] = isId(id) ? await loadOrders(db, { customerId, ids: [id] }) : [];
  if (loaded === undefined) throw notFound('order');
  return loaded;
}

/** One order of a customer, as the contract has it. */
export async function readOrder(db: Executor, wanted: { customerId: string; id: string; language: Language; now: Date }): Promise<Order> {
  return orderView(await loadOrder(db, wanted), wanted);
}

/** Filters of a customer's orders; dates are days of Makassar ('YYYY-MM-DD', both included) or moments. */
export interface OrderQuery {
  readonly limit: number;
  readonly offset: number;
  readonly lang: Language;
  readonly status: readonly OrderStatus[] | null;
  readonly customer_id?: string | undefined;
  readonly tracking_number?: string | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly search?: string | undefined;
  readonly project?: string | undefined;
}

/**
 * Orders of a customer, newest first: placed ones, the cart too where status 1 is asked for. A date that can't be read is no filter.
 * @throws Problem 404 when `customer_id` is another customer's
 */
export async function listOrders(
  db: Executor,
  { customerId, now }: { customerId: string; now: Date },
  query: OrderQuery,
): Promise<{ orders: Order[]; total: number; status_counts: Record<string, number> }> {
  if (query.customer_id && query.customer_id !== customerId) throw notFound('customer');
  const filter: OrderFilter = {
    customerId,
    statuses: query.status,
    trackingNumber: query.tracking_number ?? null,
    from: momentOf(query.start_date, 'start'),
    until: momentOf(query.end_date, 'end'),
    words: query.search ?? '',
    project: query.project ?? '',
  };
  const orders = await loadOrders(db, filter, query);
  return {
    orders: orders.map(order => orderView(order, { language: query.lang, now })),
    total: await countOrders(db, filter),
    status_counts: await countByStatus(db, customerId),
  };
}

const DAY = 86_400_000;

/** The beginning of a day of the shop, or the end of one; of another text the moment that it names. Null where it can't be read. */
export function momentOf(text: string | undefined, edge: 'start' | 'end'): Date | null {
  if (!text) return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const midnight = startOfShopDay(text);
    return midnight === null ? null : within(midnight, edge === 'end' ? DAY : 0);
  }
  return within(new Date(text), edge === 'end' ? 1 : 0);
}

const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z');
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

/** The database's moments have other years than JavaScript's; no order is of one that they don't share. */
function within(moment: Date, after: number): Date | null {
  const time = moment.getTime() + after;
  // An end moment is included as well.
  return time >= FIRST_MOMENT && time <= LAST_MOMENT ? new Date(time) : null;
}
