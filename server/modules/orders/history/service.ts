import type { Language } from '#contract/endpoint.ts';
import type { Bought, ProjectSpend } from '#contract/order-history.ts';
import type { Order } from '#contract/orders.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound } from '#server/http/problem.ts';
import { publish } from '../../events/service.ts';
import type { Asker } from '../cart.ts';
import { isId, momentOf, readOrder } from '../reading.ts';
import { type Line, lockOrder, selectLinesOf, updateOrder } from '../store.ts';
import { itemView } from '../view.ts';
import { countBought, type OwnSpan, selectBought, selectHeads, selectProjects, selectSpend } from './store.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Days as a query has them, 'YYYY-MM-DD' of Makassar, both included. */
export interface Days {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** What the customer ordered for each project in some days. */
export async function listProjects(db: Executor, customerId: string, { limit, offset, ...days }: Days & Page) {
  const span: OwnSpan = { customerId, from: momentOf(days.start_date, 'start'), until: momentOf(days.end_date, 'end') };
  const { projects: total, ...sum } = await selectSpend(db, span);
  const rows = await selectProjects(db, span, { limit, offset });
  const projects = rows.map(
    ({ firstAt, lastAt, ...row }): ProjectSpend => ({ ...row, first_at: momentText(firstAt), last_at: momentText(lastAt) }),
  );
  return { projects, total, sum };
}

/**
 * Names what a placed order is for, or takes the name away.
 * @throws Problem 404 for another customer's order, and for a cart, which is named when it is ordered
 */
export async function setProject(tx: Executor, asker: Asker, id: string, name: string): Promise<Order> {
  const { customerId, language, now, origin } = asker;
  const order = isId(id) ? await lockOrder(tx, id, customerId) : null;
  if (order === null || order.number === null) throw notFound('order');
  const projectName = name === '' ? null : name;
  if (order.projectName !== projectName) {
    // Its last change stays the one of its status, from which a refund is counted.
    await updateOrder(tx, order.id, { projectName });
    await publish(tx, { customerId, kind: 'order', orderId: order.id, orderNumber: order.number, origin, at: now });
  }
  return readOrder(tx, { customerId, id: order.id, language, now });
}

/** What the customer bought, with today's price and stock. */
export async function listBought(
  db: Executor,
  customerId: string,
  { limit, offset, lang }: Page & { readonly lang: Language },
): Promise<{ bought: Bought[]; total: number }> {
  const rows = await selectBought(db, customerId, { limit, offset });
  const lines = new Map(
    (
      await selectLinesOf(
        db,
        rows.map(row => row.lineId),
      )
    ).map(line => [line.id, line]),
  );
  const heads = new Map(
    (
      await selectHeads(
        db,
        [...lines.values()].map(line => line.orderId),
      )
    ).map(head => [head.id, head]),
  );
  const bought = rows.flatMap(({ lineId, times }): Bought[] => {
    const line = lines.get(lineId);
    const order = line === undefined ? undefined : heads.get(line.orderId);
    if (line === undefined || order === undefined) return [];
    const { price, discount } = line;
    const last = { order_id: order.id, order_number: order.number, at: momentText(order.placedAt), price, discount: discount / 100 };
    return [{ ...itemView(asToday(line), lang), times, last }];
  });
  return { bought, total: await countBought(db, customerId) };
}

/** A line of an order with the words, the unit and the price of today, and the picture that its customer knows. */
function asToday(line: Line): Line {
  const pictureIds = line.snapshot === null ? line.product.pictureIds : [line.snapshot.pictureId];
  return { ...line, snapshot: null, product: { ...line.product, pictureIds } };
}

function momentText(moment: Date | null): string {
  if (moment === null) throw new Error('a placed order has its moment');
  return moment.toISOString();
}
