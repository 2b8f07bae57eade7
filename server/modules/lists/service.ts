import { randomBytes } from 'node:crypto';
import type * as v from 'valibot';
import type { Language } from '#contract/endpoint.ts';
import type { createListEndpoint, List, ListEdit, ListSummary, SharedList } from '#contract/lists.ts';
import type { Executor } from '#server/db/client.ts';
import { most } from '#server/http/customer-limits.ts';
import { full, invalid, notFound } from '#server/http/problem.ts';
import { addressForOrder } from '../addresses/service.ts';
import { publish } from '../events/service.ts';
import { type Writer, writeEdit } from './edit.ts';
import { goodsOf } from './goods.ts';
import {
  countLists,
  deleteList,
  insertList,
  type ListRow,
  lockCustomer,
  lockList,
  selectLines,
  selectList,
  selectLists,
  selectShared,
  updateList,
} from './store.ts';
import { headView, inOrder, lineView, sharedLine } from './view.ts';

/** The customer who asks or writes, and the language of names. */
export interface Asker extends Writer {
  readonly customerId: string;
  readonly language: Language;
  /** Idempotency key of the write, for its events. */
  readonly origin: string | null;
}

type NewList = v.InferOutput<NonNullable<typeof createListEndpoint.body>>;

/** Bytes of a link's token, of which nothing can be guessed. */
const TOKEN_BYTES = 16;

/** A customer's lists without their lines, the one that was changed last first. */
export async function readLists(db: Executor, customerId: string): Promise<ListSummary[]> {
  return (await selectLists(db, customerId)).map(row => ({ ...headView(row), lines: row.lines, bought_lines: row.boughtLines }));
}

/** One own list with its lines and their variants. @throws Problem 404 */
export async function readList(db: Executor, asker: Pick<Asker, 'customerId' | 'language' | 'now'>, id: string): Promise<List> {
  const row = isId(id) ? await selectList(db, asker.customerId, id) : undefined;
  if (row === undefined) throw notFound('list');
  return listView(db, row, asker);
}

/**
 * Adds a list under the device's id; one that the customer has already gets its lines.
 * @returns the list with the lines that were named
 * @throws Problem 422 lists_full, list_lines_full, list_sections_full, an unknown variant, an id that is another's
 */
export async function createList(tx: Executor, asker: Asker, { id, ...edit }: NewList): Promise<List> {
  const { customerId, now } = asker;
  await lockCustomer(tx, customerId);
  const known = await lockList(tx, id);
  if (known !== undefined && known.customerId !== customerId) throw invalid({ id: ['id_invalid'] });
  if (known === undefined && (await countLists(tx, customerId)) >= most.lists) throw full('lists_full', 'body');
  const row = known ?? (await insertList(tx, { id: id.toLowerCase(), customerId, name: edit.name, createdAt: now, updatedAt: now }));
  if (row === undefined) throw invalid({ id: ['id_invalid'] });
  return written(tx, asker, row, edit);
}

/** Changes what is named of an own list. @throws Problem 404, 422 as `createList` */
export async function editList(tx: Executor, asker: Asker, id: string, edit: ListEdit): Promise<List> {
  return written(tx, asker, await lockOwn(tx, asker.customerId, id), edit);
}

/** The list as it stands, with the lines that an edit named, for one that is repeated. @throws Problem 404 */
export async function editAgain(
  db: Executor,
  asker: Pick<Asker, 'customerId' | 'language' | 'now'>,
  id: string,
  edit: ListEdit,
): Promise<List> {
  const row = await selectList(db, asker.customerId, id);
  if (row === undefined) throw notFound('list');
  return listView(db, row, asker, namedIn(edit));
}

/** @throws Problem 404 */
export async function removeList(tx: Executor, { customerId, origin, now }: Asker, id: string): Promise<void> {
  if (!isId(id) || !(await deleteList(tx, customerId, id))) throw notFound('list');
  await publish(tx, { customerId, kind: 'list', origin, at: now });
}

/** The token of an own list's link, made at the first time. @throws Problem 404 */
export async function shareList(tx: Executor, { customerId, origin, now }: Asker, id: string): Promise<string> {
  const list = await lockOwn(tx, customerId, id);
  if (list.shareToken !== null) return list.shareToken;
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  await updateList(tx, list.id, { shareToken: token });
  await publish(tx, { customerId, kind: 'list', origin, at: now });
  return token;
}

/** Revokes the link. @throws Problem 404 */
export async function unshareList(tx: Executor, { customerId, origin, now }: Asker, id: string): Promise<void> {
  const list = await lockOwn(tx, customerId, id);
  await updateList(tx, list.id, { shareToken: null });
  await publish(tx, { customerId, kind: 'list', origin, at: now });
}

/** A list by its link's token. @throws Problem 404 once it is revoked */
export async function readShared(db: Executor, token: string, { language, now }: Pick<Asker, 'language' | 'now'>): Promise<SharedList> {
  const row = await selectShared(db, token.toLowerCase());
  if (row === undefined) throw notFound('list');
  const lines = await selectLines(db, row.id);
  const goods = await goodsOf(
    db,
    lines.map(({ variantId }) => variantId),
    language,
  );
  return {
    name: row.name,
    sections: inOrder(row),
    lines: lines.map(sharedLine),
    goods,
    updated_at: row.updatedAt.toISOString(),
    server_time: now.toISOString(),
  };
}

async function written(tx: Executor, asker: Asker, list: ListRow, edit: ListEdit): Promise<List> {
  const { customerId, origin, now } = asker;
  if (edit.address_id && (await addressForOrder(tx, customerId, edit.address_id)) === null) throw invalid({ address_id: ['invalid'] });
  const row = await writeEdit(tx, list, edit, asker);
  await publish(tx, { customerId, kind: 'list', origin, at: now });
  return listView(tx, row, asker, namedIn(edit));
}

const namedIn = ({ lines, removed_lines: removed }: ListEdit) => [...lines, ...removed].map(({ id }) => id.toLowerCase());

async function lockOwn(tx: Executor, customerId: string, id: string): Promise<ListRow> {
  const list = isId(id) ? await lockList(tx, id) : undefined;
  if (list === undefined || list.customerId !== customerId) throw notFound('list');
  return list;
}

/** @param named ids of the lines that it has; all of them by default */
async function listView(
  db: Executor,
  row: ListRow,
  { language, now }: Pick<Asker, 'language' | 'now'>,
  named?: readonly string[],
): Promise<List> {
  const lines = await selectLines(db, row.id, named);
  const variantIds = lines.map(({ variantId }) => variantId);
  return {
    ...headView(row),
    sections: inOrder(row),
    lines: lines.map(lineView),
    goods: await goodsOf(db, variantIds, language),
    server_time: now.toISOString(),
  };
}

const isId = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
