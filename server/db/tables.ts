import type { CopyConnection } from './copy.ts';

/** A table of the shop. */
export interface TableInfo {
  readonly name: string;
  /** In their order; without numbers of transactions, which mean nothing in another database and are given anew. */
  readonly columns: readonly string[];
  /** Rows of it refer to others of it. */
  readonly refersToItself: boolean;
}

export interface SequenceState {
  readonly name: string;
  /** Decimal. */
  readonly value: string;
  readonly isCalled: boolean;
}

interface TableRow {
  readonly name: string;
  readonly columns: string[];
  readonly refers_to: string[];
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A table as it stands in a statement. */
const tableName = (name: string) => `public.${quoted(name)}`;
/** A table with its columns, as COPY takes it. */
export const tableColumns = ({ name, columns }: Pick<TableInfo, 'name' | 'columns'>) =>
  `${tableName(name)} (${columns.map(quoted).join(', ')})`;

/**
 * The tables of the schema `public` but for an extension's, each behind those that it refers to.
 * @throws Error where tables refer to each other in a circle
 */
export async function tablesOf(connection: CopyConnection): Promise<readonly TableInfo[]> {
  const found = await connection.rows<TableRow>(`
    select relation.relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = '' and atttypid <> 'xid8'::regtype
        order by attnum
      ) as columns,
      array(
        select distinct referred.relname::text from pg_constraint join pg_class as referred on referred.oid = confrelid
        where conrelid = relation.oid and contype = 'f'
      ) as refers_to
    from pg_class as relation
    where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = relation.oid and deptype = 'e')
    order by 1
  `);
  const ordered: TableRow[] = [];
  let waiting = [...found];
  while (waiting.length > 0) {
    const isFree = (table: TableRow) => !waiting.some(({ name }) => name !== table.name && table.refers_to.includes(name));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter(table => !free.includes(table));
  }
  return ordered.map(({ name, columns, refers_to }) => ({ name, columns, refersToItself: refers_to.includes(name) }));
}

/** Where the sequences of the schema `public` stand. */
export async function sequencesOf(connection: CopyConnection): Promise<readonly SequenceState[]> {
  const names = await connection.rows<{ name: string }>(
    "select sequencename::text as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const states: SequenceState[] = [];
  for (const { name } of names) {
    const [row] = await connection.rows<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from ${tableName(name)}`,
    );
    if (row !== undefined) states.push({ name, value: row.value, isCalled: row.is_called });
  }
  return states;
}

/** Sets a sequence, so that it goes on behind what it gave. */
export async function setSequence(connection: CopyConnection, { name, value, isCalled }: SequenceState): Promise<void> {
  await connection.rows('select setval($1::regclass, $2::bigint, $3)', [tableName(name), value, isCalled]);
}

/** Drops every table of the shop, with its rows, indexes and sequences; the migrations make them again. */
export async function dropTables(connection: CopyConnection): Promise<void> {
  const tables = await tablesOf(connection);
  if (tables.length > 0) await connection.rows(`drop table ${tables.map(({ name }) => tableName(name)).join(', ')} cascade`);
}

/** Empties every table: migrations put a few rows into some. */
export async function emptyTables(connection: CopyConnection): Promise<void> {
  const tables = await tablesOf(connection);
  await connection.rows(`truncate ${tables.map(({ name }) => tableName(name)).join(', ')}`);
}
