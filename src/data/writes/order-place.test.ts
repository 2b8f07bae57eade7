import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderPlace } from './order-place.ts';

const id = '0190a000-0000-7000-8000-000000000001';
const checkout = {
  ...{ id, status: 2, payment_method_id: 'qris', shipment_method_id: 'pick-up', address_id: id },
  items: [{ product_variant_id: id, quantity: 5, price: 60_000, discount: 0 }],
  shipping_fee: 0,
};
const read = (kept: object) => v.parse(orderPlace.schema, { checkout: kept, shown: { total: 300_000, lines: 1 } }).checkout;

it('sends an order that waits since before there were projects in the same words', () => {
  expect(JSON.stringify(read(checkout))).toBe(JSON.stringify(checkout));
});

it('keeps the project that an order was named after', () => {
  expect(read({ ...checkout, project_name: 'PO-17' })).toMatchObject({ project_name: 'PO-17' });
});
