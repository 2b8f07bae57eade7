import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** JSON with an ETag, or 304 where the client has it already. The tag is weak: the bytes differ by encoding. */
export function taggedJson(http: Context, answer: unknown): Response {
  const json = JSON.stringify(answer);
  const tag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  http.header('ETag', tag);
  if (http.req.header('if-none-match')?.includes(tag)) return http.body(null, 304);
  http.header('Content-Type', 'application/json');
  return http.body(json);
}
