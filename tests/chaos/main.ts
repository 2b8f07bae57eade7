/**
 * `npm run chaos [-- SEED] [pglite|postgresql]`: kills the server and its database, freezes the database and fills the disk while customers order, and
 * compares what was acknowledged with what there is. Half an hour at most. Ends with 1 where anything was lost, doubled or slow, or could
 * not be tried on this machine.
 */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt, root } from '../../scripts/sources.mjs';
import type { Row } from './row.ts';
import { chaos, DATABASES } from './run.ts';
import { delaysOf, harmOf, table } from './table.ts';

const words = process.argv.slice(2);
const seed = Number(words.find(word => /^\d+$/.test(word)) ?? Date.now() % 1_000_000);
const named = DATABASES.filter(({ name }) => words.includes(name));
const badOf = (row: Row) => [...harmOf(row), ...delaysOf(row)];
const say = (line: string) => void process.stdout.write(`${line}\n`);
// The way out of every signal is that of an end: what was frozen, mounted or started ends as well.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

say(`seed ${seed}`);
if (!isBuilt()) execFileSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
const began = performance.now();
const rows: Row[] = [];
const plan = { serverKills: 50, databaseKills: 30, databaseFreezes: 30, fullDisks: 5, shoppers: 8, size: 'full', seed } as const;
function onRow(row: Row): void {
  rows.push(row);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  say(
    `\n${minutes} min: ${row.database}, ${row.fault}; tries that failed: ${JSON.stringify(row.failures)}; ends: ${JSON.stringify(row.ends)}`,
  );
  for (const line of badOf(row)) say(`  ${line}`);
}

// A line of seconds while it runs.
const onBack = (milliseconds: number) => void process.stdout.write(`${(milliseconds / 1_000).toFixed(1)} `);
const missing = await chaos(plan, { onRow, onBack }, named.length > 0 ? named : DATABASES);
say(`\n${table(rows)}\n`);
for (const line of missing) say(`not done: ${line}`);
process.exit(missing.length + rows.flatMap(badOf).length === 0 ? 0 : 1);
