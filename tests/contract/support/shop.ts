import { type App, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import { openPGlite } from '#server/db/open.ts';
import type { Deps } from '#server/deps.ts';
import type { DiskSpace } from '#server/disk-space.ts';
import { openFiles } from '#server/files/open.ts';
import { type Log, withRequest } from '#server/log.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { requestId } from '#server/request-context.ts';
import { demoEmail, demoPassword } from '#server/seed/demo.ts';
import { type SeedSize, seededAt, template } from './template.ts';

export const testAdminKey = 'admin-key-of-the-tests-and-of-nothing-else';

/** Tokens with what a request needs to use them. */
export interface SignedIn {
  readonly token: string;
  readonly refreshToken: string;
  readonly customerId: string;
  /** `{ Authorization: 'Bearer …' }` of the access token. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface TestShop {
  /** Calls the shop, in process unless CONTRACT_URL names one. `path` begins with `/`, such as `/api/v1/products`. A plain object as `json` becomes the body. */
  fetch(path: string, init?: RequestInit & { readonly json?: unknown }): Promise<Response>;
  readonly app: App;
  readonly deps: Deps;
  readonly db: Database;
  /** Lines that the shop logged, with their requests as the text format has them. */
  readonly lines: readonly string[];
  /** Signs a customer of the seed in, the demo customer unless said. */
  login(email?: string): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface TestShopOptions {
  /** The shop's clock; stands at the seed's moment plus what really passed unless given. */
  readonly now?: () => Date;
  /** The clock that limits count by, in milliseconds; the process's own unless given. */
  readonly elapsed?: () => number;
  /** The disk under the data directory; one with room unless given. */
  readonly disk?: DiskSpace;
  /** Takes the lines in place of `lines`. */
  readonly log?: Log;
  readonly metrics?: Metrics;
  readonly stopping?: AbortSignal;
  readonly env?: Readonly<Record<string, string>>;
  /** 'full' by default; 'small' has two provinces and few products, 'empty' these without anything of the demo; 'none' only the tables. */
  readonly seed?: SeedSize;
}

/** Starts a shop of its own on a database in memory, in less than a second once the template is made. Close it in `afterAll`. */
export async function createTestShop({ now, env = {}, seed = 'full', ...own }: TestShopOptions = {}): Promise<TestShop> {
  if (process.env.CONTRACT_URL) return shopAt(process.env.CONTRACT_URL.replace(/\/+$/, ''));
  const database = await openPGlite(null, await template(seed));
  const started = Date.now();
  const lines: string[] = [];
  const config = readConfig({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://127.0.0.1:3000', ...env });
  const deps: Deps = {
    db: database.db,
    listen: database.listen,
    config,
    files: await openFiles(config),
    now: now ?? (() => new Date(seededAt.getTime() + Date.now() - started)),
    secret: new Uint8Array(32).fill(7),
    adminKey: testAdminKey,
    log: line => lines.push(withRequest(line, requestId())),
    ...own,
  };
  const app = createApp(deps);
  return {
    ...callsTo(
      path => `http://127.0.0.1:3000${path}`,
      async request => app.fetch(request),
    ),
    app,
    deps,
    db: database.db,
    lines,
    close: () => database.close(),
  };
}

/** The shop whose API is at CONTRACT_URL. No test can look into it: vitest.config.ts chooses the files that need nothing but HTTP. */
function shopAt(api: string): TestShop {
  const inside = (): never => {
    throw new Error('a shop at CONTRACT_URL shows nothing but its answers: this file does not belong into tests/contract/over-http.ts');
  };
  return {
    ...callsTo(path => (path.startsWith('/api/') ? `${api}${path.slice('/api'.length)}` : new URL(path, api).href), fetch),
    get app() {
      return inside();
    },
    get deps() {
      return inside();
    },
    get db() {
      return inside();
    },
    get lines() {
      return inside();
    },
    close: async () => undefined,
  };
}

/** Calls of a shop, over a wire or not. */
function callsTo(addressOf: (path: string) => string, send: (request: Request) => Promise<Response>): Pick<TestShop, 'fetch' | 'login'> {
  const call: TestShop['fetch'] = async (path, { json, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (json !== undefined) headers.set('Content-Type', 'application/json');
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    return send(new Request(addressOf(path), { ...init, ...body, headers }));
  };
  return {
    fetch: call,
    async login(email = demoEmail) {
      const answer = await call('/api/v1/login', { method: 'POST', json: { email, password: demoPassword } });
      const { data }: { data: { token: string; refresh_token: string } } = await answer.json();
      const headers = { Authorization: `Bearer ${data.token}` };
      const user = await call('/api/v1/auth/user', { headers });
      const { data: me }: { data: { id: string } } = await user.json();
      return { token: data.token, refreshToken: data.refresh_token, customerId: me.id, headers };
    },
  };
}
