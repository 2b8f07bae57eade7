import { expect, it } from 'vitest';
import type { List, ListGoods } from '#contract/lists.ts';
import { createStore } from '#lib/store.ts';
import type { PhoneDocuments } from '#storage/phone-documents.ts';
import { createGuestLists } from './guest-lists.ts';
import { newWords } from './line-of.ts';
import { noEdit } from './list-payload.ts';

/** A phone's disk, shared by all tabs of a test. */
function disk() {
  const rows = new Map<string, unknown>();
  let failure: DOMException | null = null;
  const store: PhoneDocuments = {
    async all() {
      if (failure !== null) throw failure;
      return [...rows];
    },
    async change(id, change) {
      if (failure !== null) throw failure;
      const next = change(structuredClone(rows.get(id)));
      if (next === undefined) rows.delete(id);
      else rows.set(id, structuredClone(next));
      return next;
    },
  };
  return { rows, store, fail: (name: string) => (failure = new DOMException('', name)), tick: createStore<string | null>(null) };
}

const listId = '0190a000-0000-7000-8000-00000000000a';
const line = (text: string) => newWords(text, { quantity: 1, position: 1 });
const written = (text: string, name = 'Rumah') => ({ listId, name, edit: { ...noEdit, name, lines: [line(text)] }, goods: [] });
const texts = (lists: readonly List[]) => lists.flatMap(({ lines }) => lines.map(({ text }) => text)).sort();

it('are there after a restart, and two tabs add lines to one list', async () => {
  const phone = disk();
  let now = 1_000;
  const [one, two] = [
    createGuestLists(phone.store, phone.tick, () => (now += 1)),
    createGuestLists(phone.store, phone.tick, () => (now += 1)),
  ];
  await Promise.all([one.load(), two.load()]);
  await one.write(written('paku'), { isNew: true });
  await two.write(written('kawat'));
  expect(texts(two.state.get().lists)).toEqual(['kawat', 'paku']);
  const restarted = createGuestLists(phone.store, phone.tick);
  await restarted.load();
  expect(restarted.state.get()).toMatchObject({ isLoaded: true, isKept: true, lists: [{ id: listId, name: 'Rumah' }] });
  expect(texts(restarted.state.get().lists)).toEqual(['kawat', 'paku']);
});

it('that another tab has deleted are not begun anew by an edit', async () => {
  const phone = disk();
  const book = createGuestLists(phone.store, phone.tick);
  await book.write(written('paku'), { isNew: true });
  phone.rows.clear();
  await expect(book.write(written('kawat'))).rejects.toMatchObject({ code: 'not_found' });
  expect(phone.rows.size).toBe(0);
});

it('are limited like a customer’s, and a full phone is told while the lists stay as they are', async () => {
  const phone = disk();
  const book = createGuestLists(phone.store, phone.tick);
  await book.write(written('paku'), { isNew: true });
  const many = { ...written(''), edit: { ...noEdit, lines: Array.from({ length: 300 }, () => line('x')) } };
  await expect(book.write(many)).rejects.toMatchObject({ code: 'list_lines_full' });
  phone.fail('QuotaExceededError');
  await expect(book.write(written('kawat'))).rejects.toMatchObject({ code: 'device_full' });
  expect(texts(book.state.get().lists)).toEqual(['paku']);
});

it('last as long as the page where the browser keeps nothing, which is said', async () => {
  const phone = disk();
  phone.fail('SecurityError');
  const book = createGuestLists(phone.store, phone.tick);
  await book.write(written('paku'), { isNew: true });
  expect(book.state.get()).toMatchObject({ isLoaded: true, isKept: false, lists: [{ id: listId }] });
  await book.remove(listId);
  expect(book.state.get().lists).toEqual([]);
});

it('take what the shop says of their goods now, and leave out rows that can’t be read', async () => {
  const phone = disk();
  phone.rows.set('x', { name: 'of a later version' });
  const book = createGuestLists(phone.store, phone.tick);
  const goods: ListGoods = {
    ...{ id: 'n12', number: 12, sku: null, name: '40 kg', product: { slug: 'semen', name: 'Semen' }, image_url: '', unit: 'sak' },
    ...{
      price: 60_000,
      discount: 0,
      stock: 9,
      min_quantity: 1,
      step_quantity: 1,
      weight: 40_000,
      size: [1, 1, 1],
      flags: [],
      is_available: true,
    },
  };
  await book.write({ ...written('paku'), goods: [goods] }, { isNew: true });
  const id = '0190a000-0000-7000-8000-00000000000b';
  await book.note(listId, [{ ...goods, id, price: 64_500 }], '2026-11-27T00:00:00.000Z');
  const restarted = createGuestLists(phone.store, phone.tick);
  await restarted.load();
  expect(restarted.state.get().lists).toMatchObject([{ goods: [{ id, price: 64_500 }], server_time: '2026-11-27T00:00:00.000Z' }]);
  expect(phone.rows.has('x')).toBe(true);
  const later = { ...(phone.rows.get(listId) as object), status: 'paused' };
  phone.rows.set(listId, later);
  await expect(book.note(listId, [goods], '2026-11-28T00:00:00.000Z')).rejects.toMatchObject({ code: 'not_found' });
  expect(phone.rows.get(listId)).toEqual(later);
});
