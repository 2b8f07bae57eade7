import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './client.ts';

/** Rows of one statement, so that each stays far within the time that a statement has. */
const BATCH = 2_000;

/**
 * Prepares an insert of many rows as JSON: a thousand rows cost a few milliseconds where as many parameters cost a hundred, and none of
 * that is left for the moment of writing, in which others may wait for locks. All rows name the same columns; the others get their defaults.
 * @param onConflict such as `on conflict do nothing`
 * @returns writes them, in their order
 */
export function bulkInsert<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onConflict: SQL = sql``,
): (tx: Executor) => Promise<void> {
  const named = Object.entries(getTableColumns(table)).filter(([key]) => rows.some(row => Object.hasOwn(row, key)));
  const columns = sql.join(
    named.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const batches: string[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH) as Readonly<Record<string, unknown>>[];
    batches.push(JSON.stringify(batch.map(row => Object.fromEntries(named.map(([key, column]) => [column.name, row[key] ?? null])))));
  }
  return async tx => {
    for (const batch of batches) {
      await tx.execute(sql`
        insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${batch}::jsonb) ${onConflict}
      `);
    }
  };
}
