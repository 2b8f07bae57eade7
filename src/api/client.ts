import ky, { type KyInstance } from 'ky';
import * as v from 'valibot';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { ProblemSchema } from '#contract/problem.ts';
import { accessTokenHeader, refreshTokenHeader, type Tokens } from '#contract/session.ts';
import { AppError } from '#lib/app-error.ts';

/** Where the client takes tokens from and puts rotated ones. `access` and `refresh` read storage afresh: another tab may have rotated them. */
export interface TokenSource {
  access(): string | null;
  refresh(): string | null;
  save(tokens: Tokens): void;
  /** The refresh token was refused as well: the session is over. */
  expire(): void;
  /** Runs alone across all tabs of this device. */
  exclusively<Result>(run: () => Promise<Result>): Promise<Result>;
}

export interface ApiOptions {
  /** Address of the API, such as '/api'. */
  readonly baseUrl: string;
  /** Null on the server, where every page is rendered for a guest. */
  readonly tokens: TokenSource | null;
  /** The API in process on the server and in tests. */
  readonly fetch?: typeof fetch;
  /** Tells what became of a request, so that the app knows whether the shop can be reached. */
  readonly onOutcome?: (isReached: boolean) => void;
}

type Output<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;
type Input<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : undefined;

/** What a call needs. `query` takes parsed values, which are written as strings. */
export interface CallInput<Query, Body> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Partial<Output<Query>>;
  readonly body?: Input<Body>;
  readonly signal?: AbortSignal | undefined;
  /** Same key, same effect: repeat it with every retry of one write. */
  readonly idempotencyKey?: string;
}

export interface Api {
  /**
   * Calls an endpoint of the contract and parses its answer.
   * @throws AppError
   */
  call<
    Query extends v.GenericSchema | undefined,
    Body extends v.GenericSchema | undefined,
    Answer extends v.GenericSchema,
    Who extends Access,
  >(endpoint: Endpoint<Query, Body, Answer, Who>, input?: CallInput<Query, Body>): Promise<v.InferOutput<Answer>>;
}

const TIMEOUT = 30_000;

/** Makes the API client: bearer on customer calls, one retry with the refresh token on 401, every failure an AppError. */
export function createApi(options: ApiOptions): Api {
  const http = ky.create({
    retry: 0,
    timeout: TIMEOUT,
    throwHttpErrors: false,
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
  });
  return {
    async call(endpoint, input = {}) {
      const send = (bearer: string | null) => sendOnce(http, options, endpoint, input, bearer);
      const response = endpoint.access === 'customer' ? await withSession(options.tokens, send) : await send(null);
      return parseAnswer(endpoint.answer, response, options);
    },
  };
}

/** Sends with the access token; on 401 once more with the refresh token, one refresh at a time, the others then use its result. */
async function withSession(tokens: TokenSource | null, send: (bearer: string | null) => Promise<Response>): Promise<Response> {
  const access = tokens?.access() ?? null;
  const first = await send(access);
  if (first.status !== 401 || tokens === null) return first;
  return tokens.exclusively(async () => {
    const current = tokens.access();
    if (current !== null && current !== access) {
      const again = await send(current);
      if (again.status !== 401) return again;
    }
    const refresh = tokens.refresh();
    if (refresh === null) {
      if (access !== null) tokens.expire();
      return first;
    }
    const second = await send(refresh);
    if (second.status === 401) {
      // Another sign-in meanwhile is not this session's end.
      if (tokens.refresh() === refresh) tokens.expire();
      return second;
    }
    const token = second.headers.get(accessTokenHeader);
    const successor = second.headers.get(refreshTokenHeader);
    if (token !== null && successor !== null && tokens.refresh() === refresh) tokens.save({ token, refresh_token: successor });
    return second;
  });
}

async function sendOnce(
  http: KyInstance,
  options: ApiOptions,
  endpoint: Endpoint,
  input: CallInput<unknown, unknown>,
  bearer: string | null,
): Promise<Response> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (bearer !== null) headers.Authorization = `Bearer ${bearer}`;
  if (input.idempotencyKey !== undefined) headers['Idempotency-Key'] = input.idempotencyKey;
  try {
    return await http(`${options.baseUrl}${path}`, {
      method: endpoint.method,
      headers,
      searchParams: searchParams(input.query),
      ...(input.body === undefined ? {} : endpoint.form === true ? { body: form(input.body) } : { json: input.body }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    options.onOutcome?.(false);
    throw new AppError(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network', 0, { cause: error });
  }
}

async function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  response: Response,
  options: ApiOptions,
): Promise<v.InferOutput<Schema>> {
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const result = v.safeParse(v.object({ data: schema }), answer);
    // A captive portal answers 200 with a page of its own.
    options.onOutcome?.(result.success);
    if (!result.success) throw new AppError('unexpected_answer', 0, { cause: result.issues });
    return result.output.data;
  }
  const problem = v.safeParse(ProblemSchema, answer);
  options.onOutcome?.(problem.success && response.status < 500);
  const retryAfter = Number(response.headers.get('Retry-After'));
  throw new AppError(problem.success ? problem.output.code : 'unexpected_answer', response.status, {
    ...(problem.success && problem.output.errors !== undefined ? { errors: problem.output.errors } : {}),
    ...(problem.success ? { data: problem.output.data } : {}),
    ...(retryAfter > 0 ? { retryAfter: retryAfter * 1_000 } : {}),
  });
}

/** Empty values are left out, lists joined by commas, so that one request has one address. */
function searchParams(query: object | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query ?? {})
      .filter(
        ([, value]) =>
          value !== null && value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
      )
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}

/** Null fields are omitted. */
function form(body: unknown): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value !== null && value !== undefined) data.set(name, value instanceof Blob ? value : String(value));
  }
  return data;
}
