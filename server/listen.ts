import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { shopMark } from '#contract/worker-messages.ts';
import type { Config } from './config.ts';
import { OperatorError } from './operator-error.ts';

/** Milliseconds for which requests under way may go on after the order to stop. */
const DRAIN = 8_000;

/** Bytes of a request's address and headers: a search that was sent as a form before the app was awake may be long. */
const LONGEST_HEAD = 65_536;

/** An open port. */
export interface Listener {
  /** Refuses new connections and writes, lets the work under way end, at most eight seconds. */
  close(): Promise<void>;
}

type Fetch = (request: Request, environment?: unknown) => Response | Promise<Response>;

/**
 * Listens, and resolves once requests are answered.
 * @throws Error with a sentence for the operator where the port is taken
 */
export async function listen(fetch: Fetch, { host, port }: Pick<Config, 'host' | 'port'>): Promise<Listener> {
  let isClosing = false;
  const refusal = () => {
    const body = { status: 503, code: 'unavailable', message: 'closing' };
    return Response.json(body, {
      status: 503,
      headers: { Connection: 'close', 'Retry-After': '5', 'Cache-Control': 'no-store', [shopMark]: '1' },
    });
  };
  const server = createAdaptorServer({
    fetch: (request: Request, environment: HttpBindings | Http2Bindings) => {
      if (!isClosing) return fetch(request, environment);
      if (request.method !== 'GET' && request.method !== 'HEAD') return refusal();
      // Sent on a connection that was busy when the shop began to close; a proxy that gets an answer asks another process the next time.
      if ('shouldKeepAlive' in environment.outgoing) environment.outgoing.shouldKeepAlive = false;
      return fetch(request, environment);
    },
    serverOptions: { maxHeaderSize: LONGEST_HEAD },
  }) as Server;
  server.on('clientError', refuse);
  // Behind a slow line the head of a request takes its time; a silent connection does not stay for ever.
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      reject(isTaken ? new PortTaken(`port ${port} of ${host} is taken; set another PORT`) : error);
    });
    server.listen(port, host, resolve);
  });
  return {
    close() {
      isClosing = true;
      return new Promise(resolve => {
        const timer = setTimeout(() => server.closeAllConnections(), DRAIN);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}

const REASONS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Refuses what is no request that the shop could read, as Node does, but with the shop's mark and a way on for a customer who followed a link. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex & { readonly _httpMessage?: unknown }): void {
  // An answer under way on this connection would be mixed with the refusal.
  if (code === 'ECONNRESET' || !socket.writable || socket._httpMessage) return void socket.destroy();
  const head = [
    `HTTP/1.1 ${REASONS[code] ?? '400 Bad Request'}`,
    `${shopMark}: 1`,
    'Content-Type: text/html; charset=utf-8',
    "Content-Security-Policy: default-src 'none'",
    `Content-Length: ${Buffer.byteLength(REFUSAL)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${REFUSAL}`);
}

const REFUSAL = `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Toko</title>
<p>Alamat ini tidak bisa dibuka, mungkin terlalu panjang. <a href="/">Ke beranda toko</a></p>
<p lang="en">This address cannot be opened; it may be too long. <a href="/">Go to the shop</a></p>
`;

/** The port is in use. */
class PortTaken extends OperatorError {}
