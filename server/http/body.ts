import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { IMPORT_LENGTH } from '#contract/admin-catalogue.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Problem } from './problem.ts';

/** JSON and form bodies without files: no request of a phone is larger, in bytes. */
const BODY_LIMIT = 256 * 1024;
/** A whole catalogue as CSV, in bytes. */
export const IMPORT_LIMIT = IMPORT_LENGTH;

/** Largest body of an endpoint, in bytes: its files as large as they may be, and room for the other fields. */
export function bodyLimitOf({ files = {} }: Pick<Endpoint, 'files'>): number {
  return Object.values(files).reduce((sum, { count, bytes }) => sum + count * bytes, BODY_LIMIT);
}

/** Refuses larger bodies with 413 before they are read; where files are what is large, their fields are told. */
export function limitBody(bytes: number, files: Endpoint['files'] = {}): MiddlewareHandler {
  const errors = Object.fromEntries(Object.keys(files).map(field => [field, ['file_too_large']]));
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new Problem(413, 'payload_too_large', Object.keys(errors).length === 0 ? {} : { errors });
    },
  });
}

/**
 * Reads a JSON body or the fields of a form as plain data. Files stay blobs: a field for one file is undefined where the customer chose
 * none, a field for several is a list.
 * @throws Problem 400 for a body that cannot be read or is nested too deep, 415 for another content type
 */
export async function readBody(http: Context, { form: isForm, files = {} }: Pick<Endpoint, 'form' | 'files'>): Promise<unknown> {
  const type = mediaTypeOf(http);
  if (isForm === true && FORMS.includes(type)) {
    const form = await http.req.formData().catch(unreadable);
    return { ...Object.fromEntries(form.entries()), ...filesOf(form, files) };
  }
  if (type !== 'application/json') throw new Problem(415, 'unsupported_media_type');
  const body = await readJson(http).catch(unreadable);
  return isDeeper(body, MOST_LEVELS) ? unreadable() : body;
}

/**
 * Letters in another encoding than UTF-8 are refused, where `Request.json` would put '\uFFFD' in their place and the shop would keep that.
 * @throws TypeError, SyntaxError
 */
async function readJson(http: Context): Promise<unknown> {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await http.req.arrayBuffer()));
}

const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** The request's media type without its parameters, such as 'application/json'. */
function mediaTypeOf(http: Context): string {
  return (http.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Objects and lists within each other: no request has more than a few, and a hundred thousand are more than any code can walk. */
const MOST_LEVELS = 64;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1));
}

function filesOf(form: FormData, files: NonNullable<Endpoint['files']>): Record<string, unknown> {
  const fields = Object.entries(files).map(([field, { count }]) => {
    // A file input without a choice sends a file without name and content.
    const values = form.getAll(field).filter(value => !(value instanceof Blob && value.size === 0));
    return [field, count === 1 && values.length <= 1 ? values[0] : values];
  });
  return Object.fromEntries(fields);
}

/** The body as JSON can tell it apart from another: files by the SHA-256 of their content. */
export async function distinctBody(body: unknown): Promise<unknown> {
  if (body instanceof Blob) {
    return {
      file: createHash('sha256')
        .update(new Uint8Array(await body.arrayBuffer()))
        .digest('hex'),
    };
  }
  if (Array.isArray(body)) return Promise.all(body.map(distinctBody));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(await Promise.all(Object.entries(body).map(async ([name, value]) => [name, await distinctBody(value)])));
}

function unreadable(): never {
  throw new Problem(400, 'validation_failed', { errors: { body: ['invalid'] } });
}
