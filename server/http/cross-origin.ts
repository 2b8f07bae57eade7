import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { outboxHeaders } from '#contract/outbox.ts';
import { accessTokenHeader, refreshTokenHeader } from '#contract/session.ts';
import { shopMark } from '#contract/worker-messages.ts';

/** Headers that the app sends besides those that every page may. */
const SENT = ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', ...Object.values(outboxHeaders)];
/** Headers of answers that the app reads, or an operator looks for, besides those that every page may. */
const READ = ['Date', 'ETag', 'Idempotency-Replayed', 'Retry-After', 'X-Request-Id', shopMark, accessTokenHeader, refreshTokenHeader];
/** Seconds that a browser may remember what is allowed; Chromium takes no more. */
const REMEMBERED = 7_200;

/**
 * Lets pages of the operator's other origins call the API and show its files. The app signs its calls with tokens, so cookies are never
 * allowed: what a browser holds for this origin, such as a session of the desk, is of no use to another one.
 */
export function crossOrigin({ allowedOrigins }: { readonly allowedOrigins: readonly string[] }): MiddlewareHandler {
  const allow = cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: SENT,
    exposeHeaders: READ,
    maxAge: REMEMBERED,
  });
  return async (http, next) => {
    if (allowedOrigins.length === 0) return next();
    const answer = await allow(http, next);
    if (http.req.path.startsWith('/api/')) return answer;
    // Pictures in a page are asked for without CORS, and how a picture's format was chosen is told in its timing.
    http.header('Cross-Origin-Resource-Policy', 'cross-origin');
    http.header('Timing-Allow-Origin', allowedOrigins.join(', '));
    return answer;
  };
}

/**
 * Reads the setting ALLOWED_ORIGINS: origins with commas or blanks between them, such as 'https://shop.example'. '': none.
 * @throws Error whose message says what the setting must be
 */
export function readOrigins(given: string): readonly string[] {
  return given
    .split(/[\s,]+/)
    .filter(entry => entry !== '')
    .map(entry => {
      const url = URL.canParse(entry) ? new URL(entry) : null;
      // Of '*' as of '*.shop.example' a page of a stranger could be part, and then ask for what its visitor may see.
      if (url === null || !/^https?:\/\/[^/*]+\/?$/i.test(entry) || url.href !== `${url.origin}/`) {
        throw new Error(`must be origins such as 'https://shop.example', without a path or '*', and not '${entry}'`);
      }
      return url.origin;
    });
}
