import { createServer } from 'node:http';
import type { Config } from '#server/config.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';

/**
 * Serves the figures at `/metrics` on a port of their own, which customers don't reach.
 * @throws OperatorError where the port is taken
 */
export async function serveMetrics(metrics: Metrics, { host, port }: NonNullable<Config['metrics']>): Promise<void> {
  const server = createServer(async (request, answer) => {
    const isAsked = request.url?.split('?')[0] === PATH && (request.method === 'GET' || request.method === 'HEAD');
    if (!isAsked) return void answer.writeHead(404, { 'Content-Type': 'text/plain' }).end(`see ${PATH}\n`);
    try {
      const text = await metrics.text();
      answer.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch {
      answer.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      reject(isTaken ? new OperatorError(`port ${port} of ${host} is taken; set another METRICS_PORT`) : error);
    });
    server.listen(port, host, resolve);
  });
  // The end of the shop is the end of it; until then the figures of closing can be read.
  server.unref();
}
