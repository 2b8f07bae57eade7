import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { createStore } from '#lib/store.ts';
import { memoryOutboxStore } from '#storage/outbox-memory.ts';
import { cement } from '#tests/support/cart-lines.ts';
import type { WantedLine } from '../cart/model.ts';
import { kinds } from '../writes/kinds.ts';
import { createTransitions } from './core.ts';
import { verdictOf } from './failure.ts';
import { type Mutation, mutationOf } from './mutations.ts';
import { createOutbox } from './outbox.ts';

const line = (variantId: string, quantity: number): WantedLine => ({ variantId, quantity, preview: cement });
const set = (variantId: string, quantity: number) => ({ kind: 'cart.set', userId: 'u', line: line(variantId, quantity) }) as const;
const network = new AppError('network', 0);

/** A server that answers when told to, and remembers what reached it. */
function harness(storage = memoryOutboxStore()) {
  const owner = createStore<string | null>('u');
  const calls: { mutation: Mutation; answer: (error?: AppError) => void }[] = [];
  const refused: string[] = [];
  const outbox = createOutbox({
    kinds,
    send: async ([record]) => {
      if (record === undefined) return [];
      const word = new Promise((resolve, reject) => {
        calls.push({ mutation: mutationOf(record), answer: error => (error === undefined ? resolve(null) : reject(error)) });
      });
      return [await verdictOf(word)];
    },
    onRefused: (_mutation, error) => refused.push(error.code),
    owner,
    storage,
    random: () => 0,
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const sent = () =>
    calls.map(({ mutation }) => (mutation.kind === 'cart.set' ? `${mutation.line.variantId}=${mutation.line.quantity}` : mutation.kind));
  return { outbox, owner, storage, calls, refused, settle, sent };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the outbox', () => {
  it('sends one at a time, in order', async () => {
    const { outbox, calls, settle, sent } = harness();
    outbox.enqueue(set('a', 1));
    outbox.enqueue(set('b', 2));
    await settle();
    expect(sent()).toEqual(['a=1']);
    calls[0]?.answer();
    await settle();
    expect(sent()).toEqual(['a=1', 'b=2']);
    calls[1]?.answer();
    await settle();
    expect(outbox.waiting.get()).toEqual([]);
  });

  it('offers what waits for the cart together, up to an order, and takes the word on as many as it gets', async () => {
    const offered: string[][] = [];
    const outbox = createOutbox({
      kinds,
      owner: createStore<string | null>('u'),
      random: () => 0,
      send: async records => {
        offered.push(records.map(({ id, payload }) => ('line' in payload ? payload.line.variantId : id)));
        if (offered.length === 1) throw network;
        const last = { answer: null, refusal: null };
        if (offered.length === 2)
          return [{ answer: undefined, refusal: null }, { refusal: new AppError('quantity_not_allowed', 422) }, last];
        return [last];
      },
    });
    for (const variantId of ['a', 'b', 'c', 'd']) outbox.enqueue(set(variantId, 1));
    outbox.enqueue({ kind: 'cart.remove', userId: 'u', variantId: 'e' });
    outbox.enqueue(set('f', 1));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(offered.slice(1)).toEqual([['a', 'b', 'c', 'd'], ['d'], [expect.any(String)], ['f']]);
    expect(outbox.view.get().entries).toMatchObject([{ state: 'refused', mutation: { line: { variantId: 'b' } } }]);
  });

  it('merges edits of one line that has not been tried, and never the one on its way', async () => {
    const { outbox, calls, settle, sent } = harness();
    outbox.enqueue(set('a', 1));
    await settle();
    outbox.enqueue(set('a', 2));
    outbox.enqueue(set('a', 3));
    await settle();
    expect(outbox.waiting.get()).toHaveLength(2);
    calls[0]?.answer();
    await settle();
    expect(sent()).toEqual(['a=1', 'a=3']);
  });

  it('makes one record of two hundred taps without a line, and asks for the line only', async () => {
    const storage = memoryOutboxStore();
    const send = vi.fn(async () => [{ answer: null, refusal: null }]);
    let isReachable = false;
    const reach = vi.fn(async () => isReachable);
    const outbox = createOutbox({ kinds, owner: createStore<string | null>('u'), storage, send, reach });
    for (let tap = 1; tap <= 200; tap += 1) {
      outbox.enqueue(set('a', tap));
      await vi.advanceTimersByTimeAsync(250);
    }
    expect((await storage.read()).records).toMatchObject([{ attempts: 0, payload: { line: { quantity: 200 } } }]);
    expect(send).not.toHaveBeenCalled();
    expect(reach.mock.calls.length).toBeLessThan(30);
    isReachable = true;
    outbox.drain();
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
    expect(outbox.waiting.get()).toEqual([]);
  });

  it('sends nothing while the pause after a failure runs, whatever is edited meanwhile', async () => {
    const { outbox, calls, settle } = harness();
    outbox.enqueue(set('a', 1));
    await settle();
    calls[0]?.answer(network);
    await settle();
    for (let tap = 2; tap <= 200; tap += 1) outbox.enqueue(set('a', tap));
    await vi.advanceTimersByTimeAsync(999);
    expect(calls).toHaveLength(1);
    expect(outbox.waiting.get()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
  });

  it('keeps an undeliverable mutation and tries it again with the same id', async () => {
    const { outbox, calls, settle, sent } = harness();
    outbox.enqueue(set('a', 1));
    await settle();
    calls[0]?.answer(network);
    await settle();
    expect(outbox.waiting.get()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent()).toEqual(['a=1', 'a=1']);
    expect(calls[1]?.mutation.id).toBe(calls[0]?.mutation.id);
  });

  it('does not merge into a mutation whose answer may have been lost', async () => {
    const { outbox, calls, settle } = harness();
    outbox.enqueue(set('a', 1));
    await settle();
    calls[0]?.answer(network);
    await settle();
    outbox.enqueue(set('a', 2));
    await settle();
    expect(outbox.waiting.get().map(mutation => mutation.id)[0]).toBe(calls[0]?.mutation.id);
    expect(outbox.waiting.get()).toHaveLength(2);
  });

  it('sets aside what the server refuses, says so, and goes on', async () => {
    const { outbox, calls, refused, settle, sent } = harness();
    outbox.enqueue(set('a', 1));
    outbox.enqueue(set('b', 1));
    await settle();
    calls[0]?.answer(new AppError('quantity_not_allowed', 422));
    await settle();
    expect(refused).toEqual(['quantity_not_allowed']);
    expect(sent()).toEqual(['a=1', 'b=1']);
    expect(outbox.waiting.get()).toHaveLength(1);
    expect(outbox.view.get().entries).toMatchObject([
      { state: 'refused', refusal: { code: 'quantity_not_allowed' } },
      { state: 'sending' },
    ]);
  });

  it('waits as long as the server asks', async () => {
    const { outbox, calls, settle } = harness();
    outbox.enqueue(set('a', 1));
    await settle();
    calls[0]?.answer(new AppError('rate_limited', 429, { retryAfter: 5_000 }));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
  });

  it('shows an edit at once and calls it saved when it is on the disk', async () => {
    const { outbox, storage } = harness();
    const saved = outbox.enqueue(set('a', 1));
    expect(outbox.waiting.get()).toHaveLength(1);
    expect((await storage.read()).records).toHaveLength(0);
    expect(await saved).toBe(true);
    expect((await storage.read()).records).toMatchObject([{ seq: 1, userId: 'u', kind: 'cart.set', schemaVersion: 1 }]);
  });

  it('takes an edit back that the disk refused', async () => {
    const storage = { ...memoryOutboxStore(), update: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
    const { outbox } = harness(storage);
    expect(await outbox.enqueue(set('a', 1))).toBe(false);
    expect(outbox.waiting.get()).toEqual([]);
  });

  it('goes on after a reload, with the same id', async () => {
    const before = harness();
    before.outbox.enqueue(set('a', 1));
    await before.settle();
    const after = harness(before.storage);
    await after.settle();
    expect(after.outbox.waiting.get()).toHaveLength(1);
    expect(after.calls[0]?.mutation.id).toBe(before.calls[0]?.mutation.id);
  });

  it('stops at the second 401 in a row and goes on when its owner is back', async () => {
    const { outbox, owner, calls, settle } = harness();
    outbox.enqueue(set('a', 1));
    await settle();
    calls[0]?.answer(new AppError('unauthorized', 401));
    await vi.advanceTimersByTimeAsync(1_000);
    calls[1]?.answer(new AppError('unauthorized', 401));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(calls).toHaveLength(2);
    owner.set(null);
    owner.set('u');
    await settle();
    expect(calls).toHaveLength(3);
  });

  it('neither shows nor sends what another customer left, and throws it away after a month', async () => {
    const { outbox, owner, calls, storage, settle } = harness();
    outbox.enqueue(set('a', 1));
    await settle();
    owner.set('other');
    calls[0]?.answer(network);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(outbox.waiting.get()).toEqual([]);
    expect(calls).toHaveLength(1);
    expect((await storage.read()).records).toHaveLength(1);
    vi.setSystemTime(Date.now() + 31 * 24 * 3_600_000);
    owner.set(null);
    owner.set('other');
    await settle();
    expect((await storage.read()).records).toHaveLength(0);
  });

  it('forgets at a logout what its customer had not sent, also when no customer is signed in any more', async () => {
    const { outbox, owner, storage, settle } = harness();
    outbox.enqueue(set('a', 1));
    await settle();
    owner.set(null);
    outbox.clear();
    await settle();
    expect((await storage.read()).records).toEqual([]);
  });
});

it('forgets a customer who left, and keeps what they wrote here since, also by a clock that was set back', () => {
  const records = ['before', 'since'].map((id, index) => ({
    ...{ id, clientId: 'c', seq: index + 1, userId: 'ayu', kind: 'cart.remove' as const, payload: { variantId: 'v' } },
    ...{ attempts: 0, schemaVersion: 1 as const, createdAt: 10 - index },
  }));
  const box = { clientId: 'c', seq: 2, records, outcomes: [], unreadable: [] };
  expect(
    createTransitions(kinds)
      .forgotten(box, 'ayu', 10, new Set(['since']))
      .records.map(({ id }) => id),
  ).toEqual(['since']);
  expect(createTransitions(kinds).forgotten(box, 'ayu', 10).records).toEqual([]);
});
