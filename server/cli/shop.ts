import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { adminKeyHeader } from '#contract/admin.ts';
import { type Endpoint, envelope } from '#contract/endpoint.ts';
import { type ProblemAnswer, ProblemSchema } from '#contract/problem.ts';

/** Milliseconds; a whole catalogue takes a while to import. */
const TIMEOUT = 120_000;

/** The shop could not be asked, or answered something else than the contract says. */
export class ShopError extends Error {}

/** The shop refused. */
export class Refusal extends Error {
  constructor(readonly problem: ProblemAnswer) {
    super(problem.message);
  }
}

/** A running shop and the key to its admin side. */
export interface Shop {
  readonly url: string;
  readonly key: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Calls an endpoint; every write carries an idempotency key of its own.
 * @returns `data` of the answer, parsed
 * @throws ShopError, Refusal
 */
export async function call<Answer extends v.GenericSchema>(
  shop: Shop,
  endpoint: Endpoint<v.GenericSchema | undefined, v.GenericSchema | undefined, Answer>,
  { params = {}, query = {}, body }: Input = {},
): Promise<v.InferOutput<Answer>> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const answer = await send(shop, `${shop.url}/api${path}${search && `?${search}`}`, endpoint.method, body);
  const json: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = v.safeParse(ProblemSchema, json);
    if (problem.success) throw new Refusal(problem.output);
    throw new ShopError(`${shop.url} answered ${answer.status}, and not as a shop does.`);
  }
  const parsed = v.safeParse(envelope(endpoint.answer), json);
  if (!parsed.success) throw new ShopError(`The answer of ${shop.url} can't be read. Does it run another version?`);
  return parsed.output.data as v.InferOutput<Answer>;
}

/**
 * Fetches a file.
 * @throws ShopError, Refusal
 */
export async function download(shop: Shop, path: string, query: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const search = new URLSearchParams(query).toString();
  const answer = await send(shop, `${shop.url}/api${path}${search && `?${search}`}`, 'GET', undefined);
  if (answer.ok) return Buffer.from(await answer.arrayBuffer());
  const problem = v.safeParse(ProblemSchema, await answer.json().catch(() => null));
  if (problem.success) throw new Refusal(problem.output);
  throw new ShopError(`${shop.url} answered ${answer.status}, and not as a shop does.`);
}

async function send(shop: Shop, url: string, method: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { [adminKeyHeader]: shop.key, accept: 'application/json' };
  if (method !== 'GET') headers['idempotency-key'] = randomUUID();
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    return await shop.fetch(
      new Request(url, { method, headers, signal, ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }) }),
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw new ShopError(`${shop.url} did not answer in time.`);
    throw new ShopError(`No shop answers at ${shop.url}. Start it with 'npm start', or name another one with --url.`);
  }
}
