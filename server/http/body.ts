import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from './problem.ts';

/** JSON and form bodies without files: no request of a phone is larger, in bytes. */
export const BODY_LIMIT = 256 * 1024;
/** A whole catalogue as CSV, in bytes. */
export const IMPORT_LIMIT = 5 * 1024 * 1024;

/** Refuses larger bodies with 413 before they are read. */
export function limitBody(bytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new Problem(413, 'payload_too_large');
    },
  });
}

/**
 * Reads a JSON body or the text fields of a form as plain data.
 * @throws Problem 400 for what cannot be read, 415 for another content type
 */
export async function readBody(http: Context, isForm: boolean): Promise<unknown> {
  const type = (http.req.header('content-type') ?? '').toLowerCase();
  if (isForm && !type.includes('application/json')) {
    if (!type.includes('multipart/form-data') && !type.includes('application/x-www-form-urlencoded'))
      throw new Problem(415, 'unsupported_media_type');
    return Object.fromEntries((await http.req.formData().catch(unreadable)).entries());
  }
  if (!type.includes('application/json')) throw new Problem(415, 'unsupported_media_type');
  return http.req.json().catch(unreadable);
}

function unreadable(): never {
  throw new Problem(400, 'validation_failed', { errors: { body: ['invalid'] } });
}
