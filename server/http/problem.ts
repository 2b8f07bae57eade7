import type { FieldCode, ProblemAnswer, ProblemCode } from '#contract/problem.ts';

type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 426 | 429 | 500 | 503;

/** A refusal with its place in the answer: thrown by services, turned into the error envelope in one place. */
export class Problem extends Error {
  constructor(
    readonly status: ProblemStatus,
    readonly code: ProblemCode,
    readonly detail: {
      /** Codes by field. */
      readonly errors?: Readonly<Record<string, readonly string[]>>;
      /** Current values, where a conflict has some. */
      readonly data?: unknown;
      /** Seconds after which a repetition makes sense. */
      readonly retryAfter?: number;
      /** For a developer's log. */
      readonly message?: string;
    } = {},
  ) {
    super(detail.message ?? code);
  }
}

/** 404: also for things of another customer, so that a stranger can't find out which ids exist. */
export const notFound = (what: string) => new Problem(404, 'not_found', { message: `${what} not found` });

/** 422 with codes by field. */
export const invalid = (errors: Readonly<Record<string, readonly string[]>>) => new Problem(422, 'validation_failed', { errors });

/** 422: the customer has as many as one may have, see `customer-limits.ts`. @param field of the request that asks for one more */
export const full = (code: ProblemCode & FieldCode, field: string) => new Problem(422, code, { errors: { [field]: [code] } });

/** The error envelope of a problem. */
export function problemAnswer(problem: Problem): ProblemAnswer {
  const { errors, data } = problem.detail;
  return {
    status: problem.status,
    code: problem.code,
    message: problem.message,
    ...(errors === undefined ? {} : { errors: Object.fromEntries(Object.entries(errors).map(([field, codes]) => [field, [...codes]])) }),
    ...(data === undefined ? {} : { data }),
  };
}
