import { expect, test, vi } from 'vitest';
import { follow } from '#tests/support/event-stream.ts';
import { eventStream } from './stream.ts';

const event = (cursor: number) => ({
  cursor,
  kind: 'cart' as const,
  at: '2025-11-20T02:00:00.000Z',
  origin: null,
  order_id: null,
  order_number: null,
  status: null,
  notification_type: null,
});
const start = { cursor: 0, is_reset: false, now: '2025-11-20T02:00:00.000Z' };

test('messages arrive in order, comments between them, and the reason of the end last', async () => {
  const onGone = vi.fn();
  const stream = eventStream(onGone);
  stream.start(start);
  const device = await follow(new Response(stream.body));
  stream.change(event(1));
  stream.beat();
  stream.change(event(2));
  stream.end('expired');
  await device.ended;
  expect(device.messages.map(({ name }) => name)).toEqual(['start', 'change', ':', 'change', 'end']);
  expect(device.events.map(({ cursor }) => cursor)).toEqual([1, 2]);
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(() => stream.change(event(3))).not.toThrow();
});

test('a client that does not read is cut off before much waits for it', async () => {
  const onGone = vi.fn();
  const stream = eventStream(onGone);
  stream.start(start);
  let sent = 0;
  while (onGone.mock.calls.length === 0 && sent < 1_000) {
    sent += 1;
    stream.change(event(sent));
  }
  expect(sent).toBeGreaterThan(20);
  expect(sent).toBeLessThan(120);
  await expect(new Response(stream.body).text()).rejects.toThrow();
});

test('a client that leaves is forgotten', async () => {
  const onGone = vi.fn();
  const stream = eventStream(onGone);
  await stream.body.cancel();
  expect(onGone).toHaveBeenCalledTimes(1);
});
