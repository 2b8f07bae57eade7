import { expect, it } from 'vitest';
import type { Row } from '#tests/chaos/row.ts';
import { chaos, DATABASES } from '#tests/chaos/run.ts';
import { harmOf } from '#tests/chaos/table.ts';

// `npm run chaos [-- SEED]` does the same a hundred times, fills disks as well and looks at the time that a shop is away.
const plan = { serverKills: 2, databaseKills: 1, databaseFreezes: 1, fullDisks: 0, shoppers: 5, size: 'small' } as const;

it.each([
  { database: 'PGlite', databases: DATABASES.slice(0, 1), faults: 2 },
  { database: 'PostgreSQL', databases: DATABASES.slice(1), faults: 4 },
])(
  'kills and freezes under load lose, double and leak nothing on $database',
  async ({ databases, faults }) => {
    const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
    const rows: Row[] = [];
    await chaos({ ...plan, seed }, { onRow: row => void rows.push(row) }, databases);
    expect(rows.flatMap(harmOf), `CHAOS_SEED=${seed}`).toEqual([]);
    expect(rows.reduce((sum, { back }) => sum + back.length, 0)).toBe(faults);
    // Customers did order, and the faults did meet them.
    for (const { acknowledged, failures } of rows) expect([acknowledged > 0, Object.keys(failures).length > 0]).toEqual([true, true]);
  },
  600_000,
);
