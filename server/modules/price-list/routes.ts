import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Context } from 'hono';
import { priceListChangesEndpoint, priceListEndpoint, priceListPartEndpoint } from '#contract/price-list.ts';
import type { Deps } from '#server/deps.ts';
import { acceptedEncoding, compress } from '#server/http/encoding.ts';
import { type Api, route } from '#server/http/route.ts';
import { createPriceLists } from './service.ts';

/** A phone looks now and then whether there is a newer list; it asks with its ETag. */
const options = { cacheControl: 'public, max-age=60, stale-while-revalidate=600' } as const;
/** A part is named by the hash of its bytes, so it never changes; nor does what leads from one version to another, until there is a next one. */
const PART = 'public, max-age=31536000, immutable';
const CHANGES = 'public, max-age=60';

/** Lists and their parts. Bytes are no JSON, so two of these endpoints have no envelope. */
export function mountPriceList(api: Api, deps: Deps): void {
  const lists = createPriceLists(deps);
  route(api, deps, priceListEndpoint, ({ query }) => lists.manifest(query.lang), options);
  api.get(priceListPartEndpoint.path, async http => sendBytes(http, await lists.part(http.req.param('id') ?? ''), PART));
  api.get(priceListChangesEndpoint.path, async http => {
    const lang = http.req.query('lang') === 'en' ? 'en' : 'id';
    return sendBytes(http, await lists.changes(lang, http.req.query('since') ?? ''), CHANGES);
  });
}

/** Bytes that are kept compressed by brotli, in the encoding that the client takes. */
async function sendBytes(http: Context, kept: Uint8Array, cacheControl: string): Promise<Response> {
  const encoding = acceptedEncoding(http.req.header('accept-encoding'));
  const plain = encoding === 'br' ? null : await promisify(brotliDecompress)(kept);
  const bytes = plain === null ? kept : encoding === 'gzip' ? await compress(plain, 'gzip') : plain;
  return http.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': String(bytes.length),
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
  });
}
