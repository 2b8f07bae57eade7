import { orderStatus } from '#contract/order-status.ts';
import type { Order, OrderItem } from '#contract/orders.ts';
import { includedVat } from '#lib/money.ts';
import { cartView } from '../cart/cart-view.ts';
import type { CartLine } from '../cart/model.ts';
import { type Mutation, ofKind } from '../outbox/mutations.ts';

/** A cart as it will be ordered: what the shop said last, with every edit that waits replayed over it and the sums made anew. Pure. */
export function orderView(order: Order, mutations: readonly Mutation[]): Order {
  const isAsTheShopSaid = ofKind(mutations, 'cart.set', 'cart.remove', 'order.place').length === 0;
  if (order.status !== orderStatus.cart || isAsTheShopSaid) return order;
  const { lines, itemsTotal, discountTotal, total, weight } = cartView(order, mutations);
  const items = new Map(order.order_items.map(item => [item.product_variant_id, item]));
  return {
    ...order,
    order_items: lines.map(line => ({ ...(items.get(line.variantId) ?? newItem(line)), quantity: line.quantity })),
    items_total: itemsTotal,
    discount_total: discountTotal,
    total,
    vat_total: includedVat(total),
    weight,
  };
}

/** A line that the shop does not know yet; nothing is asked of it by the id that it lacks. */
function newItem({
  variantId,
  quantity,
  price,
  discount,
  name,
  product,
  imageUrl,
  unit,
  rule,
  weight,
  parcel,
  isAvailable,
}: CartLine): OrderItem {
  const packed = parcel === undefined ? {} : parcel;
  const variant = { id: variantId, name, image_url: imageUrl, unit, weight, ...packed, is_available: isAvailable, product };
  const { stock, minimum: min_quantity, step: step_quantity } = rule;
  return {
    id: variantId,
    product_variant_id: variantId,
    quantity,
    price,
    discount,
    product_variant: { ...variant, stock, min_quantity, step_quantity },
  };
}

/** The later word of the shop on the same cart. Pure. */
export function newest(orders: readonly (Order | null | undefined)[], id: string): Order | undefined {
  const known = orders.filter((order): order is Order => order?.id === id);
  return known.reduce<Order | undefined>((best, order) => (best === undefined || saidAt(order) > saidAt(best) ? order : best), undefined);
}

const saidAt = ({ server_time }: Order) => Date.parse(server_time);
