/** Opens an embedded database in the folder that it is given, whose disk is small, and writes until its log can't be extended. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openPGlite } from '#server/db/open.ts';
import { freeBytes } from '#tests/support/small-disk.ts';
import { template } from './template.ts';

const folder = process.argv[2] ?? '';
const panics: string[] = [];
const { db } = await openPGlite(join(folder, 'database'), await template('none'), ({ message }) => panics.push(message));
await db.execute(sql`create table witness (word text)`);
writeFileSync(join(folder, 'ballast'), Buffer.alloc((await freeBytes(folder)) - 4_000_000));
const tries: string[] = [];
for (let count = 0; count < 6; count += 1) {
  const written = db.transaction(async tx => {
    await tx.execute(sql`insert into witness values ('kept')`);
    // The next statement begins a new file of the log.
    await tx.execute(sql`select pg_switch_wal()`);
  });
  tries.push(
    await written.then(
      () => 'written',
      () => 'refused',
    ),
  );
}
process.stdout.write(`${JSON.stringify({ tries, panics })}\n`);
process.exit(0);
