import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';

/** Names of the statuses, as the API's own code has them: 'waitingForPayment'. */
const statusNames = new Map<number, string>(Object.entries(orderStatus).map(([name, status]) => [status, name]));

/** An order as its customer takes it along: what was bought, for how much, where it went and how it was paid; without pictures and stock. */
export function exportedOrder(order: Order) {
  const { receipt } = order.payment;
  return {
    number: order.number,
    status: statusNames.get(order.status) ?? order.status,
    placed_at: order.placed_at,
    lines: order.order_items.map(({ quantity, price, discount, product_variant: { name, sku, unit, product } }) => ({
      ...{ product: product.name, variant: name, sku, quantity, unit, price },
      discount_percent: discount,
    })),
    items_total: order.items_total,
    discount_total: order.discount_total,
    shipping_fee: order.shipping_fee,
    unique_code: order.unique_code,
    total: order.total,
    vat_total: order.vat_total,
    invoice_number: order.invoice_number ?? null,
    buyer: order.buyer ?? null,
    project_name: order.project_name ?? null,
    payment_method: order.payment_method_name,
    receipt: receipt === null ? null : { state: receipt.state, reason: receipt.reason, uploaded_at: receipt.uploaded_at, url: receipt.url },
    shipment_method: order.shipment_method_name,
    address: order.address,
    tracking_number: order.tracking_number,
    received_by: order.received_by,
    cancel_reason: order.cancel_reason,
    refund: order.refund ?? null,
  };
}

/** The invoice of a paid order. */
export function invoiceOf({
  invoice_number,
  number,
  placed_at,
  buyer = null,
  items_total,
  discount_total,
  shipping_fee,
  vat_total,
  total,
}: Order) {
  return { number: invoice_number, order_number: number, placed_at, buyer, items_total, discount_total, shipping_fee, vat_total, total };
}
