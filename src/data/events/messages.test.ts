import { expect, test } from 'vitest';
import { readMessages } from './messages.ts';

const text = 'event: start\ndata: {"a":1}\n\n:\n\nevent: change\nid: 4\ndata: bentuk “é”\n\n';

function bodyOf(size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

test.each([1, 2, 7, 1_000])('messages are whole however the line cuts them, here every %i bytes', async size => {
  const messages = [];
  for await (const message of readMessages(bodyOf(size), new AbortController().signal)) messages.push(message);
  expect(messages).toEqual([
    { name: 'start', data: '{"a":1}' },
    { name: ':', data: '' },
    { name: 'change', data: 'bentuk “é”' },
  ]);
});

test('reading ends with its signal, and so does the connection', async () => {
  let isCancelled = false;
  const signal = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    cancel: () => {
      isCancelled = true;
    },
  });
  const reading = (async () => {
    for await (const message of readMessages(body, signal.signal)) throw new Error(message.name);
  })();
  signal.abort();
  await reading;
  expect(isCancelled).toBe(true);
});
