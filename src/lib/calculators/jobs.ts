import { ceiling, paint, tiles, waterproofing } from './covers.ts';
import { type FieldProblem, readFields, type Typed, type Values } from './fields.ts';
import { type Job, type JobId, jobIds, type Result } from './job.ts';
import { roof } from './roof.ts';
import { concrete, fill, footing, frame, pipe, wiremesh } from './structure.ts';
import { aerated, batako, bricks, plaster, skim } from './walls.ts';

export const jobs: Readonly<Record<JobId, Job>> = {
  bricks,
  aerated,
  batako,
  plaster,
  skim,
  concrete,
  frame,
  wiremesh,
  tiles,
  paint,
  waterproofing,
  roof,
  ceiling,
  footing,
  fill,
  pipe,
};

/** The job that an address names; undefined: there is none such. */
export const jobOf = (id: string): Job | undefined => (jobIds.some(each => each === id) ? jobs[id as JobId] : undefined);

export type Outcome =
  | { readonly result: Result; readonly values: Values; readonly problems: null }
  | { readonly result: null; readonly values: null; readonly problems: ReadonlyMap<string, FieldProblem> };

/** What a job needs by what was typed, or what is wrong with it by field. Pure. */
export function calculated(job: Job, typed: Typed): Outcome {
  const { values, problems } = readFields(job.fields(typed), typed);
  return values === null ? { result: null, values, problems } : { result: job.needs(values), values, problems };
}
