import ky from 'ky';
import * as v from 'valibot';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { ProblemSchema } from '#contract/problem.ts';
import { deskHeader } from '#contract/staff.ts';
import { shopMark } from '#contract/worker-messages.ts';
import { AppError } from '#lib/app-error.ts';
import { createStore } from '#lib/store.ts';

type Input<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : undefined;

/** The arguments of a call. Same `idempotencyKey`, same effect: it is repeated with every retry of one write. */
export interface CallInput<Query, Body> {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Partial<Input<Query>> | undefined;
  readonly body?: Input<Body> | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds that an answer may take; with a file on a slow line longer. */
const TIMEOUT = { words: 30_000, file: 180_000 };

/** Whether the shop has ended this browser's session: the desk asks for the password over the open screen, so that nothing typed is lost. */
export const isSignedOut = createStore(false);

const http = ky.create({ retry: 0, throwHttpErrors: false, cache: 'no-store', credentials: 'same-origin' });

/**
 * Calls an endpoint of the contract as the signed-in member of staff.
 * @throws AppError
 */
export async function call<
  Query extends v.GenericSchema | undefined,
  Body extends v.GenericSchema | undefined,
  Answer extends v.GenericSchema,
  Who extends Access,
>(endpoint: Endpoint<Query, Body, Answer, Who>, input: CallInput<Query, Body> = {}): Promise<v.InferOutput<Answer>> {
  const response = await answerTo(endpoint as unknown as Endpoint, input);
  const parsed = v.safeParse(v.object({ data: endpoint.answer }), await response.json().catch(() => null));
  if (!parsed.success) throw new AppError('unexpected_answer', 0, { cause: parsed.issues });
  return parsed.output.data;
}

/** Which file is asked for. */
type FileInput = Pick<CallInput<undefined, undefined>, 'params' | 'signal'> & { readonly query?: Readonly<Record<string, string>> };

/**
 * Fetches a file that only the shop's people may see: an address in the page could not say that the desk asks.
 * @throws AppError
 */
export async function file(endpoint: Endpoint, input: FileInput = {}): Promise<Blob> {
  return (await answerTo(endpoint, input)).blob();
}

/** The answer of a stream, which is read as it comes. @throws AppError */
export function open(endpoint: Endpoint, input: CallInput<undefined, undefined> = {}): Promise<Response> {
  return answerTo(endpoint, input, false);
}

/** What a request is made of, whatever its endpoint. */
interface Sent {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

async function answerTo(
  endpoint: Endpoint,
  { params = {}, query, body, idempotencyKey, signal }: Sent,
  isBounded = true,
): Promise<Response> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await http(`/api${path}`, {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      [deskHeader]: '1',
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    searchParams: given(query),
    timeout: isBounded ? (endpoint.form ? TIMEOUT.file : TIMEOUT.words) : false,
    ...(body === undefined ? {} : endpoint.form === true ? { body: form(body as object) } : { json: body }),
    ...(signal === undefined ? {} : { signal }),
  }).catch(error => {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw new AppError(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network', 0, { cause: error });
  });
  if (!response.ok) throw await refusal(response, endpoint);
  return response;
}

async function refusal(response: Response, endpoint: Endpoint): Promise<AppError> {
  const problem = v.safeParse(ProblemSchema, await response.json().catch(() => null));
  if (!problem.success) return new AppError(response.headers.has(shopMark) ? 'refused' : 'unexpected_answer', response.status);
  const { code, errors, data } = problem.output;
  if (code === 'unauthorized' && endpoint.access !== 'public') isSignedOut.set(true);
  return new AppError(code, response.status, { ...(errors === undefined ? {} : { errors }), data });
}

/** A query without what is not given, as text. */
function given(query: object = {}): Record<string, string> {
  const entries = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Fields of a form; a list of files is one field several times. */
function form(body: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== null && each !== undefined) data.append(name, each instanceof Blob ? each : String(each));
    }
  }
  return data;
}
