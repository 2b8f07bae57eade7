import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { adminKeyHeader } from '#contract/admin.ts';
import { endpoints } from '#contract/api.ts';
import { type Access, type Endpoint, envelope } from '#contract/endpoint.ts';
import { type ProblemCode, ProblemSchema } from '#contract/problem.ts';
import { accessTokenHeader, refreshTokenHeader } from '#contract/session.ts';
import { deskHeader } from '#contract/staff.ts';
import { deskCookie } from './http/desk-cookie.ts';
import { taggedJson } from './http/entity-tag.ts';
import { statusesOf } from './http/problem-statuses.ts';
import { type Api, PARAM_LENGTH } from './http/route.ts';

const security: Readonly<Record<Access, readonly object[]>> = {
  public: [{}, { bearer: [] }],
  customer: [{ bearer: [] }],
  staff: [{ desk: [] }],
  admin: [{ adminKey: [] }, { desk: [] }],
};

/** Refusals that every endpoint may answer beside its own, those of a body, and those of a write that may carry a key. */
const commonProblems: readonly ProblemCode[] = [
  'validation_failed',
  'unauthorized',
  'account_deleted',
  'not_found',
  'rate_limited',
  'internal_error',
  'unavailable',
  'storage_full',
];
const bodyProblems: readonly ProblemCode[] = ['payload_too_large', 'unsupported_media_type'];
const keyProblems: readonly ProblemCode[] = [
  'idempotency_key_malformed',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'outbox_passed',
];

/** The OpenAPI 3.1 document of the whole API, made from the contract's endpoints. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shop API',
      version: '1',
      description: 'A shop for building materials. Money is whole rupiah, weights are grams, lengths millimetres, moments ISO 8601 in UTC.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: `The access token. With the refresh token instead, the answer carries fresh tokens in ${accessTokenHeader} and ${refreshTokenHeader}.`,
        },
        adminKey: { type: 'apiKey', in: 'header', name: adminKeyHeader },
        desk: {
          type: 'apiKey',
          in: 'cookie',
          name: deskCookie,
          description: `Of a member of staff; each request carries the header ${deskHeader} as well.`,
        },
      },
      headers: {
        [accessTokenHeader]: { description: 'Fresh access token, where the bearer was a refresh token.', schema: { type: 'string' } },
        [refreshTokenHeader]: { description: 'The refresh token that replaces it.', schema: { type: 'string' } },
      },
      parameters: {
        idempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'Made once per mutation. A repetition has no second effect: it gets the first refusal again, or 200 with what was written as it stands now, and Idempotency-Replayed: true; with another body it is refused.',
          schema: { type: 'string', minLength: 8, maxLength: 200 },
        },
      },
      schemas: { Problem: schemaOf(ProblemSchema, 'output') },
    },
  };
}

/** Mounts the document; it is made at the first request. */
export function mountOpenApi(api: Api): void {
  let document: object | undefined;
  api.get('/openapi.json', http => {
    document ??= openApiDocument();
    http.header('Cache-Control', 'public, max-age=300');
    return taggedJson(http, document);
  });
}

function operation(endpoint: Endpoint): object {
  const { method, path, summary, access, body, form, problems = [] } = endpoint;
  const tokens = Object.fromEntries([accessTokenHeader, refreshTokenHeader].map(name => [name, { $ref: `#/components/headers/${name}` }]));
  const isKeyed = method !== 'GET' && access !== 'public';
  return {
    operationId: operationId(method, path),
    tags: [path.split('/')[2] ?? 'shop'],
    summary,
    security: security[access],
    parameters: [
      ...pathParameters(path),
      ...queryParameters(endpoint),
      ...(isKeyed ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, content: bodyContent(body, form === true) } }),
    responses: {
      200: {
        description: 'Done.',
        ...(access === 'admin' ? {} : { headers: tokens }),
        content: answerContent(endpoint),
      },
      ...refusals([
        ...problems,
        ...(access === 'admin' ? (['forbidden'] as const) : []),
        ...commonProblems,
        ...(body === undefined ? [] : bodyProblems),
        ...(isKeyed ? keyProblems : []),
      ]),
    },
  };
}

/** The error answers by status, each with the codes that it can have. */
function refusals(codes: readonly ProblemCode[]): Record<string, object> {
  const byStatus: Record<string, ProblemCode[]> = {};
  for (const code of new Set(codes)) for (const status of statusesOf(code)) byStatus[status] = [...(byStatus[status] ?? []), code];
  const problem = { $ref: '#/components/schemas/Problem' };
  const described = Object.entries(byStatus).map(([status, own]) => {
    const schema = { allOf: [problem, { properties: { status: { const: Number(status) }, code: { enum: own } } }] };
    return [status, { description: `Refused: ${own.join(', ')}.`, content: { 'application/json': { schema } } }];
  });
  return Object.fromEntries(described);
}

/** Such as 'post-v1-orders-id-cancellation'. */
function operationId(method: string, path: string): string {
  return [method.toLowerCase(), ...path.split('/').filter(Boolean)].join('-').replaceAll(':', '');
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', maxLength: PARAM_LENGTH },
  }));
}

function queryParameters({ query }: Endpoint): object[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    // Null stands for 'no filter', which a query can't say.
    schema: typeof schema === 'object' && schema.default === null ? { ...schema, default: undefined } : schema,
  }));
}

function answerContent({ answer, isBinary }: Endpoint): object {
  if (isBinary) return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: schemaOf(envelope(answer), 'output') } };
}

function bodyContent(body: v.GenericSchema, isForm: boolean): object {
  const schema = schemaOf(body, 'input');
  return { ...(isForm ? { 'multipart/form-data': { schema } } : {}), 'application/json': { schema } };
}

/** Checks that JSON Schema can't say are left out; the words of the summary and the problems' codes stand for them. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore', target: 'draft-2020-12' });
  return rest;
}
