import {
  adminCancelEndpoint,
  adminHistoryEndpoint,
  adminOrderEndpoint,
  adminOrdersEndpoint,
  collectOrderEndpoint,
  deliverOrderEndpoint,
  processOrderEndpoint,
  setArrivalEndpoint,
  shipOrderEndpoint,
  validateOrderEndpoint,
} from '#contract/admin.ts';
import { addOrderNoteEndpoint, orderNotesEndpoint } from '#contract/admin-notes.ts';
import { broadcastEndpoint, broadcastsEndpoint, sendNotificationEndpoint } from '#contract/broadcasts.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { listBroadcasts, readBroadcast, startBroadcast } from '../broadcasts/service.ts';
import {
  advanceOrder,
  cancelForShop,
  collectOrder,
  findOrder,
  listAllOrders,
  orderHistory,
  shipOrder,
  validateOrder,
} from '../orders/administration.ts';
import { setArrival } from '../orders/arrival.ts';
import { addNote, readNotes } from '../orders/notes.ts';

/** Mounts what the shop's own people do with orders, and what they tell customers. */
export function mountAdmin(api: Api, deps: Deps): void {
  const now = () => deps.now();
  route(api, deps, adminOrdersEndpoint, ({ db, query }) => listAllOrders(db, query, now()));
  route(api, deps, adminOrderEndpoint, ({ db, params }) => findOrder(db, params.id ?? '', now()));
  route(api, deps, adminHistoryEndpoint, ({ db, params }) => orderHistory(db, params.id ?? ''));
  route(api, deps, orderNotesEndpoint, ({ db, params }) => readNotes(db, params.id ?? '', now()));
  route(api, deps, addOrderNoteEndpoint, ({ db, params, body }) => addNote(db, params.id ?? '', { ...body, now: now() }));
  route(api, deps, validateOrderEndpoint, ({ db, params }) => validateOrder(db, params.id ?? '', { now: now(), config: deps.config }));
  route(api, deps, processOrderEndpoint, ({ db, params }) => advanceOrder(db, params.id ?? '', { step: 'process', now: now() }));
  route(api, deps, shipOrderEndpoint, ({ db, params, body }) =>
    shipOrder(db, params.id ?? '', { now: now(), trackingNumber: body.tracking_number ?? null }),
  );
  route(api, deps, deliverOrderEndpoint, ({ db, params, body }) =>
    advanceOrder(db, params.id ?? '', { step: 'deliver', now: now(), fields: { receivedBy: body.received_by } }),
  );
  route(api, deps, collectOrderEndpoint, ({ db, body }) =>
    collectOrder(db, body.code, { now: now(), receivedBy: body.received_by ?? null }),
  );
  route(api, deps, setArrivalEndpoint, ({ db, params, body }) => setArrival(db, params.id ?? '', body, now()));
  route(api, deps, adminCancelEndpoint, ({ db, params, body }) => cancelForShop(db, params.id ?? '', { now: now(), reason: body.reason }));
  route(api, deps, sendNotificationEndpoint, ({ db, body }) => startBroadcast(db, body, now()));
  route(api, deps, broadcastsEndpoint, ({ db, query }) => listBroadcasts(db, query));
  route(api, deps, broadcastEndpoint, ({ db, params }) => readBroadcast(db, params.id ?? ''));
}
