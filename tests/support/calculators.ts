import { numberOf } from '#lib/calculators/exact.ts';
import type { Typed } from '#lib/calculators/fields.ts';
import type { JobId, Need } from '#lib/calculators/job.ts';
import { calculated, jobs } from '#lib/calculators/jobs.ts';
import { type Role, roleOf, sold } from '#lib/calculators/roles.ts';

/** What a job comes to; a test that types nonsense has made a mistake. */
export function resultOf(job: JobId, typed: Typed) {
  const { result, problems } = calculated(jobs[job], typed);
  if (result === null) throw new Error(`${job}: ${JSON.stringify([...(problems ?? [])])}`);
  return result;
}

/** One material of it. */
export function needOf(job: JobId, typed: Typed, role: Role): Need {
  const need = resultOf(job, typed).needs.find(each => each.role === role);
  if (need === undefined) throw new Error(`${job} needs no ${role}`);
  return need;
}

/** What is needed, by three decimals, and the sold units of every way in which it is sold. */
export function rowOf(job: JobId, typed: Typed, role: Role): [amount: number, ...counts: number[]] {
  const need = needOf(job, typed, role);
  const isTolerant = need.unit === 'm3' && resultOf(job, typed).isTolerant === true;
  return [numberOf(need.amount, 1_000), ...(need.sale ?? roleOf(role).sale).map(rule => sold(need.amount, rule, isTolerant).count)];
}

/** A job whose area is typed as such. */
export const area = (square: string, more: Typed = {}): Typed => ({ by: 'area', area: square, ...more });
