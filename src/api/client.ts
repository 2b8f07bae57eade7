import '#lib/builtins.ts';
import ky, { type KyInstance } from 'ky';
import * as v from 'valibot';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { type OutboxSequence, outboxHeaders } from '#contract/outbox.ts';
import { type ProblemCode, ProblemSchema } from '#contract/problem.ts';
import { accessTokenHeader, refreshTokenHeader, type Tokens } from '#contract/session.ts';
import { keptAtHeader, shopMark } from '#contract/worker-messages.ts';
import { AppError } from '#lib/app-error.ts';
import { type Line, overLine } from './line.ts';

/** Where the client takes tokens from and puts rotated ones. `access` and `refresh` read storage afresh: another tab may have rotated them. */
export interface TokenSource {
  access(): string | null;
  refresh(): string | null;
  save(tokens: Tokens): void;
  /** The refresh token was refused as well: the session is over. @param isDeleted the account is gone for good */
  expire(isDeleted?: boolean): void;
  /** Runs alone across all tabs of this device. */
  exclusively<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Changes when a session ends in any tab: an answer that comes after that is thrown away, as its customer has left. */
  sessionEpoch?(): string | null;
}

export interface ApiOptions {
  /** Address of the API, such as '/api'. */
  readonly baseUrl: string;
  /** Origin of the files that answers name by their path; '' or absent: the page's own, so that paths stay as they are. */
  readonly filesOrigin?: string;
  /** Null on the server, where every page is rendered for a guest. */
  readonly tokens: TokenSource | null;
  /** The API in process on the server and in tests. */
  readonly fetch?: typeof fetch;
  /** Tells what became of a request, so that the app knows whether the shop can be reached. */
  readonly onOutcome?: (isReached: boolean) => void;
  /** The line that calls go over; without it, as on the server, an answer is waited for as long as the API client pleases. */
  readonly line?: Line;
  /** The shop no longer understands this version of the app. */
  readonly onTooOld?: () => void;
  /** An answer came from this phone's cache: the signal that its request was given, and when it was fetched, in milliseconds since the epoch. */
  readonly onKept?: (signal: AbortSignal, at: number) => void;
  /** The shop answered just now, by its own clock: milliseconds since the epoch, NaN where it doesn't say. */
  readonly onShopTime?: (at: number) => void;
  /** Hears the key of each write before it is sent. */
  readonly onWrite?: (idempotencyKey: string) => void;
}

type Output<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;
type Input<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : undefined;

/** The arguments of a call. `query` takes parsed values, which are written as strings. */
interface CallInput<Query, Body> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Partial<Output<Query>>;
  readonly body?: Input<Body>;
  readonly signal?: AbortSignal | undefined;
  /** Same key, same effect: repeat it with every retry of one write. */
  readonly idempotencyKey?: string;
  /** Keys of several writes that one call carries in its body. */
  readonly keys?: readonly string[];
  /** The write's place among those of this device. */
  readonly sequence?: OutboxSequence;
  /** Milliseconds until it is given up; longer than usual where a file goes over a slow line. */
  readonly timeout?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** An answer that is read as it comes, and may come to an end much later. */
  readonly isStream?: boolean;
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
  /**
   * Fetches a file that not everybody may see, which an address in the page could not carry a token for.
   * @throws AppError
   */
  file<Query extends v.GenericSchema | undefined, Answer extends v.GenericSchema>(
    endpoint: Endpoint<Query, undefined, Answer>,
    input?: CallInput<Query, undefined>,
  ): Promise<Blob>;
  /**
   * The answer as it comes, a 304 included: for a stream, or for what is asked again by its tag.
   * @throws AppError
   */
  open<Query extends v.GenericSchema | undefined, Answer extends v.GenericSchema>(
    endpoint: Endpoint<Query, undefined, Answer>,
    input?: CallInput<Query, undefined>,
  ): Promise<Response>;
}

const TIMEOUT = 30_000;

/** Makes the API client: bearer on customer calls, one retry with the refresh token on 401, every failure an AppError. */
export function createApi(options: ApiOptions): Api {
  const http = ky.create({
    retry: 0,
    timeout: TIMEOUT,
    throwHttpErrors: false,
    // The browser's own cache would answer in the shop's place, minutes old: neither fresh nor a sign that the shop is there. A 304 is both.
    cache: 'no-cache',
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
  });
  const answerTo = (endpoint: Endpoint, input: CallInput<unknown, unknown>) => {
    const send = (bearer: string | null) => sendOnce(http, options, endpoint, input, bearer);
    return endpoint.access === 'customer' ? withSession(options.tokens, send) : send(null);
  };
  return {
    call: (endpoint, input = {}) =>
      inOneSession(endpoint.access, options.tokens, async () =>
        parseAnswer(endpoint.answer, await answerTo(endpoint as unknown as Endpoint, input), { ...options, signal: input.signal }),
      ),
    file: (endpoint, input = {}) =>
      inOneSession(endpoint.access, options.tokens, async () => {
        const response = await answerTo(endpoint as unknown as Endpoint, input as CallInput<unknown, unknown>);
        if (!response.ok) throw await refusal(response, options);
        options.onOutcome?.(true);
        return response.blob();
      }),
    open: (endpoint, input = {}) =>
      inOneSession(endpoint.access, options.tokens, async () => {
        const response = await answerTo(endpoint as unknown as Endpoint, { ...(input as CallInput<unknown, unknown>), isStream: true });
        if (!response.ok && response.status !== 304) throw await refusal(response, options);
        options.onOutcome?.(true);
        return response;
      }),
  };
}

/** An answer that arrives after its customer has left goes nowhere, so that nothing can write it back. */
async function inOneSession<Answer>(access: Access, tokens: TokenSource | null, run: () => Promise<Answer>): Promise<Answer> {
  const sessionEpoch = tokens?.sessionEpoch?.();
  const answer = await run();
  if (access === 'customer' && tokens?.sessionEpoch?.() !== sessionEpoch) throw new AppError('unauthorized', 401);
  return answer;
}

/** Sends with the access token; on 401 once more with the refresh token, one refresh at a time, the others then use its result. */
async function withSession(tokens: TokenSource | null, send: (bearer: string | null) => Promise<Response>): Promise<Response> {
  const access = tokens?.access() ?? null;
  // The session is over, and the shop has said so: it is not asked again.
  if (tokens !== null && access === null && tokens.refresh() === null) throw new AppError('unauthorized', 401);
  const first = await send(access);
  if (tokens === null || !isRefused(first)) return first;
  return tokens.exclusively(async () => {
    const current = tokens.access();
    if (current !== null && current !== access) {
      const again = await send(current);
      if (!isRefused(again)) return again;
    }
    const refresh = tokens.refresh();
    if (refresh === null) {
      // Another call has heard of the end already, unless a token is left.
      if (tokens.access() !== null) tokens.expire();
      return first;
    }
    const second = await send(refresh);
    if (isRefused(second)) {
      // Another sign-in meanwhile is not this session's end.
      if (tokens.refresh() === refresh) tokens.expire(await isOfDeletedAccount(second));
      return second;
    }
    const token = second.headers.get(accessTokenHeader);
    const successor = second.headers.get(refreshTokenHeader);
    if (token !== null && successor !== null && tokens.refresh() === refresh) tokens.save({ token, refresh_token: successor });
    return second;
  });
}

/** Whether the shop itself refuses a token. A Wi-Fi login page that says so does not end the customer's session. */
const isRefused = (response: Response) => response.status === 401 && isOurs(response);

/** The shop tells a device of a deleted account so, which has to clear what it has of the customer. */
const isOfDeletedAccount = async (refused: Response) =>
  ((await bodyOf(refused.clone())) as { code?: unknown } | null)?.code === ('account_deleted' satisfies ProblemCode);

/** Another backend under the storefront may do without the header; its refusals are JSON. */
const isOurs = ({ headers }: Response) => headers.has(shopMark) || headers.get('content-type')?.startsWith('application/json') === true;

async function sendOnce(
  http: KyInstance,
  options: ApiOptions,
  endpoint: Endpoint,
  input: CallInput<unknown, unknown>,
  bearer: string | null,
): Promise<Response> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const headers: Record<string, string> = { Accept: 'application/json', ...input.headers };
  if (bearer !== null) headers.Authorization = `Bearer ${bearer}`;
  if (input.idempotencyKey !== undefined) {
    headers['Idempotency-Key'] = input.idempotencyKey;
    options.onWrite?.(input.idempotencyKey);
  }
  for (const key of input.keys ?? []) options.onWrite?.(key);
  if (input.sequence !== undefined) {
    headers[outboxHeaders.client] = input.sequence.client;
    headers[outboxHeaders.lane] = input.sequence.lane;
    headers[outboxHeaders.seq] = String(input.sequence.seq);
  }
  const send = (signal: AbortSignal | undefined) =>
    http(`${options.baseUrl}${path}`, {
      method: endpoint.method,
      headers,
      searchParams: searchParams(input.query),
      ...(input.body === undefined ? {} : endpoint.form === true ? { body: form(input.body) } : { json: input.body }),
      ...(signal === undefined ? {} : { signal }),
      ...(input.timeout === undefined ? {} : { timeout: input.timeout }),
    });
  try {
    if (options.line === undefined || input.isStream === true) return await send(input.signal);
    return await overLine(send, { line: options.line, isRead: endpoint.method === 'GET', signal: input.signal });
  } catch (error) {
    // The caller of a cancelled call has been told already.
    if (error instanceof AppError || (error instanceof Error && error.name === 'AbortError')) throw error;
    options.onOutcome?.(false);
    throw new AppError(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network', 0, { cause: error });
  }
}

async function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  response: Response,
  { signal, ...options }: ApiOptions & { readonly signal: AbortSignal | undefined },
): Promise<v.InferOutput<Schema>> {
  if (!response.ok) throw await refusal(response, options);
  const result = v.safeParse(v.object({ data: schema }), await bodyOf(response, options.filesOrigin));
  // A captive portal answers 200 with a page of its own; a copy from this phone says that the shop was not there.
  const keptAt = Number(response.headers.get(keptAtHeader));
  const isMarked = response.headers.has(shopMark);
  options.onOutcome?.((result.success || isMarked) && keptAt === 0);
  if (result.success && keptAt === 0) options.onShopTime?.(Date.parse(response.headers.get('Date') ?? ''));
  if (keptAt > 0 && signal !== undefined) options.onKept?.(signal, keptAt);
  if (!result.success) throw new AppError(isMarked ? 'refused' : 'unexpected_answer', 0, { cause: result.issues });
  return result.output.data;
}

const bodyOf = (response: Response, filesOrigin = ''): Promise<unknown> =>
  (filesOrigin === '' ? response.json() : response.text().then(text => JSON.parse(text, withOrigin(filesOrigin)))).catch(() => null);

/** Completes paths of files, also those of a list of sizes ('/media/… 320w, /media/… 640w'). */
const withOrigin = (origin: string) => (_: string, value: unknown) =>
  typeof value === 'string' && FILE.test(value) ? value.replace(FILES, `$1${origin}`) : value;
const FILE = /^\/(?:media|uploads)\//;
const FILES = /(^|, )(?=\/(?:media|uploads)\/)/g;

async function refusal(response: Response, options: ApiOptions): Promise<AppError> {
  const problem = v.safeParse(ProblemSchema, await bodyOf(response));
  const isKnown = problem.success || response.headers.has(shopMark);
  const { status } = response;
  options.onOutcome?.(isKnown && status < 500);
  if (isKnown && status === 426) options.onTooOld?.();
  const retryAfter = Number(response.headers.get('Retry-After'));
  const code = problem.success ? problem.output.code : isKnown ? 'refused' : 'unexpected_answer';
  // A refusal of something else on the way decides nothing; 413 is a proxy's word on what it will never let through.
  return new AppError(code, isKnown || status === 413 || status >= 500 ? status : 0, {
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

/** Null fields are omitted; a list of files is one field several times. */
function form(body: unknown): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== null && each !== undefined) data.append(name, each instanceof Blob ? each : String(each));
    }
  }
  return data;
}
