import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Config } from './config.ts';

/** Milliseconds for which requests under way may go on after the order to stop. */
const DRAIN = 10_000;

/** An open port. */
export interface Listener {
  /** Refuses new work, lets the work under way end, at most ten seconds. */
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
    return Response.json(body, { status: 503, headers: { Connection: 'close', 'Retry-After': '5', 'Cache-Control': 'no-store' } });
  };
  const server = createAdaptorServer({
    fetch: (request: Request, environment: unknown) => (isClosing ? refusal() : fetch(request, environment)),
  }) as Server;
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

/** Somebody else listens there. */
export class PortTaken extends Error {}
