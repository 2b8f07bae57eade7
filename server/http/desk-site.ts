import type { Handler } from 'hono';
import { pageMark } from '#contract/worker-messages.ts';
import { staticFiles } from './static-files.ts';

/** Where the merchant's desk is. */
export const DESK_PATH = '/desk';

/**
 * Serves the merchant's desk: its files, and its page for every other address below `/desk`, which its own router reads. The page carries
 * the mark of the shop's pages: a phone whose worker is from before the desk takes an answer without it for a Wi-Fi login page.
 * @param folder of the built desk; null: none, as in development
 * @param link where the next start would find it
 */
export function serveDesk(folder: string | null, link: string | null): Handler {
  const files = folder === null ? null : staticFiles(folder, link);
  return async http => {
    const request = http.req.raw;
    if (request.method !== 'GET' && request.method !== 'HEAD') return http.text('method not allowed', 405, { Allow: 'GET, HEAD' });
    const path = new URL(request.url).pathname.slice(DESK_PATH.length);
    const file = await files?.respond(path, request);
    if (file && path !== '/index.html') return file;
    if (path.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/i.test(path)) return http.text('not found', 404, { 'Cache-Control': 'no-cache' });
    const page = await files?.respond('/index.html', request);
    if (!page) return http.text('not found', 404);
    page.headers.set(pageMark, '1');
    page.headers.set('X-Robots-Tag', 'noindex');
    return page;
  };
}
