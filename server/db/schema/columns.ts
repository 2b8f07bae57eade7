import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from '#lib/ids.ts';

/** Primary key: UUIDv7, so that rows sort by creation. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => uuidv7());

/** A moment; read and written as a Date, stored with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
const ownTransaction = sql`pg_current_xact_id()`;

/** Number of the transaction that wrote the row last: who knows which ones had ended by a former look can ask for what is new. */
export const revision = () =>
  xid8('revision')
    .notNull()
    .default(ownTransaction)
    .$onUpdate(() => ownTransaction);
