import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { Address } from '#contract/addresses.ts';
import type { Order } from '#contract/orders.ts';
import type { Tokens, User } from '#contract/session.ts';
import { type Language, words } from './visit.ts';

const password = 'Fondasi2025';

/** A customer's calls beside the browser: what a test needs to be so before it looks at the screen, and the shop's own word after it. */
export interface Customer {
  readonly user: User;
  readonly tokens: Tokens;
  /** `data` of the answer; throws with a refusal's code. */
  call<Data>(method: string, path: string, json?: unknown): Promise<Data>;
}

/** `data` of an answer of the API at `url`. */
export async function call<Data>(
  url: string,
  method: string,
  path: string,
  { token, json }: { token?: string; json?: unknown } = {},
): Promise<Data> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(method === 'GET' ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  };
  const answer = await fetch(`${url}/api/v1${path}`, { method, headers, ...(json === undefined ? {} : { body: JSON.stringify(json) }) });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${body.code}`);
  return body.data;
}

async function customerOf(url: string, tokens: Tokens): Promise<Customer> {
  const own = <Data>(method: string, path: string, json?: unknown) => call<Data>(url, method, path, { token: tokens.token, json });
  return { user: await own<User>('GET', '/auth/user'), tokens, call: own };
}

/** A new customer; no other test touches their data. */
export async function register(language: Language, url = process.env.SHOP_URL ?? ''): Promise<Customer> {
  const json = {
    name: words[language].customer,
    email: `${randomUUID()}@contoh.test`,
    phone: '081234567890',
    password,
    password_confirmation: password,
    terms_agreed: true,
  };
  return customerOf(url, await call<Tokens>(url, 'POST', '/register', { json }));
}

/** The customer who is signed in on a page. */
export async function sessionOf(page: Page, url = process.env.SHOP_URL ?? ''): Promise<Customer> {
  const tokens = await page.evaluate(() => ({
    token: localStorage.getItem('access_token') ?? '',
    refresh_token: localStorage.getItem('refresh_token') ?? '',
  }));
  return customerOf(url, tokens);
}

/** A session of a customer of the seed. */
export async function logIn(email: string, url = process.env.SHOP_URL ?? ''): Promise<Customer> {
  return customerOf(url, await call<Tokens>(url, 'POST', '/login', { json: { email, password } }));
}

/** Gives the browser the language and the tokens that an earlier visit would have left there; once, so that the app may change them. */
export async function arrive(
  context: BrowserContext,
  language: Language,
  tokens?: Tokens,
  url = process.env.SHOP_URL ?? '',
): Promise<void> {
  const { hostname, origin } = new URL(url);
  const stored = { locale: language, ...(tokens === undefined ? {} : { access_token: tokens.token, refresh_token: tokens.refresh_token }) };
  const cookie = {
    name: 'lang',
    value: language,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [cookie], origins: [{ origin, localStorage }] });
}

/** Sets quantities by variant id. @returns the cart */
export function fillCart(customer: Customer, quantities: Readonly<Record<string, number>>): Promise<Order> {
  const items = Object.entries(quantities).map(([product_variant_id, quantity]) => ({ product_variant_id, quantity }));
  return customer.call('POST', '/orders/cart/', { items });
}

/** An address in Ambon; the first one is the primary. */
export function addAddress(customer: Customer): Promise<Address> {
  return customer.call('POST', '/addresses/', {
    label: 'Proyek Ambon',
    receiver_name: customer.user.name,
    phone_number: customer.user.phone,
    full_address: 'Jalan Pattimura No. 1',
    region_code: '81.71.02.2003',
    zip_code: '97126',
  });
}

/** Places the cart, to be brought by the truck of the depot of Ambon unless said otherwise, and paid by transfer. */
export async function placeOrder(customer: Customer, cart: Order, shipment = 'store-truck'): Promise<Order> {
  const address = await addAddress(customer);
  return customer.call('PUT', `/orders/${cart.id}`, {
    id: cart.id,
    status: 2,
    payment_method_id: 'bank-transfer',
    shipment_method_id: shipment,
    address_id: address.id,
    items: cart.order_items.map(({ product_variant_id, quantity, price, discount }) => ({ product_variant_id, quantity, price, discount })),
  });
}
