import { expect, it, vi } from 'vitest';
import { durableOutboxStore } from './durable-outbox.ts';
import { emptyBox, type OutboxBox, type OutboxRecord, type OutboxStore } from './outbox-record.ts';

const MINUTE = 60_000;

const record = (id: string, seq: number, clientId = 'c'): OutboxRecord => ({
  ...{ id, clientId, seq, userId: 'u', kind: 'cart.remove', payload: { variantId: 'v' }, attempts: 0, schemaVersion: 1, createdAt: 1 },
});
const appending = (id: string) => (box: OutboxBox) =>
  [{ ...box, clientId: box.clientId ?? 'c', seq: box.seq + 1, records: [...box.records, record(id, box.seq + 1)] }, undefined] as const;
const removing = (id: string) => (box: OutboxBox) => [{ ...box, records: box.records.filter(each => each.id !== id) }, undefined] as const;

/** A page on a disk that works, refuses or hangs, with a clock that stands until it is told to go on. */
function harness() {
  let mode: 'works' | 'refuses' | 'hangs' = 'works';
  let box = emptyBox;
  const timers: { run: () => void; at: number }[] = [];
  let now = 0;
  const disk: OutboxStore = {
    read: async () => box,
    update: async change => {
      if (mode === 'refuses') throw new DOMException('no', 'UnknownError');
      if (mode === 'hangs') return new Promise(() => undefined);
      const [next, result] = change(box);
      box = next;
      return result;
    },
  };
  let lose: () => void = () => undefined;
  const store = durableOutboxStore(
    onLost => {
      lose = onLost;
      return disk;
    },
    (run, milliseconds) => {
      const timer = { run, at: now + milliseconds };
      timers.push(timer);
      return () => void timers.splice(0, timers.length, ...timers.filter(each => each !== timer));
    },
  );
  const pass = async (milliseconds: number) => {
    // The write that was asked for has begun by then.
    await vi.waitFor(() => undefined);
    now += milliseconds;
    for (const timer of timers.filter(({ at }) => at <= now)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.run();
      await vi.waitFor(() => undefined);
    }
  };
  return {
    store,
    pass,
    set: (next: typeof mode) => {
      mode = next;
    },
    /** Another tab's hand, or its user's. */
    write: (next: OutboxBox) => {
      box = next;
    },
    lose: () => lose(),
    ids: () => box.records.map(({ id }) => id),
    box: () => box,
    pageIds: async () => (await store.read()).records.map(({ id }) => id),
  };
}

it('goes on in the page while the disk refuses, and puts what is left back on it', async () => {
  const { store, set, pass, ids, pageIds, box } = harness();
  await store.update(appending('a'));
  await store.update(appending('b'));
  set('refuses');
  await store.update(appending('c'));
  await store.update(removing('a'));
  expect(store.keeping.get()).toBe('page');
  expect(await pageIds()).toEqual(['b', 'c']);
  expect(ids()).toEqual(['a', 'b']);
  set('works');
  await pass(MINUTE);
  expect(store.keeping.get()).toBe('disk');
  expect(ids()).toEqual(['b', 'c']);
  expect(box().records.map(({ seq }) => seq)).toEqual([2, 4]);
});

it('takes what the disk may have, or write down late, for tried: nothing is merged into it', async () => {
  const { store, set } = harness();
  await store.update(appending('a'));
  set('refuses');
  await store.update(appending('b'));
  await store.update(appending('c'));
  expect((await store.read()).records.map(({ attempts }) => attempts)).toEqual([1, 1, 0]);
});

it('waits five seconds for a disk that hangs', async () => {
  const { store, set, pass, pageIds } = harness();
  set('hangs');
  const saved = vi.fn();
  void store.update(appending('a')).then(saved);
  await pass(4_900);
  expect(saved).not.toHaveBeenCalled();
  await pass(100);
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(await pageIds()).toEqual(['a']);
});

it('leaves alone what another tab has written meanwhile, and does not bring back what it has settled', async () => {
  const { store, set, write, pass, ids, box } = harness();
  await store.update(appending('a'));
  set('refuses');
  await store.update(appending('mine'));
  write({ ...box(), seq: 2, records: [record('theirs', 2)] });
  set('works');
  await pass(MINUTE);
  expect(ids()).toEqual(['theirs', 'mine']);
});

it('writes back what a deleted disk held, behind what another tab has begun on the new one', async () => {
  const { store, write, lose, ids, box } = harness();
  await store.update(appending('a'));
  write(emptyBox);
  lose();
  await vi.waitFor(() => expect(ids()).toEqual(['a']));
  write({ ...emptyBox, clientId: 'new', seq: 1, records: [record('fresh', 1, 'new')] });
  await store.update(appending('b'));
  expect(ids()).toEqual(['fresh', 'a', 'b']);
  expect(box().records.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

it('writes back what only this page knew, where another tab has written a deleted disk anew with less', async () => {
  const { store, write, lose, ids, box } = harness();
  await store.update(appending('a'));
  const known = box();
  await store.update(appending('b'));
  // The other tab had not heard of 'b' yet, and its client is the same.
  write(emptyBox);
  const other = harness();
  other.write(known);
  await other.store.read();
  other.write(emptyBox);
  await other.store.read();
  write(other.box());
  expect(ids()).toEqual(['a']);
  lose();
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b']));
  await store.read();
  // It is settled there now, and this page does not bring it back.
  write({ ...box(), records: [] });
  await store.read();
  expect(ids()).toEqual([]);
});

it('does not bring back what another tab has written back on a deleted disk and merged since', async () => {
  const { store, write, box, ids } = harness();
  await store.update(appending('a'));
  const other = harness();
  other.write(box());
  await other.store.read();
  other.write(emptyBox);
  await other.store.update(removing('a'));
  await other.store.update(appending('instead of a'));
  write(other.box());
  await store.read();
  expect(ids()).toEqual(['instead of a']);
});

it('keeps nothing in the page that needs a disk, and takes it off again where the disk has written it down late', async () => {
  const { store, set, pass, write, ids, pageIds, box } = harness();
  set('hangs');
  const order = store.update(appending('order'), { needsDisk: true });
  const said = expect(order).rejects.toThrow();
  await pass(5_000);
  await said;
  expect(await pageIds()).toEqual([]);
  write(appending('order')(box())[0]);
  set('works');
  await store.update(appending('later'), { needsDisk: true });
  expect(ids()).toEqual(['later']);
});
