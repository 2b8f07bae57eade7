import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';

/** Moments: from the first one on, before the second. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** A row of sums: PostgreSQL answers its large integers as text. */
type Row = Readonly<Record<string, unknown>>;

async function rowsOf(db: Executor, query: ReturnType<typeof sql>): Promise<Row[]> {
  const answer = (await db.execute(query)) as unknown as { rows: Row[] };
  return answer.rows;
}

/** Orders whose first move to a status lies in a span; an order that came back is counted once. */
const movedTo = (status: number, { from, until }: Span) => sql`
  select order_id, min(created_at) as at from order_events where status = ${status} group by order_id
  having min(created_at) >= ${from.toISOString()}::timestamptz and min(created_at) < ${until.toISOString()}::timestamptz`;

const dayOf = (moment: ReturnType<typeof sql>) => sql`to_char(${moment} at time zone 'Asia/Makassar', 'YYYY-MM-DD')`;

export const selectPlaced = (db: Executor, { from, until }: Span) =>
  rowsOf(
    db,
    sql`select count(*) as orders, coalesce(sum(total), 0) as total from orders
      where status > 1 and placed_at >= ${from.toISOString()}::timestamptz and placed_at < ${until.toISOString()}::timestamptz`,
  );

/** Paid orders by day. */
export const selectSold = (db: Executor, span: Span) =>
  rowsOf(
    db,
    sql`select ${dayOf(sql`moved.at`)} as day, count(*) as orders, sum(o.total) as total,
        sum(o.items_total - o.discount_total) as goods, sum(o.shipping_fee) as shipping, sum(o.unique_code) as unique_codes, sum(o.vat_total) as vat
      from (${movedTo(4, span)}) moved join orders o on o.id = moved.order_id group by 1 order by 1`,
  );

/** Goods of paid orders by today's category, after discounts, as `lineTotal` (`src/lib/money.ts`) counts a line. */
export const selectByCategory = (db: Executor, span: Span) =>
  rowsOf(
    db,
    sql`select c.slug, c.name_id as name, sum(i.quantity) as units,
        sum(((i.price::bigint * (10000 - i.discount) + 5000) / 10000) * i.quantity) as total
      from (${movedTo(4, span)}) moved join order_items i on i.order_id = moved.order_id
      join variants v on v.id = i.variant_id join products p on p.id = v.product_id join categories c on c.slug = p.category
      group by c.slug, c.name_id order by total desc, c.slug`,
  );

/** Paid orders by the province that they go to. */
export const selectByRegion = (db: Executor, span: Span) =>
  rowsOf(
    db,
    sql`select coalesce(o.address->>'state', '') as name, count(*) as orders, sum(o.total) as total
      from (${movedTo(4, span)}) moved join orders o on o.id = moved.order_id group by 1 order by total desc, 1`,
  );

export const selectCancelled = (db: Executor, span: Span) =>
  rowsOf(
    db,
    sql`select count(*) as orders, coalesce(sum(o.total), 0) as total
      from (${movedTo(8, span)}) moved join orders o on o.id = moved.order_id where o.status = 8`,
  );

export const selectRefunded = (db: Executor, { from, until }: Span) =>
  rowsOf(
    db,
    sql`select count(*) as refunds, coalesce(sum(amount), 0) as total from refunds
      where state = 'sent' and settled_at >= ${from.toISOString()}::timestamptz and settled_at < ${until.toISOString()}::timestamptz`,
  );

export const selectByStatus = (db: Executor) =>
  rowsOf(db, sql`select status, count(*) as orders, sum(total) as total from orders where status > 1 group by status order by status`);
