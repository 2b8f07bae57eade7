import type { Executor } from '#server/db/client.ts';
import { type OrderRecord, selectPlaced } from './store.ts';

/** A placed order with its customer and the names of its methods. */
export type PlacedOrder = Pick<OrderRecord, 'order' | 'payment' | 'shipment' | 'customer'>;

/** Orders placed in a span, oldest first: of those that come meanwhile none moves a page. */
export const listPlaced = (
  db: Executor,
  span: { from: Date; until: Date },
  page: { limit: number; offset: number },
): Promise<PlacedOrder[]> => selectPlaced(db, span, page);
