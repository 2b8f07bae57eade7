// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { createStore } from '#lib/store.ts';
import { followShop } from './live.ts';
import { ownWrites } from './own-writes.ts';

interface Line {
  readonly after: number | null | undefined;
  isOpen: boolean;
  readonly start: (cursor: number) => void;
  /** Tells that an order came to be paid, by the write with this key. */
  readonly change: (cursor: number, origin: string | null) => void;
}

/** The app's events over lines that the test speaks on. */
function live() {
  const lines: Line[] = [];
  const open = async (_: unknown, { query }: { query: { after: number | null } }) => {
    const encoder = new TextEncoder();
    let to: ReadableStreamDefaultController<Uint8Array>;
    const line = {
      after: query.after,
      isOpen: true,
      start: (cursor: number) => {
        const data = JSON.stringify({ cursor, is_reset: false, now: new Date().toISOString() });
        to.enqueue(encoder.encode(`event: start\ndata: ${data}\n\n`));
      },
      change: (cursor: number, origin: string | null) => {
        const order = { order_id: 'a', order_number: 'FD-1', status: 3, notification_type: 1 };
        const data = JSON.stringify({ cursor, kind: 'notification', at: new Date().toISOString(), origin, ...order });
        to.enqueue(encoder.encode(`event: change\ndata: ${data}\n\n`));
      },
    };
    lines.push(line);
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        to = controller;
      },
      cancel: () => {
        line.isOpen = false;
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
  };
  const owner = createStore<string | null>('rahma');
  const news: [cursor: number, isOwn: boolean][] = [];
  const queryClient = new QueryClient();
  followShop({
    api: { open } as unknown as Api,
    queryClient,
    owner,
    onEnd: () => undefined,
    onOrderNews: ({ cursor }, isOwn) => news.push([cursor, isOwn]),
  });
  return { lines, owner, news, queryClient };
}

function look(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

test("an order's news say whether this tab's own write made them", async () => {
  look('visible');
  const { lines, owner, news } = live();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  ownWrites.note('my key');
  lines[0]?.start(1);
  lines[0]?.change(2, 'my key');
  lines[0]?.change(3, 'key of the admin');
  await vi.waitFor(() =>
    expect(news).toEqual([
      [2, true],
      [3, false],
    ]),
  );
  owner.set(null);
  localStorage.clear();
});

test('a visit reads anew what it began with, also where it goes on from a cursor', async () => {
  look('visible');
  const first = live();
  await vi.waitFor(() => expect(first.lines).toHaveLength(1));
  first.lines[0]?.start(7);
  await vi.waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  first.owner.set(null);

  const next = live();
  next.queryClient.setQueryData(['private', 'cart'], 'as the last page left it');
  await vi.waitFor(() => expect(next.lines).toHaveLength(1));
  expect(next.lines[0]?.after).toBe(7);
  next.lines[0]?.start(7);
  await vi.waitFor(() => expect(next.queryClient.getQueryState(['private', 'cart'])?.isInvalidated).toBe(true));
  next.owner.set(null);
  localStorage.clear();
});

test('a stream is open only while the page is in sight, goes on from its cursor, and belongs to one customer', async () => {
  look('visible');
  const { lines, owner } = live();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  lines[0]?.start(7);
  await vi.waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  look('hidden');
  await vi.waitFor(() => expect(lines[0]?.isOpen).toBe(false));
  look('visible');
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(lines[1]).toMatchObject({ after: 7, isOpen: true });
  lines[1]?.start(7);

  owner.set('another-customer');
  await vi.waitFor(() => expect(lines[1]?.isOpen).toBe(false));
  await vi.waitFor(() => expect(lines).toHaveLength(3));
  expect(lines[2]?.after).toBe(null);
  owner.set(null);
  await vi.waitFor(() => expect(lines[2]?.isOpen).toBe(false));
  expect(lines).toHaveLength(3);
});
