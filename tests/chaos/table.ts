import { FULL_DISK } from './faults.ts';
import type { Row } from './row.ts';

/** Seconds within which a shop must be back. */
const LIMIT = 10;

const HEAD = [
  'database',
  'fault',
  'times',
  'orders acknowledged',
  'lost',
  'duplicated',
  'stock leaks',
  'wrong',
  'back after: median, longest',
];

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const cells = (values: readonly (string | number)[]) => `| ${values.join(' | ')} |`;

/** Rows as a table in Markdown. */
export function table(rows: readonly Row[]): string {
  return [
    cells(HEAD),
    cells(HEAD.map(() => '---')),
    ...rows.map(({ database, fault, times, acknowledged, lost, duplicated, leaks, wrong, back }) =>
      cells([
        database,
        fault,
        times,
        acknowledged,
        lost.length,
        duplicated.length,
        leaks.length,
        wrong.length,
        `${seconds(median(back))}, ${seconds(Math.max(...back))}`,
      ]),
    ),
  ].join('\n');
}

/** Faults that a row found, but for the time that it took. Only a full disk may end the server. */
export function harmOf({ lost, duplicated, leaks, wrong, surprises, ends, fault }: Row): string[] {
  const unasked = fault === FULL_DISK ? [] : ends.map(end => `the server ended by itself: ${end}`);
  return [...lost, ...duplicated, ...leaks, ...wrong, ...surprises, ...unasked];
}

/** Times after which a shop was back too late. */
export function delaysOf({ back }: Row): string[] {
  return back.filter(milliseconds => milliseconds > LIMIT * 1_000).map(milliseconds => `back only after ${seconds(milliseconds)}`);
}
