import type * as v from 'valibot';
import type { AdminReturn, acceptReturnEndpoint, noteReturnEndpoint } from '#contract/admin-returns.ts';
import { notificationType } from '#contract/notifications.ts';
import type { NewReturnSchema, Return } from '#contract/returns.ts';
import type { Executor } from '#server/db/client.ts';
import { most } from '#server/http/customer-limits.ts';
import { full, invalid, notFound, Problem } from '#server/http/problem.ts';
import { publish } from '#server/modules/events/service.ts';
import { oweForReturned, refundableOf } from '#server/modules/money/service.ts';
import { notify } from '#server/modules/notifications/service.ts';
import { reserveStock, restockReturned, sellReserved } from '#server/modules/stock/service.ts';
import { rupiah } from '#server/rupiah.ts';
import { lockForShop } from '../administration.ts';
import { stockShort } from '../booking.ts';
import type { Asker } from '../cart.ts';
import { isId } from '../reading.ts';
import { type Line, lockOrder, type OrderRow, selectLines } from '../store.ts';
import { namesOf } from '../view.ts';
import { DAMAGE_WINDOW, findReturn, mayBeUnwanted, RETURN_WINDOW, readAdminReturn, readOwnReturn, receivedAt } from './reading.ts';
import * as store from './store.ts';
import { type LoadedReturn, worthOf } from './view.ts';

type Asked = v.InferOutput<typeof NewReturnSchema>;
type Noted = v.InferOutput<NonNullable<typeof noteReturnEndpoint.body>>;
type Acceptance = v.InferOutput<NonNullable<typeof acceptReturnEndpoint.body>>;

/**
 * A customer asks to send goods back, or claims them.
 * @param photos ids of the photos that were kept
 * @throws Problem 404, 409 return_not_open with `data: { until }`, return_not_allowed, return_quantity, 422 for lines that the order hasn't, returns_full
 */
export async function askReturn(tx: Executor, asker: Asker, orderId: string, asked: Asked, photos: readonly string[]): Promise<Return> {
  const { customerId, language, now, origin } = asker;
  const order = isId(orderId) ? await lockOrder(tx, orderId, customerId) : null;
  if (order === null) throw notFound('order');
  const received = await receivedBefore(tx, order);
  const until = new Date(received.getTime() + RETURN_WINDOW);
  if (now > until) throw new Problem(409, 'return_not_open', { data: { until: until.toISOString() } });
  if ((await store.countReturns(tx, order.id)) >= most.returns) throw full('returns_full', 'lines');
  const lines = await selectLines(tx, [order.id]);
  const wanted = readLines(asked.lines);
  const kept = lines.filter(line => !mayBeUnwanted(line) && wanted.some(({ orderItemId }) => orderItemId === line.id));
  if (asked.reason === 'unwanted' && kept.length > 0) {
    throw new Problem(409, 'return_not_allowed', { data: { names: kept.map(line => namesOf(line).product[language]) } });
  }
  const { reason, wish, words } = asked;
  const id = await open(tx, { order, lines, wanted, received }, { reason, wish, words, photos, person: 'customer' }, now);
  await publish(tx, { customerId, kind: 'order', orderId: order.id, orderNumber: order.number, origin, at: now });
  return readOwnReturn(tx, { customerId, id, language });
}

/**
 * The shop notes a return that was asked for by phone. It may be kinder than its own time limits.
 * @throws Problem 404, 409 return_not_open where the order was not received, return_quantity, 422 for goods that the order hasn't
 */
export async function noteReturn(
  tx: Executor,
  idOrNumber: string,
  { lines: noted, person, ...asked }: Noted,
  now: Date,
): Promise<AdminReturn> {
  const order = await lockForShop(tx, idOrNumber);
  const received = await receivedBefore(tx, order);
  const lines = await selectLines(tx, [order.id]);
  const wanted = noted.map(({ sku, quantity }, place) => {
    const line = lines.find(({ variant }) => variant.sku === sku);
    if (line === undefined) throw invalid({ [`lines.${place}.sku`]: ['invalid'] });
    return { orderItemId: line.id, quantity };
  });
  const id = await open(tx, { order, lines, wanted, received }, { ...asked, photos: [], person }, now);
  await publish(tx, { customerId: order.customerId, kind: 'order', orderId: order.id, orderNumber: order.number, at: now });
  return readAdminReturn(tx, id);
}

/** @throws Problem 409 return_not_open */
async function receivedBefore(tx: Executor, order: OrderRow): Promise<Date> {
  const received = await receivedAt(tx, order);
  if (received === null) throw new Problem(409, 'return_not_open', { data: { until: null } });
  return received;
}

const readLines = (text: string): store.ReturnedLine[] =>
  text.split(',').map(part => {
    const [orderItemId = '', quantity = ''] = part.split(':');
    return { orderItemId, quantity: Number(quantity) };
  });

interface Goods {
  readonly order: OrderRow;
  readonly lines: readonly Line[];
  readonly wanted: readonly store.ReturnedLine[];
  readonly received: Date;
}

/** Stores a return of a locked order. @throws Problem 409 return_quantity with `data: { lines: [{ order_item_id, left }] }`, 422 */
async function open(
  tx: Executor,
  { order, lines, wanted, received }: Goods,
  row: Pick<store.ReturnRow, 'reason' | 'wish' | 'words' | 'photos' | 'person'>,
  now: Date,
): Promise<string> {
  const known = new Map(lines.map(line => [line.id, line.quantity]));
  const isOnce = new Set(wanted.map(({ orderItemId }) => orderItemId)).size === wanted.length;
  if (!isOnce || wanted.some(({ orderItemId, quantity }) => quantity < 1 || !known.has(orderItemId))) throw invalid({ lines: ['invalid'] });
  const claimed = await store.claimedUnits(tx, order.id);
  const left = (id: string) => (known.get(id) ?? 0) - (claimed.get(id) ?? 0);
  const beyond = wanted.filter(({ orderItemId, quantity }) => quantity > left(orderItemId));
  if (beyond.length > 0) {
    const data = { lines: beyond.map(({ orderItemId }) => ({ order_item_id: orderItemId, left: left(orderItemId) })) };
    throw new Problem(409, 'return_quantity', { data });
  }
  const isLate = row.reason !== 'unwanted' && now.getTime() - received.getTime() > DAMAGE_WINDOW;
  return store.insertReturn(tx, { ...row, orderId: order.id, isLate, createdAt: now }, wanted);
}

/**
 * The shop accepts a return: money goes back, or a replacement leaves the stock; the customer is told.
 * @throws Problem 404, 409 return_settled, stock_short with `data: { stock }`, 422 for an amount that is more than what is left of the order, and
 * for goods that never came and are to be put into the stock
 */
export async function acceptReturn(
  tx: Executor,
  id: string,
  { outcome, restock, amount, words, person }: Acceptance,
  now: Date,
): Promise<AdminReturn> {
  const { order, found } = await lockAsked(tx, id);
  const lines = found.items.map(({ item, line }) => ({ variantId: line.variantId, quantity: item.quantity }));
  const occasion = { orderId: order.id, person };
  if (restock) {
    if (found.record.row.reason === 'missing') throw invalid({ restock: ['invalid'] });
    await restockReturned(tx, lines, occasion);
    await store.noteRestocked(tx, id);
  }
  if (outcome === 'replacement') {
    const short = await reserveStock(tx, lines, occasion);
    if (short.length > 0) {
      throw stockShort(
        short,
        found.items.map(({ line }) => line),
      );
    }
    await sellReserved(tx, lines, occasion);
    await store.updateReturn(tx, id, { state: 'accepted', outcome, answer: words, person, decidedAt: now });
    await tell(tx, order, replaced(words), now);
    return readAdminReturn(tx, id);
  }
  const rest = await refundableOf(tx, order);
  const refund = amount ?? Math.min(worthOf(found.items), rest);
  if (refund > rest || refund === 0) throw invalid({ amount: ['too_large'] });
  const refundId = await oweForReturned(tx, { orderId: order.id, amount: refund, note: words, person }, now);
  await store.updateReturn(tx, id, { state: 'accepted', outcome, answer: words, refundId, person, decidedAt: now });
  await tell(tx, order, refunded(refund, words), now);
  return readAdminReturn(tx, id);
}

/**
 * The shop rejects a return; the customer reads why.
 * @throws Problem 404, 409 return_settled
 */
export async function rejectReturn(
  tx: Executor,
  id: string,
  { words, person }: { words: string; person: string },
  now: Date,
): Promise<AdminReturn> {
  const { order } = await lockAsked(tx, id);
  await store.updateReturn(tx, id, { state: 'rejected', answer: words, person, decidedAt: now });
  await tell(tx, order, { id: `Pengembalian Anda tidak diterima: ${words}`, en: `Your return was not accepted: ${words}` }, now);
  return readAdminReturn(tx, id);
}

/** How many returns wait for a decision. */
export const countAsked = (db: Executor): Promise<number> => store.countAsked(db);

/** Locks the order first, as everything that moves its money or its goods does. */
async function lockAsked(tx: Executor, id: string): Promise<{ order: OrderRow; found: LoadedReturn }> {
  const orderId = isId(id) ? await store.orderIdOf(tx, id) : null;
  const order = orderId === null ? null : await lockOrder(tx, orderId, null);
  if (order === null) throw notFound('return');
  if ((await store.lockReturn(tx, id))?.state !== 'asked') throw new Problem(409, 'return_settled');
  return { order, found: await findReturn(tx, id) };
}

interface Words {
  readonly id: string;
  readonly en: string;
}

const withWords = (text: string, words: string) => (words === '' ? text : `${text} ${words}`);

const replaced = (words: string): Words => ({
  id: withWords('Pengembalian Anda diterima. Barang pengganti kami kirim.', words),
  en: withWords('Your return was accepted. A replacement is on its way to you.', words),
});

const refunded = (amount: number, words: string): Words => ({
  id: withWords(`Pengembalian Anda diterima. ${rupiah(amount)} kembali dalam 1–3 hari kerja.`, words),
  en: withWords(`Your return was accepted. ${rupiah(amount)} comes back within 1–3 working days.`, words),
});

const tell = (tx: Executor, order: OrderRow, message: Words, now: Date): Promise<unknown> =>
  notify(tx, {
    customerId: order.customerId,
    type: notificationType.order,
    // Its own words, and no step of the order.
    statusProgress: null,
    orderId: order.id,
    orderNumber: order.number,
    message,
    at: now,
  });
