import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { openPostgres } from '#server/db/open.ts';
import { selectChanges, selectModelRows } from '#server/modules/catalogue/listing/model-store.ts';
import { selectCards, selectVariants } from '#server/modules/catalogue/product/card-store.ts';
import { selectProduct } from '#server/modules/catalogue/product/detail-store.ts';

/** Every statement that an answer of the catalogue still sends, with what PostgreSQL makes of it: Markdown. */
export async function explainCatalogue(url: string): Promise<string[]> {
  const { db, close } = await openPostgres(url, 1);
  try {
    const middle = '80000000-0000-5000-8000-000000000000';
    const ids = (await selectModelRows(db, middle, 25)).map(({ id }) => id);
    const [card] = await selectCards(db, ids.slice(0, 1));
    const [now] = await selectChanges(db, null);
    const statements: readonly (readonly [name: string, statement: { getSQL(): SQL }])[] = [
      ['What is new since the last look (every answer)', selectChanges(db, now?.horizon ?? '0')],
      ['25 cards of a list', selectCards(db, ids)],
      ['Their variants, with prices and stock', selectVariants(db, ids)],
      ['One product', selectProduct(db, card?.slug ?? '')],
      ['A thousand products for the model (at the start and after an import)', selectModelRows(db, middle, 1_000)],
    ];
    const parts: string[] = [];
    for (const [name, statement] of statements) parts.push(`${name}:`, '', '```', ...(await explain(db, statement.getSQL())), '```', '');
    return ['', '<details><summary>Query plans, PostgreSQL, the largest catalogue</summary>', '', ...parts, '</details>'];
  } finally {
    await close();
  }
}

async function explain(db: Database, statement: SQL): Promise<string[]> {
  // The first time reads what the second finds in memory.
  await db.execute(sql`explain (analyze, buffers) ${statement}`);
  const { rows } = (await db.execute(sql`explain (analyze, buffers) ${statement}`)) as unknown as { rows: Record<'QUERY PLAN', string>[] };
  return rows.map(row => shorten(row['QUERY PLAN']));
}

/** Lists of twenty-five ids say nothing about a plan. */
const shorten = (line: string) => line.replace(/'\{[^}]{60,}\}'/g, "'{…}'").replace(/\((?:'[0-9a-f-]{36}'::uuid, )+[^)]*\)/g, '(…)');
