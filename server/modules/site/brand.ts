import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context, Env, Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import { isDemoShop, readCard } from './card.ts';
import { drawIcon, faviconSvg, type IconLook, iconShapes } from './icons.ts';
import { readLogo, readLogoContent } from './logo.ts';

/** As much of the web app manifest as the shop's settings change. */
interface WebManifest {
  readonly icons: readonly { readonly src: string; readonly type: string; readonly purpose: string }[];
  readonly screenshots?: unknown;
}

/** Browsers ask for it at each start of an installed shop: a change shows at the next one. */
const FRESH = 'no-cache';
/** An address with the hash of what it shows. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** An SVG that a visitor opens by itself must not run scripts or load anything. */
const HARMLESS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
};

/**
 * Serves what phones and browsers show of the shop outside its pages, from its settings: the web app manifest, the icons, the tab's sign and
 * the logo. To be mounted at the root, before the built client's files, which stand for a shop that has set nothing.
 * @param clientDir the built client, whose manifest is the base; null: none, as in development
 */
export function mountBrand<Variables extends Env>(app: Hono<Variables>, { db }: Deps, clientDir: string | null): void {
  const file = clientDir === null ? null : path.join(clientDir, 'manifest.webmanifest');
  const base: WebManifest | null = file !== null && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  /** Icons of the look that was asked for last. */
  let made = { version: '', icons: new Map<string, Promise<Buffer>>() };

  if (base !== null) {
    app.get('/manifest.webmanifest', async http => {
      const card = await readCard(db);
      const version = await lookVersion();
      const { screenshots, ...rest } = base;
      const colour = card.background_color === '' ? {} : { theme_color: card.background_color, background_color: card.background_color };
      const names = card.name === '' ? {} : { name: card.name, short_name: card.name };
      const own = { ...names, ...(card.description_id === '' ? {} : { description: card.description_id }), ...colour };
      // The pictures of the store page show the demo's goods.
      const shown = (await isDemoShop(db)) ? { screenshots } : {};
      return respond(http, JSON.stringify({ ...rest, ...own, ...shown, icons: iconsOf(base, version) }), {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': FRESH,
      });
    });
  }

  for (const [address, shape] of Object.entries(iconShapes)) {
    app.get(address, async (http, next) => {
      const version = await lookVersion();
      if (version === null) return next();
      if (made.version !== version) made = { version, icons: new Map() };
      const icon = made.icons.get(address) ?? drawIcon(await readLook(), shape);
      made.icons.set(address, icon);
      return respond(http, await icon, {
        'Content-Type': 'image/png',
        'Cache-Control': http.req.query('v') === version ? FOR_EVER : FRESH,
      });
    });
  }

  app.get('/favicon.svg', async (http, next) => {
    if ((await lookVersion()) === null) return next();
    return respond(http, faviconSvg(await readLook()), { ...HARMLESS, 'Content-Type': 'image/svg+xml', 'Cache-Control': FRESH });
  });

  app.get('/media/logo/:name', async http => {
    const logo = await readLogo(db);
    const content = logo === null || http.req.param('name') !== `${logo.hash}.${logo.kind}` ? null : await readLogoContent(db);
    if (logo === null || content === null) throw notFound('logo');
    const type = logo.kind === 'svg' ? 'image/svg+xml' : 'image/png';
    return respond(http, content, { ...HARMLESS, 'Content-Type': type, 'Cache-Control': FOR_EVER });
  });

  /** Tells looks apart; null where the shop has set neither logo nor colours. */
  async function lookVersion(): Promise<string | null> {
    const { mark_color, background_color } = await readCard(db);
    const logo = await readLogo(db);
    if (logo === null && mark_color === '' && background_color === '') return null;
    return createHash('sha256').update([logo?.hash, mark_color, background_color].join()).digest('hex').slice(0, 8);
  }

  async function readLook(): Promise<IconLook> {
    const { mark_color: markColor, background_color: background } = await readCard(db);
    const logo = await readLogo(db);
    const content = logo === null ? null : await readLogoContent(db);
    return { logo: logo === null || content === null ? null : { kind: logo.kind, content }, markColor, background };
  }
}

/** Icons under addresses that change with what they show: an installed shop is drawn anew only then. */
function iconsOf({ icons }: WebManifest, version: string | null): WebManifest['icons'] {
  if (version === null) return icons;
  return icons.flatMap(icon => (icon.src in iconShapes ? [{ ...icon, src: `${icon.src}?v=${version}` }] : []));
}

function respond(http: Context, body: string | Buffer, headers: Readonly<Record<string, string>>): Response {
  const bytes = new Uint8Array(Buffer.from(body));
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  if (http.req.header('if-none-match')?.includes(tag)) return http.body(null, 304, { ...headers, ETag: tag });
  return http.body(bytes, 200, { ...headers, ETag: tag, 'Content-Length': String(bytes.length) });
}
