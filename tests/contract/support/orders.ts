import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Order, OrderSchema } from '#contract/orders.ts';
import type { HandlingFlag } from '#contract/units.ts';
import { uuidv7 } from '#lib/ids.ts';
import type { Database } from '#server/db/client.ts';
import { brands, categories, products, variants } from '#server/db/schema/catalogue.ts';
import { addresses, customers, sessions, sessionTokens } from '#server/db/schema/customers.ts';
import { regions } from '#server/db/schema/shop.ts';
import { stockMovements } from '#server/db/schema/stock.ts';
import { uuidV5 } from '#server/modules/catalogue/import-export/catalogue-rows.ts';
import { hashPassword } from '#server/modules/customers/password.ts';

/** A customer with an address in Makassar and a token, made without a password: a real hash takes a moment each. */
export interface Buyer {
  readonly customerId: string;
  readonly addressId: string;
  readonly headers: Readonly<Record<string, string>>;
}

const farFuture = new Date('2100-01-01T00:00:00Z');

/** Adds customers in few statements. */
export async function addBuyers(db: Database, count: number): Promise<Buyer[]> {
  const [village] = await db.select().from(regions).where(eq(regions.parent, '73.71.11')).limit(1);
  const people = Array.from({ length: count }, () => {
    const id = uuidv7();
    return { id, addressId: uuidv7(), sessionId: uuidv7(), token: `token-of-${id}` };
  });
  // Of a password that nothing signs in with: one that can't be read would be an error of the server.
  const passwordHash = await hashPassword(crypto.randomUUID());
  await db
    .insert(customers)
    .values(people.map(({ id }) => ({ id, name: 'Pembeli', email: `${id}@example.test`, phone: '+6281234567890', passwordHash })));
  await db.insert(addresses).values(
    people.map(({ id, addressId }) => ({
      id: addressId,
      customerId: id,
      isPrimary: true,
      label: 'Rumah',
      receiverName: 'Pembeli',
      phoneNumber: '+6281234567890',
      fullAddress: 'Jalan Perintis Kemerdekaan No. 1',
      regionCode: village?.code ?? '73.71.11.1001',
      zipCode: '90245',
    })),
  );
  await db.insert(sessions).values(people.map(({ id, sessionId }) => ({ id: sessionId, customerId: id })));
  await db.insert(sessionTokens).values(
    people.map(({ sessionId, token }) => ({
      hash: createHash('sha256').update(token).digest('base64url'),
      sessionId,
      kind: 'access' as const,
      expiresAt: farFuture,
    })),
  );
  return people.map(({ id, addressId, token }) => ({ customerId: id, addressId, headers: { Authorization: `Bearer ${token}` } }));
}

/** Goods that a test wants to sell; rupiah, percent, grams. */
export interface Goods {
  readonly price?: number;
  readonly discount?: number;
  readonly stock?: number;
  readonly minimum?: number;
  readonly step?: number;
  readonly weight?: number;
  readonly flags?: readonly HandlingFlag[];
  readonly isActive?: boolean;
}

/** Adds a product with one variant per entry. @returns the variants' ids */
export async function addGoods(db: Database, ...goods: readonly Goods[]): Promise<string[]> {
  const named = { nameId: 'Uji', nameEn: 'Test', pictureId: '0' };
  await db
    .insert(categories)
    .values([
      { slug: 'uji-atas', parent: null, position: 0, ...named },
      { slug: 'uji', parent: 'uji-atas', position: 0, ...named },
    ])
    .onConflictDoNothing();
  await db.insert(brands).values({ slug: 'uji', name: 'Uji', descriptionId: '', descriptionEn: '', pictureId: '0' }).onConflictDoNothing();
  const made = goods.map(
    ({ price = 100_000, discount = 0, stock = 100, minimum = 1, step = 1, weight = 1_000, flags = [], isActive = true }, index) => {
      const key = uuidv7();
      // Ids as the catalogue gives them, so that an edit of the catalogue finds these goods again.
      const productId = uuidV5('product', `uji-${key}`);
      const product: typeof products.$inferInsert = {
        id: productId,
        slug: `uji-${key}`,
        nameId: `Barang ${index + 1}`,
        nameEn: `Thing ${index + 1}`,
        descriptionId: '',
        descriptionEn: '',
        category: 'uji',
        topCategory: 'uji-atas',
        brand: 'uji',
        pictureIds: ['abc'],
        flags,
        attributes: [],
        facts: [],
        since: '2025-01-01',
        priceFrom: price,
        priceTo: price,
        hasStock: stock > 0,
        search: sql`to_tsvector('simple', 'uji')` as unknown as string,
        searchText: 'uji',
      };
      const variant: typeof variants.$inferInsert = {
        id: uuidV5('variant', `UJI-${key}`),
        productId,
        sku: `UJI-${key}`,
        nameId: 'biasa',
        nameEn: 'plain',
        price,
        discount: discount * 100,
        stock,
        filedStock: stock,
        unit: 'sak',
        minimum,
        step,
        weight,
        length: 100,
        width: 100,
        height: 100,
        isActive,
      };
      return { product, variant };
    },
  );
  await db.insert(products).values(made.map(({ product }) => product));
  await db.insert(variants).values(made.map(({ variant }) => variant));
  await db
    .insert(stockMovements)
    .values(made.map(({ variant }) => ({ variantId: variant.id ?? '', delta: variant.stock, reason: 'opening' as const, person: 'shop' })));
  return made.map(({ variant }) => variant.id ?? '');
}

/** Changes a variant as the merchant would. */
export async function changeVariant(db: Database, id: string, change: Partial<typeof variants.$inferInsert>): Promise<void> {
  await db.update(variants).set(change).where(eq(variants.id, id));
}

export async function stockOf(db: Database, id: string): Promise<number> {
  const [row] = await db.select({ stock: variants.stock }).from(variants).where(eq(variants.id, id));
  return row?.stock ?? Number.NaN;
}

/** Anything that answers requests: a test shop, or an app on another database. */
export interface Answers {
  fetch(path: string, init?: RequestInit & { readonly json?: unknown }): Promise<Response>;
}

/** An answer's status and envelope. */
export interface Answer {
  readonly status: number;
  readonly body: { status: number; code?: string; data?: unknown; errors?: Record<string, string[]> };
  readonly headers: Headers;
}

/** One customer's calls. Writes carry a fresh idempotency key unless one is given. */
export class Customer {
  constructor(
    readonly shop: Answers,
    readonly buyer: Buyer,
  ) {}

  async call(method: string, path: string, json?: unknown, key: string = randomUUID()): Promise<Answer> {
    const headers = { ...this.buyer.headers, ...(method === 'GET' ? {} : { 'Idempotency-Key': key }) };
    const answer = await this.shop.fetch(`/api/v1${path}`, { method, headers, ...(json === undefined ? {} : { json }) });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }

  /** Sets quantities by variant id. */
  setCart(quantities: Readonly<Record<string, number>>, cartId?: string, key?: string): Promise<Answer> {
    const items = Object.entries(quantities).map(([product_variant_id, quantity]) => ({ product_variant_id, quantity }));
    return this.call('POST', '/orders/cart/', { items, ...(cartId === undefined ? {} : { cart_id: cartId }) }, key);
  }

  /** Sets quantities and answers the cart. */
  async fill(quantities: Readonly<Record<string, number>>): Promise<Order> {
    return orderOf(await this.setCart(quantities));
  }

  async cart(): Promise<Order | null> {
    const answer = await this.call('GET', '/orders/?status=1');
    const { orders } = v.parse(v.object({ orders: v.array(OrderSchema) }), answer.body.data);
    return orders[0] ?? null;
  }

  async order(id: string): Promise<Order> {
    return orderOf(await this.call('GET', `/orders/${id}`));
  }

  /** The checkout that the app would send for a cart, with any part of it changed. */
  checkoutBody(cart: Order, change: Readonly<Record<string, unknown>> = {}) {
    return {
      id: cart.id,
      status: 2,
      payment_method_id: 'virtual-account',
      shipment_method_id: 'pick-up',
      address_id: this.buyer.addressId,
      items: cart.order_items
        .filter(item => item.quantity > 0 && item.product_variant.is_available)
        .map(({ product_variant_id, quantity, price, discount }) => ({ product_variant_id, quantity, price, discount })),
      ...change,
    };
  }

  checkout(cart: Order, change: Readonly<Record<string, unknown>> = {}, key?: string): Promise<Answer> {
    return this.call('PUT', `/orders/${cart.id}`, this.checkoutBody(cart, change), key);
  }

  /** Fills a cart and places it. */
  async place(quantities: Readonly<Record<string, number>>, change: Readonly<Record<string, unknown>> = {}): Promise<Order> {
    return orderOf(await this.checkout(await this.fill(quantities), change));
  }
}

/** The order in an answer; fails with the refusal where there is none. */
export function orderOf(answer: Answer): Order {
  if (answer.status !== 200) throw new Error(`no order but ${JSON.stringify(answer.body)}`);
  return v.parse(OrderSchema, answer.body.data);
}
