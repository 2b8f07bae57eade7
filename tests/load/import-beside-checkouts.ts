import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Order } from '#contract/orders.ts';
import { PATIENCE } from '#server/db/pool.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { formatCsv, parseCsv } from '#server/modules/catalogue/import-export/csv.ts';
import { exportCatalogue } from '#server/modules/catalogue/import-export/export.ts';
import { growShop } from '#server/seed/grow.ts';
import { type Answer, addBuyers, Customer, orderOf } from '#tests/contract/support/orders.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from '#tests/postgres/support/shop.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { startShop } from '#tests/support/shop.ts';

/** Milliseconds between the beginnings of two checkouts. */
const SPACING = 40;
/** Goods that every customer may have in the cart, so that checkouts meet each other as well. */
const POPULAR = 40;

export interface ImportBesideCheckouts {
  /** Deadlocks in PostgreSQL's log. */
  readonly deadlocks: number;
  /** The import's status, and the milliseconds that it took. */
  readonly import: readonly [status: number, milliseconds: number];
  /** Milliseconds of each checkout that began while the import was under way, shortest first. */
  readonly checkouts: readonly number[];
  /** Answers other than a placed order. */
  readonly failures: readonly string[];
  /** Stocks that are not what the file's change and the orders make of them, and products that are marked wrongly as sold out or not. */
  readonly wrongStocks: number;
}

/**
 * An import that changes every row of a catalogue, beside checkouts by bank transfer that buy from it, on a real PostgreSQL: each takes
 * goods that others take too, and one that it sells out, so that it writes the product as well.
 * @param patience milliseconds for a statement: a shop's own, or more where a busy machine must not count
 */
export async function importBesideCheckouts(
  rows: number,
  checkouts: number,
  { patience = PATIENCE, openDesk = deskHere }: { readonly patience?: number; readonly openDesk?: typeof deskHere } = {},
): Promise<ImportBesideCheckouts> {
  const postgres = await startSeededPostgres();
  try {
    const url = await postgres.createDatabase();
    const options = { url, patience, poolSize: 10 };
    const shop = await createPostgresShop(postgres, options);
    const desk = await openDesk(postgres, options);
    try {
      return { ...(await run(shop, desk, rows, checkouts)), deadlocks: postgres.deadlocks() };
    } finally {
      await shop.close();
      await desk.close();
    }
  } finally {
    await postgres.stop();
  }
}

/** The shop that a merchant's import is sent to. */
interface Desk {
  importFile(csv: string): Promise<Response>;
  close(): Promise<void>;
}

/** Another shop on the same database, in this process. */
async function deskHere(postgres: Postgres, options: { url: string; patience: number; poolSize: number }): Promise<Desk> {
  const shop = await createPostgresShop(postgres, options);
  const headers = { 'x-admin-key': shop.deps.adminKey };
  return {
    importFile: async csv => shop.fetch('/api/v1/admin/catalogue', { method: 'POST', json: { csv }, headers }),
    close: () => shop.close(),
  };
}

/** A process of its own, as the shop runs it: what it reckons takes no time from the checkouts. Needs a build. */
export async function deskProcess(_postgres: Postgres, { url }: { url: string }): Promise<Desk> {
  const shop = await startShop({ env: { DATABASE_URL: url, RATE_LIMITS: 'off' } });
  const key = (await readFile(join(shop.dataDir, 'admin-key'), 'utf8')).trim();
  const headers = { 'x-admin-key': key, 'content-type': 'application/json' };
  return {
    importFile: csv => fetch(`${shop.url}/api/v1/admin/catalogue`, { method: 'POST', body: JSON.stringify({ csv }), headers }),
    close: () => shop.remove(),
  };
}

async function run(shop: PostgresShop, desk: Desk, rows: number, count: number) {
  await shop.db.transaction(async tx => growShop(tx as unknown as PostgresShop['db'], { variants: rows }));
  const { rare, popular } = await goodsOf(shop, count);
  const csv = await changedFile(shop);
  const people = (await addBuyers(shop.db, count)).map(buyer => new Customer(shop, buyer));
  const carts: Order[] = [];
  for (const [index, customer] of people.entries()) {
    const some = [0, 7, 13, 22].map(step => [popular[(index + step) % popular.length] ?? '', 1] as const);
    carts.push(await customer.fill(Object.fromEntries([...some, [rare[index] ?? '', 1]])));
  }
  const stocks = await stocksOf(shop);
  const began = performance.now();
  let ended = Number.POSITIVE_INFINITY;
  const importing = desk
    .importFile(csv)
    .then(async answer => ({ status: answer.status, text: await answer.text() }))
    .finally(() => {
      ended = performance.now();
    });
  const durations: number[] = [];
  const answers = await Promise.all(
    people.map(async (customer, index) => {
      await sleep(index * SPACING);
      const cart = carts[index];
      if (cart === undefined) throw new Error('a customer without a cart');
      const start = performance.now();
      const answer = await customer.checkout(cart, { payment_method_id: 'bank-transfer' });
      if (start < ended) durations.push(performance.now() - start);
      return answer;
    }),
  );
  const imported = await importing;
  const failures = answers.flatMap((answer: Answer) => (answer.status === 200 ? [] : [`${answer.status} ${JSON.stringify(answer.body)}`]));
  const sold = new Map<string, number>();
  for (const answer of answers.filter(({ status }) => status === 200))
    for (const item of orderOf(answer).order_items)
      sold.set(item.product_variant_id, (sold.get(item.product_variant_id) ?? 0) + item.quantity);
  const after = await stocksOf(shop);
  const wrongStocks = [...stocks].filter(([id, stock]) => after.get(id) !== stock + ADDED - (sold.get(id) ?? 0)).length;
  return {
    import: [imported.status, Math.round(ended - began)] as const,
    checkouts: durations.map(Math.round).sort((one, other) => one - other),
    failures: [...failures, ...(imported.status === 200 ? [] : [`import ${imported.status} ${imported.text.slice(0, 300)}`])],
    wrongStocks: wrongStocks + (await wrongMarks(shop)),
  };
}

/** Units by which the file raises each stock. */
const ADDED = 1;

/** Goods of which each customer buys one alone, the last that there is, and goods of which there are many. */
async function goodsOf({ db }: PostgresShop, count: number): Promise<{ rare: string[]; popular: string[] }> {
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(eq(variants.minimum, 1), eq(variants.step, 1), eq(variants.isActive, true), gt(variants.price, 100), lt(variants.price, 500_000)),
    )
    .orderBy(asc(variants.sku))
    .limit(count + POPULAR);
  const ids = rows.map(({ id }) => id);
  const [popular, rare] = [ids.slice(0, POPULAR), ids.slice(POPULAR)];
  await db.update(variants).set({ stock: 1_000, filedStock: 1_000 }).where(inArray(variants.id, popular));
  await db.update(variants).set({ stock: 1, filedStock: 1 }).where(inArray(variants.id, rare));
  return { rare, popular };
}

const stocksOf = async ({ db }: PostgresShop) =>
  new Map(
    (await db.select({ id: variants.id, stock: variants.stock }).from(variants).where(eq(variants.isActive, true))).map(({ id, stock }) => [
      id,
      stock,
    ]),
  );

const wrongMarks = async ({ db }: PostgresShop) => {
  const hasStock = sql<boolean>`bool_or(${variants.isActive} and ${variants.stock} > 0)`;
  const rows = await db
    .select({ marked: products.hasStock, hasStock })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .groupBy(products.id);
  return rows.filter(row => row.marked !== row.hasStock).length;
};

/** The shop's own file with another description (shorter, since a file has 4 MB at most) and weight, and a raised stock, in every row. */
async function changedFile({ db }: PostgresShop): Promise<string> {
  const [header, ...rows] = parseCsv(await exportCatalogue(db));
  const names = header?.cells ?? [];
  const changes: Readonly<Record<string, (cell: string) => string>> = {
    description_id: cell => `${cell.slice(0, 40)} Diperbarui.`,
    description_en: cell => cell.slice(0, 40),
    weight_g: cell => String(Number(cell) + 1),
    stock: cell => String(Number(cell) + ADDED),
  };
  return formatCsv([names, ...rows.map(({ cells }) => cells.map((cell, place) => changes[names[place] ?? '']?.(cell) ?? cell))]);
}
