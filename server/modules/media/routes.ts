import type { Context, Env, Hono } from 'hono';
import { acceptMetric } from '#contract/worker-messages.ts';
import type { Deps } from '#server/deps.ts';
import { createPictures } from './service.ts';

/** An address holds the hash of what the picture is made from, so its content never changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** An `Accept` header that can be said again inside quotes; real ones have some 90 characters. */
const QUOTABLE = /^[\w\s/*+.,;=-]{1,200}$/;

/**
 * Serves `/media/pictures/:name?w=…&variant=…`, where a name is a picture's id, with `.jpg` for a JPEG, and the variant a colour, form and
 * amount that a drawing shows; to be mounted at the root, before the pages.
 */
export function mountMedia<Variables extends Env>(app: Hono<Variables>, deps: Deps): void {
  const pictures = createPictures(deps);
  app.get('/media/pictures/:name', async (http: Context) => {
    const accept = http.req.header('accept');
    const { body, type, encoding, tag, isNegotiated } = await pictures({
      name: http.req.param('name') ?? '',
      width: http.req.query('w'),
      variant: http.req.query('variant'),
      accept,
      acceptEncoding: http.req.header('accept-encoding'),
    });
    const headers = {
      'Cache-Control': CACHE_CONTROL,
      ETag: `"${tag}"`,
      Vary: isNegotiated ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
      // A page can't see what it asked with, and its worker finds the picture in the browser's cache by nothing else.
      ...(isNegotiated && accept !== undefined && QUOTABLE.test(accept) ? { 'Server-Timing': `${acceptMetric};desc="${accept}"` } : {}),
      'X-Content-Type-Options': 'nosniff',
      // An SVG that a visitor opens by itself must not run scripts or load anything.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      // Readable across origins, so that workers never have to keep opaque answers.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    if (namesTag(http.req.header('if-none-match'), tag)) return http.body(null, 304, headers);
    return http.body(new Uint8Array(body), 200, {
      ...headers,
      'Content-Type': type,
      'Content-Length': String(body.length),
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    });
  });
}

function namesTag(header: string | undefined, tag: string): boolean {
  return header?.split(',').some(part => part.trim().replace(/^W\//, '') === `"${tag}"`) ?? false;
}
