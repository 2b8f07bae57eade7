import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { shopMark } from '#contract/worker-messages.ts';
import type { Config } from '#server/config.ts';

/** Sources of inline scripts and styles that may run, such as `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const noInline: InlineHashes = { scripts: [], styles: [] };

/** The only policy that may make trusted scripts' addresses; the page registers its worker with it. */
const TRUSTED_TYPES_POLICY = 'fondasi';

/**
 * Limits what the page may load and run: only what this shop serves, plus the given inline pieces.
 * @param apiOrigin of an API that lies elsewhere; '' where it is the page's own
 * @param isSecure whether customers come over HTTPS; on a loopback address upgrading would break every request
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, isSecure: boolean, apiOrigin = ''): string {
  const api = apiOrigin === '' ? [] : [apiOrigin];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["connect-src 'self'", ...api].join(' '),
    ["img-src 'self' data: blob:", ...api].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Puts the security headers, and the shop's mark, on every answer that does not carry its own. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): MiddlewareHandler {
  const isSecure = publicUrl.startsWith('https://');
  const headers: Readonly<Record<string, string>> = {
    [shopMark]: '1',
    'Content-Security-Policy': contentSecurityPolicy(noInline, isSecure),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
  return async (http, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!http.res.headers.has(name)) http.res.headers.set(name, value);
    }
  };
}

/** Hashes of a page's own inline scripts and styles. Only for what the build wrote: hashing more would allow whatever slipped in. */
export function inlineHashes(html: string): InlineHashes {
  const isRun = (attributes: string) => !/\bsrc\s*=/.test(attributes) && !/type\s*=\s*["']?application\/(?:ld\+)?json/.test(attributes);
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].filter(([, attributes]) => isRun(attributes ?? ''));
  const styles = [...html.matchAll(/<style\b([^>]*)>([\s\S]*?)<\/style>/gi)];
  const sources = (found: RegExpMatchArray[]) => [...new Set(found.map(match => hashSource(match[2] ?? '')))];
  return { scripts: sources(scripts), styles: sources(styles) };
}

/** The source expression of an inline piece. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
