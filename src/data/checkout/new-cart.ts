import { OPEN_CART, type Order } from '#contract/orders.ts';

/** A cart that was begun without a line, as the shop will make it, before anything is in it. */
export const newCart: Order = {
  ...{ id: OPEN_CART, number: null, status: 1, order_items: [] },
  ...{ payment_method_id: null, shipment_method_id: null, address_id: null, tracking_number: null },
  ...{ items_total: 0, discount_total: 0, shipping_fee: 0, unique_code: 0, total: 0, vat_total: 0, weight: 0 },
  ...{ payment_method_name: null, shipment_method_name: null, address: null, placed_at: null, payment_deadline: null },
  ...{ payment: { account: null, qris: null, receipt: null }, cancel_reason: null, received_by: null },
  ...{ updated_at: new Date(0).toISOString(), server_time: new Date(0).toISOString() },
};
