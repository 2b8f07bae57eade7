import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { Variables } from './session.ts';

export type Encoding = 'br' | 'gzip';

/** The best encoding that a request accepts; null for none. */
export function acceptedEncoding(header: string | null | undefined): Encoding | null {
  const names = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(piece => piece.trim());
    const weight = parameters.find(parameter => parameter.startsWith('q='));
    names.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  if ((names.get('br') ?? 0) > 0) return 'br';
  return (names.get('gzip') ?? 0) > 0 ? 'gzip' : null;
}

/** Compresses what is made per request: quality 6 costs up to half as much time again as gzip does and gives an eighth less to carry. */
export function compress(content: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 6 });
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** Smaller answers fit into one packet anyhow. */
const SMALLEST = 1_024;

/** Compresses JSON answers. Streams and files pass untouched. */
export function compressJson(): MiddlewareHandler<{ Variables: Variables }> {
  return async (http, next) => {
    await next();
    if (http.get('deadline').isOver()) return;
    const { res } = http;
    if (!res.headers.get('content-type')?.startsWith('application/json') || res.headers.has('content-encoding')) return;
    // A file is sent as it is made.
    if (res.headers.has('content-disposition')) return;
    res.headers.append('Vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(http.req.header('accept-encoding'));
    if (encoding === null || res.body === null || http.req.method === 'HEAD') return;
    const content = new Uint8Array(await res.arrayBuffer());
    const isSmall = content.length < SMALLEST;
    const headers = new Headers(res.headers);
    if (!isSmall) headers.set('Content-Encoding', encoding);
    headers.delete('Content-Length');
    // Assigned over another answer, this one would inherit its headers again.
    http.res = undefined;
    http.res = new Response(isSmall ? content : new Uint8Array(await compress(content, encoding)), { status: res.status, headers });
  };
}
