import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { variants } from '#server/db/schema/catalogue.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';

/** Words that are looked for at most: each is one look at every order of the customer. */
const MOST_WORDS = 8;

/**
 * Whether each word of a search stands in an order's number, in its project, or in the names and the merchant's number of one of its goods, in
 * either language. It reads the orders that the rest of the filter leaves, which are one customer's.
 */
export function hasWords(search: string): SQL | undefined {
  return and(...search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(hasWord));
}

/** Whether an order is for a project of that name, in any case; found by the index of customer and name. */
export const isOfProject = (name: string): SQL => eq(sql`lower(${orders.projectName})`, sql`lower(${name})`);

function hasWord(word: string): SQL | undefined {
  const goods = sql`concat_ws(' ',
    ${orderItems.snapshot}->'productName'->>'id', ${orderItems.snapshot}->'productName'->>'en',
    ${orderItems.snapshot}->'variantName'->>'id', ${orderItems.snapshot}->'variantName'->>'en', ${variants.sku})`;
  return or(
    contains(sql`${orders.number}`, word),
    contains(sql`${orders.projectName}`, word),
    sql`exists (select 1 from ${orderItems} join ${variants} on ${variants.id} = ${orderItems.variantId}
      where ${orderItems.orderId} = ${orders.id} and ${contains(goods, word)})`,
  );
}

const contains = (text: SQL, word: string): SQL => sql`strpos(lower(${text}), lower(${word})) > 0`;
