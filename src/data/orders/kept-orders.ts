import { orderStatus } from '#contract/order-status.ts';
import type { Order, OrderStatus } from '#contract/orders.ts';
import type { Sought } from './transaction-search.ts';

/** An answer of the shop's that this phone has; `at` in milliseconds since the epoch. */
interface KeptAnswer {
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly at: number;
}

/** Milliseconds that the shop's calendar (WITA) is ahead of UTC. */
const SHOP_OFFSET = 8 * 3_600_000;

/**
 * Placed orders among answers of one language, each as the shop said it last, newest first. Pure.
 * @param lang of their names and texts
 */
export function ordersAmong(answers: readonly KeptAnswer[], lang: string): readonly Order[] {
  const known = new Map<string, { readonly order: Order; readonly at: number }>();
  for (const { key, data, at } of answers) {
    const [scope, room, part, language] = key;
    if (scope !== 'private' || room !== 'orders' || language !== lang) continue;
    const orders = part === 'list' ? (data as { orders: readonly Order[] }).orders : part === 'one' ? [data as Order] : [];
    for (const order of orders) {
      if (order.status !== orderStatus.cart && at >= (known.get(order.id)?.at ?? 0)) known.set(order.id, { order, at });
    }
  }
  return [...known.values()].map(({ order }) => order).sort((a, b) => placedAt(b) - placedAt(a));
}

/** Whether an order is what is sought, by the rules of the shop. Pure. @param statuses null for all */
export function isSought(order: Order, statuses: readonly OrderStatus[] | null, sought: Sought): boolean {
  const day = new Date(placedAt(order) + SHOP_OFFSET).toISOString().slice(0, 10);
  const words = (sought.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const texts = [order.number, order.project_name, ...order.order_items.map(nameOf)].map(text => (text ?? '').toLowerCase());
  return (
    (statuses === null || statuses.includes(order.status)) &&
    (sought.project === undefined || order.project_name?.toLowerCase() === sought.project.toLowerCase()) &&
    (sought.start_date === undefined || day >= sought.start_date) &&
    (sought.end_date === undefined || day <= sought.end_date) &&
    words.every(word => texts.some(text => text.includes(word)))
  );
}

const nameOf = ({ product_variant: { name, sku, product } }: Order['order_items'][number]) => `${product.name} ${name} ${sku ?? ''}`;

const placedAt = ({ placed_at, updated_at }: Order) => Date.parse(placed_at ?? updated_at);
