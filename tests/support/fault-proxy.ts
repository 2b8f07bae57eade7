import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { outboxHeaders } from '#contract/outbox.ts';

/**
 * How the line fails a request: `refuse` the port is closed; `hang` no answer until the line heals, when it goes through as TCP
 * would repeat it; `reset-before` cut before the shop saw it; `reset-after` cut after the shop acted; `unavailable` 503;
 * `drip` the shop's answer, a byte at a time; `truncate` half of its answer, then a cut; `captive-portal` a 200 with another site's HTML;
 * `rewritten` the shop's answer with a comment behind it, as some networks add to scripts;
 * `too-old` the shop's word that it no longer understands this app.
 */
export type Fault =
  | 'pass'
  | 'refuse'
  | 'hang'
  | 'drip'
  | 'truncate'
  | 'reset-before'
  | 'reset-after'
  | 'unavailable'
  | 'captive-portal'
  | 'rewritten'
  | 'too-old';

/** Milliseconds from byte to byte of what drips. */
const DRIP = 250;

/** Which requests a fault concerns; all of them where left out. */
interface Concerned {
  readonly method?: string;
  /** Tried on path and query. */
  readonly path?: RegExp;
  /** How many requests meet the fault before the line is good again for them. */
  readonly times?: number;
}

/** One request as it came to the proxy. */
interface Seen {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  /** Its number among the writes of its device, where it came from an outbox. */
  readonly outboxSeq: number | undefined;
  /** Of its body, where it says how many. */
  readonly bytes: number;
  readonly fault: Fault;
  /** The shop's status, once it answered. */
  status: number | undefined;
}

/** A bad line between a browser and a shop: everything that the browser does goes through it, its worker's requests as well. */
export interface FaultProxy {
  /** The shop as the browser knows it, such as `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Every request since the start, oldest first. */
  readonly seen: readonly Seen[];
  /** Breaks the line; of several faults the one that was set last wins. `refuse` is for the whole line and cuts what is open. */
  break(fault: Exclude<Fault, 'pass'>, concerned?: Concerned): Promise<void>;
  /** A good line again; what hung or dripped goes through now. */
  heal(): Promise<void>;
  /** Sends what follows to another shop, as a deployment does. */
  aim(target: string): void;
  stop(): Promise<void>;
}

interface Rule extends Concerned {
  readonly fault: Fault;
  left: number;
}

const PORTAL = '<!doctype html><title>WiFi</title><h1>Selamat datang di WiFi gratis</h1><form><button>Masuk</button></form>';

const TOO_OLD = JSON.stringify({ status: 426, code: 'client_too_old', message: 'client too old' });

/** Starts a proxy on a free loopback port, which counts as a secure context: workers run behind it. @param shop address of the shop */
export async function startFaultProxy(shop: string): Promise<FaultProxy> {
  let target = new URL(shop);
  let rules: Rule[] = [];
  let held: (() => void)[] = [];
  const seen: Seen[] = [];

  function faultFor(incoming: IncomingMessage): Fault {
    const concerns = ({ method, path, left }: Rule) =>
      left > 0 && (method === undefined || method === incoming.method) && (path === undefined || path.test(incoming.url ?? ''));
    const rule = rules.findLast(concerns);
    if (rule === undefined) return 'pass';
    rule.left -= 1;
    return rule.fault;
  }

  function onRequest(incoming: IncomingMessage, answer: ServerResponse): void {
    const fault = faultFor(incoming);
    const key = incoming.headers['idempotency-key'];
    const seq = incoming.headers[outboxHeaders.seq.toLowerCase()];
    const entry: Seen = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      idempotencyKey: Array.isArray(key) ? key[0] : key,
      outboxSeq: seq === undefined ? undefined : Number(seq),
      bytes: Number(incoming.headers['content-length'] ?? 0),
      fault,
      status: undefined,
    };
    seen.push(entry);
    if (fault === 'refuse' || fault === 'reset-before') cut(incoming.socket);
    else if (fault === 'hang') held.push(() => forward(target, incoming, answer, { entry, fault: 'pass', onHeal: () => undefined }));
    else if (fault === 'unavailable') answer.writeHead(503, { 'content-type': 'text/plain' }).end('unavailable');
    else if (fault === 'captive-portal') answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PORTAL);
    else if (fault === 'rewritten') void rewrite(new URL(entry.path, target), answer);
    else if (fault === 'too-old') answer.writeHead(426, { 'content-type': 'application/json' }).end(TOO_OLD);
    else forward(target, incoming, answer, { entry, fault, onHeal: finish => held.push(finish) });
  }

  const server = createServer({ keepAliveTimeout: 60_000, requestTimeout: 0 }, onRequest);
  const listen = (port: number) => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    async break(fault, concerned = {}) {
      rules.push({ ...concerned, fault, left: concerned.times ?? Number.POSITIVE_INFINITY });
      if (fault === 'refuse' && server.listening) await close();
      if (fault !== 'refuse' && !server.listening) await listen(port);
    },
    async heal() {
      rules = [];
      if (!server.listening) await listen(port);
      const waiting = held;
      held = [];
      for (const release of waiting) release();
    },
    aim(address) {
      target = new URL(address);
    },
    async stop() {
      held = [];
      if (server.listening) await close();
    },
  };
}

function forward(
  target: URL,
  incoming: IncomingMessage,
  answer: ServerResponse,
  { entry, fault, onHeal }: { readonly entry: Seen; readonly fault: Fault; readonly onHeal: (finish: () => void) => void },
): void {
  // Also where the client gave up while the line hung: the shop gets the request that had left the phone, and its answer is lost.
  const { method, headers, url: path } = incoming;
  const { hostname, port } = target;
  const onward = request({ hostname, port, method, path, headers, agent: false }, shopAnswer => {
    entry.status = shopAnswer.statusCode;
    if (fault === 'reset-after') {
      shopAnswer.resume();
      cut(incoming.socket);
      return;
    }
    answer.writeHead(shopAnswer.statusCode ?? 502, shopAnswer.headers);
    // The start of a stream is passed on at once, also when nothing follows it.
    answer.flushHeaders();
    if (fault === 'drip') return void drip(shopAnswer, answer, onHeal);
    if (fault === 'truncate') return void halve(shopAnswer, answer, incoming.socket);
    shopAnswer.pipe(answer);
    shopAnswer.on('error', () => answer.destroy());
  });
  onward.on('error', () => cut(incoming.socket));
  answer.on('close', () => answer.writableFinished || fault === 'reset-after' || onward.destroy());
  incoming.pipe(onward);
}

async function rewrite(address: URL, answer: ServerResponse): Promise<void> {
  const original = await fetch(address);
  const type = original.headers.get('content-type') ?? 'text/plain';
  answer.writeHead(original.status, { 'content-type': type }).end(`${await original.text()}\n/* by the network */`);
}

async function drip(shopAnswer: IncomingMessage, answer: ServerResponse, onHeal: (finish: () => void) => void): Promise<void> {
  let isGood = false;
  onHeal(() => {
    isGood = true;
  });
  const parts: Buffer[] = await shopAnswer.toArray().catch(() => []);
  let left = Buffer.concat(parts);
  while (left.length > 0 && !isGood) {
    if (answer.destroyed) return;
    answer.write(left.subarray(0, 1));
    left = left.subarray(1);
    await new Promise(resolve => setTimeout(resolve, DRIP));
  }
  answer.end(left);
}

async function halve(shopAnswer: IncomingMessage, answer: ServerResponse, socket: Socket): Promise<void> {
  const parts: Buffer[] = await shopAnswer.toArray().catch(() => []);
  const body = Buffer.concat(parts);
  answer.write(body.subarray(0, body.length / 2), () => cut(socket));
}

function cut(socket: Socket): void {
  if (!socket.destroyed) socket.resetAndDestroy();
}
