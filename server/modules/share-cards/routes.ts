import type { Context, Env, Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { notFound } from '#server/http/problem.ts';
import { rateLimiter } from '#server/http/rate-limit.ts';
import { type CardRequest, shareCards } from './service.ts';

/** Messengers keep a card by its address; a changed price is to be seen within minutes. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400';
/** Cards that are drawn for one network address in a minute; those in memory are not counted. */
const DRAWN = { events: 120, window: 60_000 };

/**
 * Serves `/media/cards/shop.jpg`, `/media/cards/products/:slug.jpg?variant=…` and `/media/cards/categories/:slug.jpg`, each with `lang`: the
 * pictures that messengers show with a shared link. To be mounted at the root, before the pages.
 * @param callShop calls the shop in process
 */
export function mountShareCards<Variables extends Env>(
  app: Hono<Variables>,
  deps: Deps,
  callShop: (request: Request) => Promise<Response>,
): void {
  const cardFor = shareCards(deps.db, callShop);
  const limiter = rateLimiter(deps);
  const respond = async (http: Context, kind: CardRequest['kind'], file: string) => {
    const slug = /^(.+)\.jpg$/s.exec(file)?.[1];
    if (slug === undefined) throw notFound('card');
    const language = http.req.query('lang') === 'en' ? 'en' : 'id';
    const card = await cardFor({ kind, slug, language, variant: http.req.query('variant') ?? '' });
    const headers = { 'Cache-Control': CACHE_CONTROL, ETag: `"${card.tag}"`, 'Cross-Origin-Resource-Policy': 'cross-origin' };
    if (http.req.header('if-none-match')?.includes(`"${card.tag}"`)) return http.body(null, 304, headers);
    if (!card.isKept()) limiter.take({ [`card ${clientAddress(http, deps.config)}`]: DRAWN });
    const body = await card.draw();
    return http.body(new Uint8Array(body), 200, { ...headers, 'Content-Type': 'image/jpeg', 'Content-Length': String(body.length) });
  };
  app.get('/media/cards/shop.jpg', http => respond(http, 'shop', 'shop.jpg'));
  app.get('/media/cards/products/:file', http => respond(http, 'products', http.req.param('file')));
  app.get('/media/cards/categories/:file', http => respond(http, 'categories', http.req.param('file')));
}
