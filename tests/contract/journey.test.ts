import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { createAddressEndpoint } from '#contract/addresses.ts';
import { brandsEndpoint, categoriesEndpoint, productEndpoint, productsEndpoint } from '#contract/catalogue.ts';
import { eventsEndpoint } from '#contract/events.ts';
import { notificationsEndpoint, readNotificationsEndpoint } from '#contract/notifications.ts';
import {
  cancelOrderEndpoint,
  checkoutEndpoint,
  type Order,
  orderEndpoint,
  orderQuotesEndpoint,
  ordersEndpoint,
  setCartEndpoint,
} from '#contract/orders.ts';
import { paymentMethodsEndpoint } from '#contract/payment.ts';
import { currentUserEndpoint, loginEndpoint, logoutEndpoint, registerEndpoint } from '#contract/session.ts';
import { appClient } from './support/app-client.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

/*
 * What a customer does from registering to logging out, by the app's own client, which parses each answer by the contract: nothing here knows
 * the goods, the places' fees or the inside of the shop. Each test goes on where the one before has ended.
 */
const password = 'Fondasi2025';
const newcomer = () => ({
  name: 'Yohana Rumbiak',
  email: `${randomUUID()}@contoh.test`,
  phone: '081234567001',
  password,
  password_confirmation: password,
  terms_agreed: true as const,
});
const me = newcomer();

let shop: TestShop;
let api: Api;
let cart: Order;
let order: Order;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());

async function signUp(who: ReturnType<typeof newcomer>): Promise<Api> {
  const { token } = await appClient(shop, '').api.call(registerEndpoint, { body: who });
  return appClient(shop, token).api;
}

test('a customer registers, is known, and is refused with a wrong password or an address that is taken', async () => {
  api = await signUp(me);
  expect(await api.call(currentUserEndpoint)).toMatchObject({ name: me.name, email: me.email });
  const guest = appClient(shop, '').api;
  await expect(guest.call(loginEndpoint, { body: { email: me.email, password: 'Fondasi2024' } })).rejects.toMatchObject({
    code: 'auth_email_or_password_are_incorrect',
  });
  await expect(signUp(me)).rejects.toMatchObject({ code: 'email_taken' });
});

test('goods go into the cart, and a quantity that is set again changes nothing', async () => {
  const [{ categories }, { brands }] = [await api.call(categoriesEndpoint), await api.call(brandsEndpoint)];
  expect(categories.length).toBeGreaterThan(0);
  expect(brands.length).toBeGreaterThan(0);
  const { products } = await api.call(productsEndpoint, { query: { in_stock: true, limit: 5 } });
  const product = await api.call(productEndpoint, { params: { slug: products[0]?.slug ?? '' } });
  const variant = product.variants.find(({ stock, min_quantity }) => stock >= min_quantity);
  const items = [{ product_variant_id: variant?.id ?? '', quantity: variant?.min_quantity ?? 0 }];
  cart = await api.call(setCartEndpoint, { body: { items }, idempotencyKey: randomUUID() });
  expect(cart).toMatchObject({ status: 1, number: null });
  expect(cart.order_items).toMatchObject(items);
  const again = await api.call(setCartEndpoint, { body: { cart_id: cart.id, items }, idempotencyKey: randomUUID() });
  expect(again.order_items).toEqual(cart.order_items);
  const { orders, total } = await api.call(ordersEndpoint, { query: { status: [1] } });
  expect([orders.map(({ id }) => id), total]).toEqual([[cart.id], 1]);
});

test('the cart becomes an order at the fee that was quoted, once for a call that is repeated', async () => {
  const address = await api.call(createAddressEndpoint, {
    body: {
      label: 'Gudang',
      receiver_name: me.name,
      phone_number: me.phone,
      full_address: 'Jalan Pelabuhan No. 3',
      region_code: '81.71.02.1017',
      zip_code: '97124',
    },
    idempotencyKey: randomUUID(),
  });
  const { quotes } = await api.call(orderQuotesEndpoint, { params: { id: cart.id }, query: { address_id: address.id } });
  const quote = quotes.find(({ is_available, fee }) => is_available && fee > 0);
  const [method] = await api.call(paymentMethodsEndpoint);
  const body = {
    id: cart.id,
    status: 2 as const,
    payment_method_id: method?.id ?? '',
    shipment_method_id: quote?.shipment_method_id ?? '',
    address_id: address.id,
    items: cart.order_items.map(({ product_variant_id, quantity, price, discount }) => ({ product_variant_id, quantity, price, discount })),
    shipping_fee: quote?.fee ?? 0,
  };
  const input = { params: { id: cart.id }, body, idempotencyKey: randomUUID() };
  await expect(
    api.call(checkoutEndpoint, { ...input, body: { ...body, shipping_fee: body.shipping_fee - 1 }, idempotencyKey: randomUUID() }),
  ).rejects.toMatchObject({ status: 409 });
  order = await api.call(checkoutEndpoint, input);
  expect(order).toMatchObject({ status: 2, shipping_fee: quote?.fee, address_id: address.id });
  expect(order.number).not.toBeNull();
  expect(order.total).toBe(order.items_total - order.discount_total + order.shipping_fee + order.unique_code);
  expect((await api.call(checkoutEndpoint, input)).number).toBe(order.number);
  expect((await api.call(ordersEndpoint, { query: { status: [1] } })).total).toBe(0);
  expect((await api.call(ordersEndpoint, { query: { status: [2] } })).total).toBe(1);
});

test('the order makes news, which the customer reads', async () => {
  const { events, cursor } = await api.call(eventsEndpoint, { query: { after: 0 } });
  expect(events.map(event => event.cursor)).toEqual(events.map((_, index) => index + 1));
  expect(events).toContainEqual(expect.objectContaining({ kind: 'notification', order_id: order.id, status: 2 }));
  const asked = await api.open(eventsEndpoint, { query: { after: cursor } });
  const tag = asked.headers.get('ETag') ?? '';
  await asked.body?.cancel();
  expect((await api.open(eventsEndpoint, { query: { after: cursor }, headers: { 'If-None-Match': tag } })).status).toBe(304);

  const { id } = await api.call(currentUserEndpoint);
  const news = () => api.call(notificationsEndpoint, { params: { userId: id } });
  expect(await news()).toMatchObject({ unread: 1, notifications: [{ order_id: order.id, order_number: order.number, read_at: null }] });
  await api.call(readNotificationsEndpoint, { body: { ids: [] } });
  expect((await news()).unread).toBe(0);
});

test('another customer has no such order; its own one cancels it', async () => {
  const other = await signUp(newcomer());
  await expect(other.call(orderEndpoint, { params: { id: order.id } })).rejects.toMatchObject({ status: 404 });
  const cancel = { params: { id: order.id }, body: { reason: 'Salah pesan' } };
  await expect(other.call(cancelOrderEndpoint, { ...cancel, idempotencyKey: randomUUID() })).rejects.toMatchObject({ status: 404 });
  expect((await api.call(cancelOrderEndpoint, { ...cancel, idempotencyKey: randomUUID() })).cancel_reason).toBe('Salah pesan');
});

test('a session that was logged out of is over', async () => {
  await api.call(logoutEndpoint);
  await expect(api.call(currentUserEndpoint)).rejects.toMatchObject({ status: 401 });
});
