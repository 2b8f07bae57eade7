import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { Access, Endpoint, Language } from '#contract/endpoint.ts';
import { type OutboxSequence, outboxHeaders } from '#contract/outbox.ts';
import { mayCall as mayCallPath } from '#contract/staff-roles.ts';
import { setPerson } from '#server/db/audit.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { audit, personOf, signed } from './acting.ts';
import { bodyLimitOf, distinctBody, limitBody, readBody } from './body.ts';
import { taggedJson } from './entity-tag.ts';
import { fingerprint, onceByKey } from './idempotency.ts';
import { invalid, notFound, Problem } from './problem.ts';
import { notSignedIn, type Variables } from './session.ts';
import { retrying } from './transaction.ts';
import { withVariantIds } from './variant-names.ts';

/** The API below `/api`; mounted without strict slashes, so that both forms of a path are one. */
export type Api = Hono<{ Variables: Variables }>;

type Parsed<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** Characters of a path's parameter at most: ids, slugs and order numbers are shorter. */
export const PARAM_LENGTH = 200;

/** The argument of a handler: everything parsed, and the executor to run on. */
export interface Call<Query, Body, Who extends Access, Prepared = undefined> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  /** The result of `prepare`. */
  readonly prepared: Prepared;
  /** Language of names and texts in the answer. */
  readonly language: Language;
  /** The signed-in customer's id: a string behind `customer`, null elsewhere unless a valid token came along. */
  readonly customerId: Who extends 'customer' ? string : string | null;
  /** A transaction for writes, the database for reads. */
  readonly db: Executor;
  readonly deps: Deps;
  /** Idempotency key of a customer's write, null where there is none: events of the write carry it. */
  readonly origin: string | null;
  readonly http: Context;
}

type Definition = Endpoint<v.GenericSchema | undefined, v.GenericSchema | undefined, v.GenericSchema>;

/** Options of a route beyond its endpoint. */
export interface RouteOptions<Query = never, Body = never, Who extends Access = Access, Prepared = undefined, Answer = unknown> {
  /** A write that manages its own transactions and is repeatable without a key, such as a login. */
  readonly isUnkeyed?: boolean;
  /** Work of the shop's own people that may take longer than a customer's request, such as an import. */
  readonly isLong?: boolean;
  /** Cache-Control of a 200; private and never stored unless said. */
  readonly cacheControl?: string;
  /** Largest body in bytes, where it is not the usual one and the endpoint's files. */
  readonly bodyLimit?: number;
  /** Fields of the body of which nothing may be kept: they do not tell one write with a key from another. */
  readonly secrets?: readonly string[];
  /**
   * Runs before the write's transaction, for what takes long, such as decoding pictures: an embedded database has one connection.
   * Also runs for a repetition and for what is refused: `discard` then removes what it has kept.
   * `prepared` gets its type from here only if the parameter's type is written out.
   */
  readonly prepare?: (call: Omit<Call<Query, Body, Who>, 'prepared'>) => Promise<Prepared>;
  /** Removes what `prepare` has kept, where the write came to nothing or had been done before. */
  readonly discard?: (prepared: Prepared) => Promise<void>;
  /**
   * Answers a repetition as things stand by then. The answer has an `id`, which is kept in its place: for answers so long that a customer
   * could fill the database with them.
   */
  readonly again?: (call: Omit<Call<Query, Body, Who>, 'prepared'>, id: string) => Promise<Answer>;
}

/**
 * Mounts an endpoint of the contract: checks access, parses path, query and body (422 with codes by field), runs writes
 * once per idempotency key inside one transaction, parses the answer and wraps it in the envelope.
 */
export function route<
  Query extends v.GenericSchema | undefined,
  Body extends v.GenericSchema | undefined,
  Answer extends v.GenericSchema,
  Who extends Access,
  Prepared = undefined,
>(
  api: Api,
  deps: Deps,
  endpoint: Endpoint<Query, Body, Answer, Who>,
  handler: (call: Call<Parsed<Query>, Parsed<Body>, Who, Prepared>) => Promise<v.InferInput<Answer>>,
  options: RouteOptions<Parsed<Query>, Parsed<Body>, Who, Prepared, v.InferInput<Answer>> = {},
): void {
  const definition = endpoint as unknown as Definition;
  const limit = limitBody(options.bodyLimit ?? bodyLimitOf(definition), definition.files);
  const mayCall: MiddlewareHandler<{ Variables: Variables }> = async (http, next) => {
    const caller = http.get('caller');
    if (definition.access === 'admin') await checkRight(deps, http, definition.path);
    if (definition.access === 'customer' && caller.customerId === null) throw notSignedIn(caller);
    if (definition.access === 'staff' && caller.staff === null) throw new Problem(401, 'unauthorized');
    // A body may come over a weak line.
    http.get('deadline').pause();
    return next();
  };
  api.on(definition.method, [withoutSlash(definition.path)], mayCall, limit, async http => {
    const caller = http.get('caller');
    const params: Record<string, string> = http.req.param();
    if (Object.values(params).some(value => value.length > PARAM_LENGTH)) throw notFound('such path');
    const query = definition.query === undefined ? undefined : parse(definition.query, queryOf(http));
    const raw = definition.body === undefined ? undefined : await withVariantIds(deps.db, await readBody(http, definition));
    const body = definition.body === undefined ? undefined : signed(caller, parse(definition.body, raw));
    if (options.isLong !== true) http.get('deadline').resume();
    const call = {
      params,
      query,
      body,
      language: languageOf(query),
      customerId: caller.customerId,
      db: deps.db,
      deps,
      origin: caller.customerId === null ? null : (http.req.header('idempotency-key')?.slice(0, 200) ?? null),
      http,
    };
    // Of a read there is no answer to keep.
    const isWrite = definition.method !== 'GET' && definition.isRead !== true && options.isUnkeyed !== true;
    const isOwnWrite = isWrite && caller.role === 'admin' && definition.access === 'admin';
    const person = isOwnWrite ? personOf(caller, body) : '';
    if (isWrite) http.get('countWrites')(1);
    const key = isWrite ? keyOf(http) : undefined;
    const prepared = await options.prepare?.(call as unknown as Parameters<typeof options.prepare>[0]);
    const enveloped = (data: unknown) => ({ status: 200, data: v.parse(endpoint.answer, data) });
    const run = async (db: Executor) => {
      if (isOwnWrite) await setPerson(db, person);
      const answer = enveloped(await handler({ ...call, db, prepared } as unknown as Parameters<typeof handler>[0]));
      if (isOwnWrite) await audit(db, { caller, person, method: definition.method, path: pathOf(http), status: 200, body, at: deps.now() });
      return { status: 200, body: answer, ...(options.again === undefined ? {} : { done: (answer.data as { id: string }).id }) };
    };
    const { again: answerAgain } = options;
    const again =
      answerAgain === undefined
        ? undefined
        : async (db: Executor, id: string) =>
            enveloped(await answerAgain({ ...call, db } as unknown as Parameters<typeof answerAgain>[0], id));
    if (!isWrite) {
      const { body: answer } = await run(deps.db);
      http.header('Cache-Control', options.cacheControl ?? 'private, no-store');
      return options.cacheControl === undefined ? http.json(answer) : taggedJson(http, answer);
    }
    // Guests can't be told apart: a stranger who guesses a guest's key would get that guest's answer, so their answers are not kept.
    const release = (error: unknown) => released(error, () => options.discard?.(prepared as Prepared));
    if (key === undefined || caller.role === 'guest') {
      return unkeyed(http, await retrying(() => deps.db.transaction(run)).catch(release));
    }
    const claim = {
      owner: caller.customerId ?? (caller.staff === null ? caller.role : `staff:${caller.staff.id}`),
      key,
      fingerprint: fingerprint(definition.method, http.req.path, await distinctBody(without(raw ?? null, options.secrets ?? []))),
      sequence: sequenceOf(http),
    };
    const outcome = await onceByKey(deps.db, { claim, effect: run, ...(again === undefined ? {} : { again }) }).catch(release);
    if (outcome.isReplay || outcome.status !== 200) await options.discard?.(prepared as Prepared);
    http.header('Cache-Control', 'private, no-store');
    if (outcome.isReplay) http.header('Idempotency-Replayed', 'true');
    return http.json(outcome.body as object, outcome.status as ContentfulStatusCode);
  });
}

function without(body: unknown, secrets: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || secrets.length === 0) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !secrets.includes(name)));
}

/** @throws Problem 400 idempotency_key_malformed */
function keyOf(http: Context): string | undefined {
  const key = http.req.header('idempotency-key');
  if (key !== undefined && (key.length < 8 || key.length > 200)) throw new Problem(400, 'idempotency_key_malformed');
  return key;
}

/** The write's place among those of its device; a program other than the storefront has none. */
function sequenceOf(http: Context): OutboxSequence | null {
  const [client, lane, seq] = [outboxHeaders.client, outboxHeaders.lane, outboxHeaders.seq].map(name => http.req.header(name) ?? '');
  const number = Number(seq);
  if (!client || !lane || !Number.isSafeInteger(number) || number < 1 || client.length > 100 || lane.length > 100) return null;
  return { client, lane, seq: number };
}

/** After a refusal nothing refers to what was prepared; after a lost connection the write may have been done all the same. */
async function released(error: unknown, discard: () => Promise<void> | undefined): Promise<never> {
  if (error instanceof Problem && error.status < 500) await discard();
  throw error;
}

/** Without a key nothing can be replayed; the transaction is the same. */
function unkeyed(http: Context, { body }: { body: unknown }): Response {
  http.header('Cache-Control', 'private, no-store');
  return http.json(body as object);
}

/**
 * Whether the caller is one of the shop's own people with the right to an endpoint.
 * @param path of the endpoint, with its parameters' names
 * @throws Problem 401, and 403 forbidden for a role that may not, which is audited
 */
export async function checkRight(deps: Pick<Deps, 'db' | 'now'>, http: Context<{ Variables: Variables }>, path: string): Promise<void> {
  const caller = http.get('caller');
  if (caller.role !== 'admin') throw new Problem(401, 'unauthorized');
  if (caller.staff === null || mayCallPath(caller.staff.role, path)) return;
  const { name } = caller.staff;
  await audit(deps.db, { caller, person: name, method: http.req.method, path: pathOf(http), status: 403, body: null, at: deps.now() });
  throw new Problem(403, 'forbidden');
}

const pathOf = (http: Context) => http.req.path.replace(/^\/api/, '').slice(0, 300);

/** The path that a request to an endpoint without parameters has, by which its fingerprint is made: see `fingerprint`. */
export const requestPathOf = ({ path }: { readonly path: string }): string => `/api${withoutSlash(path)}`;

/** The router compares paths without the slash at their end. */
function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** A repeated name is a list, which travels with commas too. */
export function queryOf(http: Context): Record<string, string> {
  return Object.fromEntries(Object.entries(http.req.queries()).map(([name, values]) => [name, values.join(',')]));
}

function languageOf(query: unknown): Language {
  return typeof query === 'object' && query !== null && 'lang' in query && query.lang === 'en' ? 'en' : 'id';
}

/** @throws Problem 422 with codes by field */
export function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  const errors: Record<string, string[]> = {};
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? 'body';
    // A request may name a field 'constructor' or '__proto__': every object has those, and clients leave them out of what they read.
    const field = path in Object.prototype || path === 'prototype' ? 'body' : path;
    // A missing field has valibot's own sentence; ours are codes.
    const code = /^[a-z_]+$/.test(issue.message) ? issue.message : issue.input === undefined ? 'required' : 'invalid';
    errors[field] = [...(errors[field] ?? []), code];
  }
  throw invalid(errors);
}
