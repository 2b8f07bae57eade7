import { randomBytes } from 'node:crypto';
import type { Language } from '#contract/endpoint.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import type { Delivery, Handover, ReceiverLink } from '#contract/receivers.ts';
import { isPickUp } from '#contract/shipping.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { publish } from '../../events/service.ts';
import { findOrder } from '../administration.ts';
import type { Asker } from '../cart.ts';
import { isId, loadOrder, loadOrders } from '../reading.ts';
import { lockOrder, type OrderRow } from '../store.ts';
import { orderView } from '../view.ts';
import { putReceiver, type ReceiverRow, selectByToken, selectReceiver, usedPhotoIds } from './store.ts';

/** Bytes of a link's token, of which nothing can be guessed. */
const TOKEN_BYTES = 16;

interface Reader {
  readonly language: Language;
  readonly now: Date;
}

/** What is said at the site. */
interface Said {
  readonly receivedBy: string;
  /** Id of a kept photo; null leaves an earlier one as it is. */
  readonly photo: string | null;
}

/** The link of an own order and what was said at the site. @throws Problem 404 */
export async function readLink(db: Executor, customerId: string, id: string): Promise<ReceiverLink> {
  const { record } = await loadOrder(db, { customerId, id });
  return linkView(await selectReceiver(db, record.order.id));
}

/** Makes the link at the first time. @throws Problem 404 also for a cart */
export async function makeLink(tx: Executor, asker: Asker, id: string): Promise<ReceiverLink> {
  const order = await lockOwn(tx, asker.customerId, id);
  const known = await selectReceiver(tx, order.id);
  if (known?.token) return linkView(known);
  await putReceiver(tx, order.id, { token: randomBytes(TOKEN_BYTES).toString('hex') });
  await tell(tx, order, asker);
  return linkView(await selectReceiver(tx, order.id));
}

/** Revokes the link; what was said at the site stays. @throws Problem 404 */
export async function revokeLink(tx: Executor, asker: Asker, id: string): Promise<void> {
  const order = await lockOwn(tx, asker.customerId, id);
  if ((await selectReceiver(tx, order.id))?.token == null) return;
  await putReceiver(tx, order.id, { token: null });
  await tell(tx, order, asker);
}

/** An order by its link's token. @throws Problem 404 once it is revoked */
export async function readDelivery(db: Executor, token: string, { language, now }: Reader): Promise<Delivery> {
  const receiver = await selectByToken(db, token.toLowerCase());
  const [loaded] = receiver === undefined ? [] : await loadOrders(db, { ids: [receiver.orderId] });
  if (receiver === undefined || loaded === undefined) throw notFound('delivery');
  return deliveryOf(orderView(loaded, { language, now }), receiver);
}

/**
 * Whether goods can be taken in by a link. Asked before a photo is decoded, and again under the order's lock.
 * @throws Problem 404 once the link is revoked, 409 order_transition_not_allowed before the goods are on their way
 */
export async function checkHandover(db: Executor, token: string, reader: Reader): Promise<void> {
  requireHandedOver(await readDelivery(db, token, reader));
}

/**
 * Notes who took the goods in. The order stays as it is: its customer decides whether everything is there.
 * @throws Problem 404 once the link is revoked, 409 order_transition_not_allowed before the goods are on their way
 */
export async function noteHandover(tx: Executor, token: string, { receivedBy, photo }: Said, reader: Reader): Promise<Delivery> {
  const receiver = await selectByToken(tx, token.toLowerCase());
  const order = receiver === undefined ? null : await lockOrder(tx, receiver.orderId, null);
  if (order === null) throw notFound('delivery');
  requireHandedOver(order);
  await putReceiver(tx, order.id, { receivedBy, receivedAt: reader.now, ...(photo === null ? {} : { photo }) });
  await tell(tx, order, { origin: null, now: reader.now });
  return readDelivery(tx, token, reader);
}

/** The photo of an own order, where it is this one: a replaced one is shown no more. @throws Problem 404 */
export async function ownPhoto(db: Executor, asker: { customerId: string; id: string }, photo: string): Promise<string> {
  const { record } = await loadOrder(db, asker);
  return samePhoto(await selectReceiver(db, record.order.id), photo);
}

/** What was said at the site about any order. @throws Problem 404 */
export async function readHandover(db: Executor, idOrNumber: string, now: Date): Promise<Handover> {
  const { id } = await findOrder(db, idOrNumber, now);
  return handoverOf(await selectReceiver(db, id));
}

/** The photo of any order's handover, where it is this one. @throws Problem 404 */
export async function anyPhoto(
  db: Executor,
  { idOrNumber, photo, now }: { idOrNumber: string; photo: string; now: Date },
): Promise<string> {
  const { id } = await findOrder(db, idOrNumber, now);
  return samePhoto(await selectReceiver(db, id), photo);
}

/** The photo of a delivery, where it is this one. @throws Problem 404 once the link is revoked */
export const deliveryPhoto = async (db: Executor, token: string, photo: string): Promise<string> =>
  samePhoto(await selectByToken(db, token.toLowerCase()), photo);

/** Ids of the photos that are in use. */
export const handoverPhotosInUse = (db: Executor): Promise<ReadonlySet<string>> => usedPhotoIds(db);

function samePhoto(row: ReceiverRow | undefined, photo: string): string {
  if (row === undefined || row.photo === null || row.photo !== photo) throw notFound('photo');
  return row.photo;
}

function requireHandedOver({ status }: Pick<OrderRow, 'status'>): void {
  if (status !== orderStatus.onShipping && status !== orderStatus.done) throw new Problem(409, 'order_transition_not_allowed');
}

async function lockOwn(tx: Executor, customerId: string, id: string): Promise<OrderRow> {
  const order = isId(id) ? await lockOrder(tx, id, customerId) : null;
  if (order === null || order.number === null) throw notFound('order');
  return order;
}

/** Devices that show the order ask for it anew. */
function tell(tx: Executor, order: OrderRow, { origin, now }: Pick<Asker, 'origin' | 'now'>): Promise<void> {
  return publish(tx, { customerId: order.customerId, kind: 'order', orderId: order.id, orderNumber: order.number, origin, at: now });
}

const handoverOf = (row: ReceiverRow | undefined): Handover => ({
  received_by: row?.receivedBy ?? null,
  received_at: row?.receivedAt?.toISOString() ?? null,
  photo: row?.photo ?? null,
});

const linkView = (row: ReceiverRow | undefined): ReceiverLink => ({ token: row?.token ?? null, ...handoverOf(row) });

/** Names what is shown one by one, so that a field which an order gets later is not shown with it. */
function deliveryOf(order: Order, receiver: ReceiverRow): Delivery {
  return {
    number: order.number ?? '',
    status: order.status,
    is_pick_up: isPickUp(order),
    project_name: order.project_name ?? null,
    goods: order.order_items.map(({ id, quantity, product_variant: { name, image_url, unit, product } }) => ({
      ...{ id, product: product.name, variant: name, image_url, quantity, unit },
    })),
    weight: order.weight,
    shipment_method_name: order.shipment_method_name,
    eta: order.eta ?? null,
    is_late: order.is_late ?? false,
    ...handoverOf(receiver),
    updated_at: order.updated_at,
    server_time: order.server_time,
  };
}
