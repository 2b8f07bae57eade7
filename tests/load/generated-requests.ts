import * as v from 'valibot';
import { ProblemSchema } from '#contract/problem.ts';
import { deskHeader } from '#contract/staff.ts';
import { openApiDocument } from '#server/openapi.ts';
import { callAdmin } from '#tests/contract/support/admin.ts';
import { addBuyers, addGoods, Customer } from '#tests/contract/support/orders.ts';
import { createTestShop, type TestShop, testAdminKey } from '#tests/contract/support/shop.ts';
import { anything, deep, madeOf, Random, type Shape } from './generated-values.ts';

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Shape }[];
  readonly body: Shape | null;
  readonly isForm: boolean;
  /** Codes by status. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
  /** True where each request costs a password's hash, which is made to be slow. */
  readonly isSlow: boolean;
  /** True where it leaves so little behind that the others would hardly find anything. */
  readonly isLast: boolean;
}

/** An answer that the document does not know, or that says that the shop failed. */
export interface Surprise {
  readonly request: string;
  readonly answer: string;
}

function operations(): Operation[] {
  // biome-ignore lint/suspicious/noExplicitAny: the document is made for machines that have no types of it
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, any>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path: `/api${path}`,
      parameters: parameters.filter((parameter: { in?: string }) => ['path', 'query'].includes(parameter.in ?? '')),
      body: requestBody?.content['application/json'].schema ?? null,
      isForm: requestBody?.content['multipart/form-data'] !== undefined,
      refusals: Object.fromEntries(
        Object.entries<{ content: Record<string, { schema: { allOf: readonly { properties?: { code: { enum: string[] } } }[] } }> }>(
          responses,
        )
          .filter(([status]) => status !== '200')
          .map(([status, { content }]) => [status, content['application/json']?.schema.allOf[1]?.properties?.code.enum ?? []]),
      ),
      isSlow: /login|register|password|sign-in|invitation|second-factor/.test(path),
      isLast: path === '/v1/admin/demo' && method === 'delete',
    })),
  );
}

/** The part of the requests before those that empty the shop. */
const LAST = 0.9;

/**
 * Sends requests that are generated from the API's own description to a shop in process: of its shapes, beside them, and far from them;
 * as a guest, a customer and the admin.
 * @returns what was answered with 5xx or off the contract, twenty at most, and how many answers of each status there were
 */
export async function generatedRequests(
  count: number,
  seed: number,
): Promise<{ surprises: Surprise[]; statuses: Readonly<Record<string, number>> }> {
  const shop = await createTestShop({ seed: 'small' });
  try {
    const random = new Random(seed);
    const known = await prepare(shop);
    const all = operations();
    const surprises: Surprise[] = [];
    const statuses: Record<string, number> = {};
    for (let nth = 0; nth < count && surprises.length < 20; nth += 1) {
      let operation = random.pick(all);
      while ((operation.isSlow && random.chance(0.95)) || (operation.isLast && nth < count * LAST)) operation = random.pick(all);
      const request = requestOf(random, operation, known);
      const answer = await shop.app.fetch(new Request(request.url, request.init));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const fault = await faultOf(answer, operation);
      if (fault !== null) surprises.push({ request: `${request.init.method} ${request.url} ${request.said}`, answer: fault });
    }
    return { surprises, statuses };
  } finally {
    await shop.close();
  }
}

interface Known {
  readonly callers: readonly Readonly<Record<string, string>>[];
  readonly ids: readonly string[];
}

/** Two customers with a cart and an order each, so that requests find something. */
async function prepare(shop: TestShop): Promise<Known> {
  const goods = await addGoods(shop.db, { stock: 1_000_000 }, { stock: 5 });
  const buyers = await addBuyers(shop.db, 2);
  const ids = [...goods, 'uji', 'virtual-account', 'pick-up', '81.71', 'faq'];
  for (const buyer of buyers) {
    const customer = new Customer(shop, buyer);
    const order = await customer.place({ [goods[0] ?? '']: 1 });
    const cart = await customer.fill({ [goods[0] ?? '']: 2 });
    ids.push(buyer.customerId, buyer.addressId, order.id, order.number ?? '', cart.id, ...cart.order_items.map(item => item.id));
  }
  const { data } = await (await shop.fetch('/api/v1/products?limit=3')).json();
  for (const { slug } of data.products) ids.push(slug);
  const owner = await signInOwner(shop);
  return { callers: [{}, ...buyers.map(({ headers }) => headers), { 'x-admin-key': testAdminKey }, owner], ids };
}

/** The headers of a member of staff with all rights. */
async function signInOwner(shop: TestShop): Promise<Readonly<Record<string, string>>> {
  const invited = await callAdmin(shop, 'POST', 'staff', { name: 'Ibu Rina', email: 'rina@toko.example', role: 'owner' });
  const json = { token: invited.data.link.split('#')[1], password: 'Kata sandi 9' };
  const accepted = await shop.fetch('/api/v1/desk/invitation', { method: 'POST', json });
  return { [deskHeader]: '1', cookie: accepted.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

function requestOf(random: Random, operation: Operation, { callers, ids }: Known) {
  const { method, parameters, body, isForm } = operation;
  const said = (shape: Shape) => String(madeOf(random, shape, ids) ?? '').slice(0, 2_000);
  const path = operation.path.replace(/\{(\w+)\}/g, () => inPath(random.chance(0.7) ? random.pick(ids) : said({})));
  const query = new URLSearchParams();
  for (const { name, schema } of parameters.filter(parameter => parameter.in === 'query'))
    if (random.chance(0.4)) query.append(name, said(schema));
  const headers = new Headers(random.pick(callers));
  if (method !== 'GET' && random.chance(0.7)) headers.set('Idempotency-Key', random.chance(0.9) ? crypto.randomUUID() : 'short');
  const init: RequestInit & { headers: Headers } = { method, headers };
  if (body !== null) fill(random, init, { value: madeOf(random, body, ids), isForm });
  return { url: `http://127.0.0.1:3000${path}?${query}`, init, said: typeof init.body === 'string' ? init.body.slice(0, 2_000) : '' };
}

function fill(random: Random, init: RequestInit & { headers: Headers }, { value, isForm }: { value: unknown; isForm: boolean }): void {
  if (isForm && random.chance(0.5) && typeof value === 'object' && value !== null) {
    const form = new FormData();
    for (const [name, field] of Object.entries(value))
      form.append(name, random.chance(0.1) ? new Blob(['no picture']) : String(field ?? ''));
    init.body = form;
    return;
  }
  const types = ['application/json', 'application/json; charset=utf-8', 'text/plain', 'multipart/form-data', 'application/jsonp', ''];
  init.headers.set('Content-Type', random.chance(0.93) ? 'application/json' : random.pick(types));
  const broken = ['', '{', 'nul', '\u0000', deep(65), deep(50_000), JSON.stringify(anything(random))];
  init.body = random.chance(0.95) ? JSON.stringify(value) : random.pick(broken);
}

/** As a part of a path: half a character has no such form. */
const inPath = (text: string) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '')) || '-';

/** The fault of an answer; null for none. */
async function faultOf(answer: Response, { refusals }: Operation): Promise<string | null> {
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status === 200 && !type.startsWith('application/json')) {
    // A stream or a file.
    await answer.body?.cancel();
    return null;
  }
  const text = await answer.text();
  const told = `${answer.status} ${text.slice(0, 500)}`;
  if (answer.status === 304) return null;
  if (answer.status >= 500 || !type.startsWith('application/json')) return told;
  const body: unknown = JSON.parse(text);
  if (answer.status === 200) return v.is(v.object({ status: v.literal(200), data: v.unknown() }), body) ? null : told;
  const problem = v.safeParse(ProblemSchema, body);
  if (!problem.success || problem.output.status !== answer.status) return told;
  return refusals[answer.status]?.includes(problem.output.code) === true ? null : told;
}
