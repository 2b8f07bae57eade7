import type { ShopEvent, StreamEnd, StreamStart } from '#contract/events.ts';

/** Bytes that may wait for one slow device; one with more is cut off, connects again and goes on from its cursor. */
const MOST_WAITING = 16_384;

const encoder = new TextEncoder();
const heartbeat = encoder.encode(':\n\n');

/** Headers of an answer whose body is a stream of messages. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-store, no-transform',
  // Proxies of nginx's kind keep answers back until they end, unless told.
  'X-Accel-Buffering': 'no',
} as const;

/** The way to one client, written as server-sent events. */
export interface MessageStream {
  readonly body: ReadableStream<Uint8Array>;
  /** @param id where a client goes on from, in messages that have one */
  send(name: string, data: object, id?: number): void;
  beat(): void;
  /** Says why and closes. */
  end(reason: StreamEnd['reason']): void;
}

/** @param onGone the client is gone or was cut off; nothing reaches it any more */
export function messageStream(onGone: () => void): MessageStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>(
    {
      start: opened => {
        controller = opened;
      },
      cancel: () => gone(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );

  function gone(): void {
    if (controller === null) return;
    controller = null;
    onGone();
  }

  function write(bytes: Uint8Array): void {
    if (controller === null) return;
    if ((controller.desiredSize ?? 0) < bytes.length) {
      controller.error(new Error('the line is too slow for its events'));
      gone();
      return;
    }
    controller.enqueue(bytes);
  }

  const message = (name: string, data: object, id?: number) =>
    encoder.encode(`event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);

  return {
    body,
    send: (name, data, id) => write(message(name, data, id)),
    beat: () => write(heartbeat),
    end(reason) {
      write(message('end', { reason } satisfies StreamEnd));
      controller?.close();
      gone();
    },
  };
}

/** The way to one device of a customer. */
export interface EventStream extends Omit<MessageStream, 'send'> {
  start(data: StreamStart): void;
  change(event: ShopEvent): void;
}

/** @param onGone the device is gone or was cut off; nothing reaches it any more */
export function eventStream(onGone: () => void): EventStream {
  const { send, ...stream } = messageStream(onGone);
  return {
    ...stream,
    start: data => send('start', data, data.cursor),
    change: event => send('change', event, event.cursor),
  };
}
