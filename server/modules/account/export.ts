import type { Language } from '#contract/endpoint.ts';
import type { Order } from '#contract/orders.ts';
import { handoverPhotoFile } from '#contract/receivers.ts';
import type { Deps } from '#server/deps.ts';
import { textStream } from '#server/http/text-stream.ts';
import { listAddresses } from '../addresses/service.ts';
import { currentUser, linkedProviders } from '../customers/service.ts';
import { listSessions } from '../customers/tokens.ts';
import { readList, readLists } from '../lists/service.ts';
import { listNotifications } from '../notifications/service.ts';
import { listOrders } from '../orders/reading.ts';
import { readLink } from '../orders/receivers/service.ts';
import { readOrderReturns } from '../orders/returns/reading.ts';
import { listEvents } from '../orders/service.ts';
import { listDevices } from '../push/service.ts';
import { readEveryQuotation, readLetterhead } from '../quotations/service.ts';
import { listOwnReviews } from '../reviews/reading.ts';
import { readWatches } from '../watches/service.ts';
import { exportedList } from './exported-list.ts';
import { exportedOrder, invoiceOf } from './exported-order.ts';

/** Rows that are read at a time: what is in memory does not grow with the account. */
const PAGE = 50;

/** The customer whose data it is, the session that asks, and the language of names and texts. */
interface Asker {
  readonly customerId: string;
  readonly sessionId: string | null;
  readonly language: Language;
  readonly now: Date;
}

type Needs = Pick<Deps, 'db' | 'config'>;

/** Everything that the shop has of a customer as one JSON object, made as it is read. Amounts are rupiah, moments ISO 8601 in UTC. */
export function exportStream(deps: Needs, asker: Asker): ReadableStream<Uint8Array<ArrayBuffer>> {
  return textStream(textOf(deps, asker));
}

async function* textOf(deps: Needs, asker: Asker): AsyncGenerator<string, void> {
  yield '{';
  let isFirst = true;
  for (const [name, section] of Object.entries(sections)) {
    const content = section(deps, asker);
    yield `${isFirst ? '' : ','}\n  ${JSON.stringify(name)}: `;
    isFirst = false;
    if (content instanceof Promise) yield pretty(await content, 1);
    else yield* listText(content);
  }
  yield '\n}\n';
}

async function* listText(rows: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let count = 0;
  for await (const row of rows) {
    yield `${count === 0 ? '[' : ','}\n    ${pretty(row, 2)}`;
    count += 1;
  }
  yield count === 0 ? '[]' : '\n  ]';
}

/** Indented, so that the file can be read without a program for it. */
const pretty = (value: unknown, depth: number) => JSON.stringify(value, null, 2).replaceAll('\n', `\n${'  '.repeat(depth)}`);

/** The parts of the file, in their order: one value, or rows as they come. */
const sections: Readonly<Record<string, (deps: Needs, asker: Asker) => Promise<unknown> | AsyncIterable<unknown>>> = {
  about: async ({ config }, { now, language }) => ({
    shop: config.publicUrl,
    made_at: now.toISOString(),
    language,
    version: 1,
    amounts: 'rupiah',
    times: 'UTC',
  }),
  profile: async ({ db }, { customerId }) => {
    const { customer, ...user } = await currentUser(db, customerId);
    return { ...user, image_url: customer.image_url, providers: await linkedProviders(db, customerId) };
  },
  addresses: async ({ db }, { customerId }) => listAddresses(db, customerId, customerId),
  orders: (deps, asker) => mapped(placedOrders(deps, asker), order => withHistory(deps, asker, order)),
  invoices: async function* (deps, asker) {
    for await (const order of placedOrders(deps, asker)) if (order.invoice_number) yield invoiceOf(order);
  },
  returns: async function* ({ db }, asker) {
    for await (const { id, number } of placedOrders({ db }, asker)) {
      const { returns } = await readOrderReturns(db, { ...asker, id });
      for (const each of returns) yield { order_number: number, ...each };
    }
  },
  cart: async ({ db }, asker) => {
    const { orders } = await listOrders(db, asker, { limit: 1, offset: 0, lang: asker.language, status: [1] });
    return orders[0] === undefined ? null : exportedOrder(orders[0]);
  },
  lists: async function* ({ db }, asker) {
    for (const { id } of await readLists(db, asker.customerId)) yield exportedList(await readList(db, asker, id));
  },
  watches: ({ db }, { customerId, language }) => readWatches(db, customerId, language),
  quotations: async function* ({ db }, { customerId }) {
    // Goods are of the catalogue, not of the customer.
    for await (const quotation of readEveryQuotation(db, customerId)) yield { ...quotation, goods: undefined };
  },
  letterhead: async ({ db }, { customerId }) => readLetterhead(db, customerId),
  reviews: ({ db }, { customerId, language }) =>
    paged(async page => (await listOwnReviews(db, customerId, { ...page, lang: language, product: '' })).reviews),
  notifications: ({ db }, { customerId, language }) =>
    paged(
      async page =>
        (await listNotifications(db, { customerId, userId: customerId }, { ...page, type: null, lang: language })).notifications,
    ),
  sessions: async ({ db }, { customerId, sessionId, now }) => listSessions(db, customerId, sessionId, now),
  push_devices: async ({ db }, { customerId }) => (await listDevices(db, customerId, { limit: 200, offset: 0 })).push_subscriptions,
};

function placedOrders({ db }: Pick<Deps, 'db'>, asker: Asker): AsyncGenerator<Order, void> {
  return paged(async page => (await listOrders(db, asker, { ...page, lang: asker.language, status: null })).orders);
}

async function withHistory({ db }: Pick<Deps, 'db'>, { customerId }: Asker, order: Order) {
  const { received_by, received_at, photo } = await readLink(db, customerId, order.id);
  const photoUrl = photo === null ? null : `/api${handoverPhotoFile.path.replace(':id', order.id).replace(':photo', photo)}`;
  const receiver = received_by === null ? null : { received_by, received_at, photo: photoUrl };
  return { ...exportedOrder(order), receiver, history: (await listEvents(db, { customerId, id: order.id })).events };
}

async function* paged<Row>(read: (page: { limit: number; offset: number }) => Promise<readonly Row[]>): AsyncGenerator<Row, void> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read({ limit: PAGE, offset });
    yield* rows;
    if (rows.length < PAGE) return;
  }
}

async function* mapped<From, To>(rows: AsyncIterable<From>, map: (row: From) => Promise<To>): AsyncGenerator<To, void> {
  for await (const row of rows) yield map(row);
}
