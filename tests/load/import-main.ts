/** `npm run import-beside-checkouts -- 5000 200`: an import of so many rows beside so many checkouts by bank transfer, on PostgreSQL; needs a build. */
import { deskProcess, importBesideCheckouts } from './import-beside-checkouts.ts';

const rows = Number(process.argv[2] ?? 5_000);
const count = Number(process.argv[3] ?? 200);
const {
  deadlocks,
  import: imported,
  checkouts,
  failures,
  wrongStocks,
} = await importBesideCheckouts(rows, count, { openDesk: deskProcess });
const at = (part: number) => checkouts[Math.min(checkouts.length - 1, Math.floor(checkouts.length * part))] ?? 0;
for (const failure of failures) process.stdout.write(`${failure}\n`);
process.stdout.write(
  `import of ${rows} rows: ${imported[0]} in ${imported[1]} ms; ${checkouts.length} of ${count} checkouts began beside it: ` +
    `median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms; ${deadlocks} deadlocks, ${failures.length} failures, ${wrongStocks} wrong stocks\n`,
);
process.exit(deadlocks + failures.length + wrongStocks === 0 && at(0.95) <= 1_000 && at(1) <= 3_000 ? 0 : 1);
