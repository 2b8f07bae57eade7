import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { orderStatus } from '#contract/order-status.ts';
import type { OrderStatus } from '#contract/orders.ts';
import type { Database } from '#server/db/client.ts';
import { variants } from '#server/db/schema/catalogue.ts';
import { stockMovements } from '#server/db/schema/stock.ts';
import { lockForShop } from '#server/modules/orders/administration.ts';
import { deadlineReason } from '#server/modules/orders/service.ts';
import { moveOrder } from '#server/modules/orders/transitions.ts';
import { type Answers, addBuyers, Customer, orderOf } from '#tests/contract/support/orders.ts';

/** Variants whose stock is not the sum of their movements; none in a shop that neither lost nor invented a unit. */
export async function differences(db: Database) {
  const summed = sql<number>`coalesce(sum(${stockMovements.delta}), 0)`.mapWith(Number);
  return db
    .select({ sku: variants.sku, stock: variants.stock, summed })
    .from(variants)
    .leftJoin(stockMovements, eq(stockMovements.variantId, variants.id))
    .groupBy(variants.id)
    .having(sql`coalesce(sum(${stockMovements.delta}), 0) <> ${variants.stock}`);
}

/** A shop with the key to its admin side. */
export interface StockShop extends Answers {
  readonly db: Database;
  readonly adminKey: string;
}

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const header =
  'product_slug,product_name_id,category_slug,brand,brand_name,top_category_slug,top_category_name_id,category_name_id,sku,variant_name_id,price,stock,unit,weight_g,length_mm,width_mm,height_mm';
const first = (sku: string) =>
  `barang-${sku},Barang ${sku},uji-stok,uji-stok,Uji,uji-atas,Atas,Uji,${sku},biasa,50000,101,sak,1000,100,100,100`;
const skus = Array.from({ length: 8 }, (_, at) => `stok-${at}`);

/** A file as it was exported once, and the stocks that it was made from. */
interface Exported {
  readonly rows: readonly (readonly string[])[];
}

/** An order that holds stock. */
interface Held {
  readonly id: string;
  readonly customer: Customer;
  readonly status: OrderStatus;
  readonly items: Readonly<Record<string, number>>;
}

const { waitingForValidation, waitingForPayment, paymentValidated, processing, onShipping, done, cancelled } = orderStatus;

/**
 * Plays imports of fresh and old exports, undone imports, movements, purchases, cancellations, missed deadlines, late payments, shipments and returns in random order,
 * beside a plain count of what must be there after each.
 */
export async function playStockSteps(shop: StockShop, { steps, seed }: { readonly steps: number; readonly seed: number }): Promise<void> {
  const random = randomNumbers(seed);
  const below = (most: number) => Math.floor(random() * most);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const admin = async (method: string, path: string, json?: unknown) => {
    const headers = { 'x-admin-key': shop.adminKey, ...(method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }) };
    return shop.fetch(`/api/v1/admin${path}`, { method, headers, ...(json === undefined ? {} : { json }) });
  };
  const importFile = async (csv: string) => {
    const answer = await admin('POST', '/catalogue', { csv, may_discontinue: true });
    expect(await answer.json()).toMatchObject({ status: 200 });
  };
  const exportFile = async (): Promise<Exported> => {
    const text = await (await admin('GET', '/catalogue')).text();
    return {
      rows: text
        .trimEnd()
        .split('\r\n')
        .map(line => line.split(',')),
    };
  };

  await importFile([header, ...skus.map(first)].join('\n'));
  const stock = new Map(skus.map(sku => [sku, 101]));
  const idRows = await shop.db.select({ id: variants.id, sku: variants.sku }).from(variants);
  const ids = new Map(idRows.map(({ id, sku }) => [sku, id]));
  const buyers = (await addBuyers(shop.db, 4)).map(buyer => new Customer(shop, buyer));
  const files = [await exportFile()];
  /** What each import that can be undone changed; an undone one gives it back. */
  const imports: Map<string, number>[] = [];
  const held: Held[] = [];
  /** Orders that the clock cancelled at their payment deadline. */
  const missed: Held[] = [];
  const shipped: Held[] = [];
  /** Received orders, with the units that were asked back of each line. */
  const received: (Held & { readonly claimed: Map<string, number> })[] = [];
  const add = (sku: string, delta: number) => stock.set(sku, (stock.get(sku) ?? 0) + delta);

  const actions = {
    async export() {
      files.push(await exportFile());
    },
    async import() {
      const { rows } = pick(files);
      const [names = [], ...body] = rows;
      const [skuAt, stockAt, baseAt, priceAt] = ['sku', 'stock', 'stock_exported', 'price'].map(name => names.indexOf(name)) as [
        number,
        number,
        number,
        number,
      ];
      const changed = new Map<string, number>();
      const csv = [
        names,
        ...body.map(cells => {
          const own = [...cells];
          const sku = own[skuAt] ?? '';
          const base = Number(own[baseAt]);
          if (random() < 0.3) own[priceAt] = String(50_000 + below(1_000));
          if (random() < 0.2) own[stockAt] = '';
          else {
            if (random() < 0.3) own[stockAt] = String(below(150));
            const before = stock.get(sku) ?? 0;
            const after = Math.max(before + Number(own[stockAt]) - base, 0);
            changed.set(sku, after - before);
          }
          return own;
        }),
      ]
        .map(cells => cells.join(','))
        .join('\r\n');
      const versions = async () => (await (await admin('GET', '/catalogue/versions')).json()).data.versions;
      const [latest] = await versions();
      await importFile(csv);
      for (const [sku, delta] of changed) add(sku, delta);
      // An import that changed nothing leaves nothing to be undone.
      const [now] = await versions();
      if (now?.id !== latest?.id) imports.push(changed);
      if (imports.length > 5) imports.shift();
    },
    async undo() {
      const last = imports.pop();
      const answer = await admin('POST', '/catalogue/undo', {});
      // The import that made this catalogue can be undone too, which would end the play.
      if (last === undefined) return expect([200, 404]).toContain(answer.status);
      expect(answer.status).toBe(200);
      for (const [sku, delta] of last) stock.set(sku, Math.max((stock.get(sku) ?? 0) - delta, 0));
    },
    async move() {
      const sku = pick(skus);
      const delta = below(41) - 20 || 1;
      const answer = await admin('POST', `/stock/${sku}`, { delta, reason: pick(['delivery', 'correction', 'damage', 'return']) });
      const isEnough = (stock.get(sku) ?? 0) + delta >= 0;
      expect(answer.status).toBe(isEnough ? 200 : 409);
      if (isEnough) add(sku, delta);
    },
    async buy() {
      const customer = pick(buyers);
      const wanted = new Map(Array.from({ length: 1 + below(3) }, () => [pick(skus), 1 + below(30)]));
      const cart = orderOf(
        await customer.setCart(Object.fromEntries([...wanted].map(([sku, quantity]) => [ids.get(sku) ?? '', quantity]))),
      );
      const placed = await customer.checkout(cart);
      const isEnough = [...wanted].every(([sku, quantity]) => (stock.get(sku) ?? 0) >= quantity);
      if (isEnough && placed.status === 200) {
        for (const [sku, quantity] of wanted) add(sku, -quantity);
        held.push({ id: orderOf(placed).id, customer, status: waitingForValidation, items: Object.fromEntries(wanted) });
      } else {
        // Too many open orders of one customer are refused too, whatever is there.
        expect([409, 422]).toContain(placed.status);
        await customer.setCart(Object.fromEntries([...wanted].map(([sku]) => [ids.get(sku) ?? '', 0])));
      }
    },
    async cancel() {
      const order = held.splice(below(held.length), 1)[0];
      if (order === undefined) return;
      const isOwn = order.status <= waitingForPayment && random() < 0.5;
      const answer = isOwn
        ? await order.customer.call('POST', `/orders/${order.id}/cancellation`, { reason: 'uji' })
        : { status: (await admin('POST', `/orders/${order.id}/cancellation`, { reason: 'uji' })).status };
      expect(answer.status).toBe(200);
      for (const [sku, quantity] of Object.entries(order.items)) add(sku, quantity);
    },
    async expire() {
      const at = held.findIndex(({ status }) => status === waitingForPayment);
      const order = at < 0 ? undefined : held.splice(at, 1)[0];
      if (order === undefined) return;
      const change = { to: cancelled, actor: 'clock', now: new Date(), fields: { cancelReason: deadlineReason } } as const;
      await shop.db.transaction(async tx => moveOrder(tx, await lockForShop(tx, order.id), change));
      for (const [sku, quantity] of Object.entries(order.items)) add(sku, quantity);
      missed.push(order);
    },
    async payLate() {
      const order = missed.pop();
      if (order === undefined) return;
      const answer = await admin('POST', `/orders/${order.id}/payment`, { amount: 2_000_000_000, reference: 'uji' });
      const isEnough = Object.entries(order.items).every(([sku, quantity]) => (stock.get(sku) ?? 0) >= quantity);
      expect(answer.status).toBe(isEnough ? 200 : 409);
      if (!isEnough) return;
      for (const [sku, quantity] of Object.entries(order.items)) add(sku, -quantity);
      held.push({ ...order, status: paymentValidated });
    },
    async advance() {
      const order = held.splice(below(held.length), 1)[0];
      if (order === undefined) return;
      const to = ([waitingForPayment, paymentValidated, processing, onShipping] as const)[order.status - 2] as OrderStatus;
      await shop.db.transaction(async tx => moveOrder(tx, await lockForShop(tx, order.id), { to, actor: 'admin', now: new Date() }));
      (to === onShipping ? shipped : held).push({ ...order, status: to });
    },
    async receive() {
      const order = shipped.pop();
      if (order === undefined) return;
      const change = { to: done, actor: 'admin', now: new Date() } as const;
      await shop.db.transaction(async tx => moveOrder(tx, await lockForShop(tx, order.id), change));
      received.push({ ...order, status: done, claimed: new Map() });
    },
    async return() {
      if (received.length === 0) return;
      const { id, items, claimed } = pick(received);
      const sku = pick(Object.keys(items));
      const quantity = 1 + below(12);
      const noted = await admin('POST', `/orders/${id}/returns`, {
        lines: [{ sku, quantity }],
        reason: pick(['damaged', 'unwanted']),
        wish: 'refund',
      });
      const isMore = (claimed.get(sku) ?? 0) + quantity > (items[sku] ?? 0);
      expect(noted.status).toBe(isMore ? 409 : 200);
      if (isMore) return;
      const { id: asked } = (await noted.json()).data;
      if (random() < 0.2) {
        expect((await admin('POST', `/returns/${asked}/rejection`, { words: 'uji' })).status).toBe(200);
        return;
      }
      claimed.set(sku, (claimed.get(sku) ?? 0) + quantity);
      const [outcome, restock] = [pick(['refund', 'replacement']), random() < 0.5];
      const before = (stock.get(sku) ?? 0) + (restock ? quantity : 0);
      const isShort = outcome === 'replacement' && before < quantity;
      const answer = await admin('POST', `/returns/${asked}/acceptance`, { outcome, restock });
      expect(answer.status).toBe(isShort ? 409 : 200);
      if (isShort) return;
      stock.set(sku, outcome === 'replacement' ? before - quantity : before);
      expect((await admin('POST', `/returns/${asked}/acceptance`, { outcome, restock })).status).toBe(409);
    },
  };
  const mix = [
    'buy',
    'buy',
    'buy',
    'cancel',
    'cancel',
    'advance',
    'advance',
    'advance',
    'advance',
    'receive',
    'return',
    'return',
    'expire',
    'payLate',
    'move',
    'move',
    'export',
    'import',
    'undo',
  ] as const;
  for (let step = 0; step < steps; step += 1) {
    const action = pick(mix);
    if (action === 'undo' && imports.length === 0) continue;
    await actions[action]();
    if (step % 10 !== 9 && action !== 'undo') continue;
    const rows = await shop.db.select({ sku: variants.sku, stock: variants.stock }).from(variants);
    const there = new Map(rows.map(row => [row.sku, row.stock]));
    expect(Object.fromEntries(skus.map(sku => [sku, there.get(sku)])), `seed ${seed}, step ${step}, after ${action}`).toEqual(
      Object.fromEntries(stock),
    );
    expect(await differences(shop.db)).toEqual([]);
  }
}
