import * as v from 'valibot';
import type { FileRule } from './files.ts';
import { defaultPageSize } from './page-sizes.ts';
import type { ProblemCode } from './problem.ts';

type Schema = v.GenericSchema;

/**
 * The callers that an endpoint lets in: anybody, a customer (own data only), a member of staff for what is their own, or 'admin': the admin
 * key, and staff whose role has the right (`staff-roles.ts`).
 */
export type Access = 'public' | 'customer' | 'staff' | 'admin';

/**
 * One call of the API, the single source for the server's route, the client's request and the OpenAPI document.
 * `params` are the `:names` of the path; `query` parses strings; `body` parses JSON, or form fields where `form` is set.
 * `answer` is the schema of `data` in the envelope.
 */
export interface Endpoint<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly access: Who;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly query?: Query;
  readonly body?: Body;
  /** The body travels as multipart form; null fields are omitted, every value arrives as a string or a file. */
  readonly form?: boolean;
  /** Fields of the form that carry files; `body` has them as well, with `FileSchema` or `FilesSchema` of the same rule. */
  readonly files?: Readonly<Record<string, FileRule>>;
  readonly answer: Answer;
  /** It changes nothing; its question is too long for an address, and travels as a body. */
  readonly isRead?: true;
  /** The answer is bytes as they are (application/octet-stream), without an envelope; refusals are JSON as everywhere. */
  readonly isBinary?: boolean;
  /** Refusals beyond `validation_failed`, `unauthorized`, `not_found`, `rate_limited`. */
  readonly problems?: readonly ProblemCode[];
}

/** Declares an endpoint with its types inferred. */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  Answer extends Schema,
  const Who extends Access,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(definition: Endpoint<Query, Body, Answer, Who>): Endpoint<Query, Body, Answer, Who> {
  return definition;
}

/** The envelope of every successful answer: `{ status, data }`. */
// @__NO_SIDE_EFFECTS__
export function envelope<Answer extends Schema>(answer: Answer) {
  return v.object({ status: v.number(), data: answer });
}

/** An answer that says nothing but 'done'. */
export const EmptySchema = v.object({});

/**
 * A text of a request, of so many characters at most. Every text, list and file that the server takes has a maximum
 * (`tests/architecture/request-limits.test.ts`); answers have none, since phones and databases hold longer ones.
 */
// @__NO_SIDE_EFFECTS__
export function boundedText(most: number) {
  return v.pipe(v.string(), v.maxLength(most, 'too_long'));
}

/** A number, a date or a flag as text. */
export const ShortTextSchema = boundedText(40);

/** A whole number in a query string, bounded; anything else becomes the fallback. */
// @__NO_SIDE_EFFECTS__
export function queryInteger<const Fallback extends number | null>(minimum: number, maximum: number, fallback: Fallback) {
  return v.optional(
    v.fallback(
      v.pipe(v.union([ShortTextSchema, v.number()]), v.transform(Number), v.integer(), v.minValue(minimum), v.maxValue(maximum)),
      fallback as number,
    ) as unknown as v.GenericSchema<string | number, number | Fallback>,
    fallback as never,
  );
}

/** `true` for '1' and 'true', false for everything else. */
export const QueryFlagSchema = v.optional(
  v.pipe(
    v.union([ShortTextSchema, v.boolean()]),
    v.transform(value => value === true || value === '1' || value === 'true'),
  ),
  false,
);

export const pageQuery = { limit: queryInteger(1, 200, defaultPageSize), offset: queryInteger(0, 1_000_000, 0) } as const;

/** Language in which names and texts of an answer are wanted. */
export const LanguageSchema = v.picklist(['id', 'en']);
export type Language = v.InferOutput<typeof LanguageSchema>;
export const languageQuery = { lang: v.optional(v.fallback(LanguageSchema, 'id'), 'id') } as const;

/** UUID in a path or body; a malformed one is answered like an unknown one. */
export const IdSchema = v.pipe(v.string(), v.uuid('id_invalid'));
/** ISO 8601 moment in UTC. */
export const MomentSchema = v.string();
/** Whole rupiah. */
export const RupiahSchema = v.pipe(v.number(), v.integer());
/** Percent that a client names. Text has numbers that JSON can't write again: `1e999` is read as Infinity, and kept as null. */
export const PercentSchema = v.pipe(v.number('number_invalid'), v.minValue(0, 'number_invalid'), v.maxValue(100, 'number_invalid'));
export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
