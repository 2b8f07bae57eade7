import { beginSnapshot, type CopyConnection, endSnapshot } from '#server/db/copy.ts';
import { appliedMigrations } from '#server/db/migrating.ts';
import { sequencesOf, type TableInfo, tableColumns, tablesOf } from '#server/db/tables.ts';
import type { FileStore } from '#server/files/store.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { Contents } from './archive.ts';
import { listFiles } from './shop-files.ts';
import type { Entry } from './tar.ts';

/** Where each kind of entry stands in an archive. */
export const places = { tables: 'tables/', files: 'files/', secret: 'keys/secret', adminKey: 'keys/admin-key' } as const;

/** Bytes after which a table goes on in another entry: so much of it is held in memory. */
const PART = 4 * 1_048_576;
const LINE = 0x0a;

export interface ShopSource {
  readonly connection: CopyConnection;
  readonly files: FileStore;
  /** Null: the shop has not made any yet. */
  readonly keys: { readonly secret: string | null; readonly adminKey: string | null };
  readonly version: string;
  readonly now: Date;
}

/**
 * The entries of an archive of a shop: its tables as one moment saw them, then its files, then its keys. The shop may run beside it. Its
 * files come behind its rows, since a file is written before the row that names it, and goes for good a day after that row.
 * @throws OperatorError where there is no shop in the database
 */
export async function* shopEntries({ connection, files: store, keys, version, now }: ShopSource): AsyncGenerator<Entry, Contents> {
  const { migrations, tables, sequences } = yield* databaseEntries(connection);
  const files = { count: 0, bytes: 0 };
  for await (const { name } of listFiles(store)) {
    // It may have been deleted since it was listed.
    const content = await store.get(name);
    if (content === null) continue;
    files.count += 1;
    files.bytes += content.length;
    yield { name: `${places.files}${name}`, content };
  }
  if (keys.secret !== null) yield { name: places.secret, content: Buffer.from(`${keys.secret}\n`) };
  if (keys.adminKey !== null) yield { name: places.adminKey, content: Buffer.from(`${keys.adminKey}\n`) };
  return { version, createdAt: now.toISOString(), database: connection.kind, migrations, tables, sequences, files };
}

async function* databaseEntries(connection: CopyConnection): AsyncGenerator<Entry, Pick<Contents, 'migrations' | 'tables' | 'sequences'>> {
  await beginSnapshot(connection);
  const migrations = [...(await appliedMigrations(connection))];
  if (migrations.length === 0) throw new OperatorError('there is no shop in the database');
  const tables: Contents['tables'] = [];
  for (const table of await tablesOf(connection)) {
    tables.push({ name: table.name, columns: [...table.columns], rows: yield* tableEntries(connection, table) });
  }
  // Numbers are given outside of transactions: behind the rows, none of them is given twice.
  const sequences = [...(await sequencesOf(connection))];
  await endSnapshot(connection);
  return { migrations, tables, sequences };
}

/** A table as the text of COPY, in parts of whole rows. @returns how many rows it has */
async function* tableEntries(connection: CopyConnection, table: TableInfo): AsyncGenerator<Entry, number> {
  let rows = 0;
  let part = 0;
  const entry = (content: Buffer): Entry => {
    part += 1;
    for (let at = content.indexOf(LINE); at !== -1; at = content.indexOf(LINE, at + 1)) rows += 1;
    return { name: `${places.tables}${table.name}/${String(part).padStart(6, '0')}.copy`, content };
  };
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of connection.copyOut(tableColumns(table))) {
    held.push(chunk);
    length += chunk.length;
    // Rows that refer to each other must be there by the end of one statement.
    if (length < PART || table.refersToItself) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf(LINE) + 1;
    if (end > 0) yield entry(all.subarray(0, end));
    held = [all.subarray(end)];
    length = all.length - end;
  }
  if (length > 0) yield entry(Buffer.concat(held));
  return rows;
}
