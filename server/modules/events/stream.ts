import type { ShopEvent, StreamEnd, StreamStart } from '#contract/events.ts';

/** Bytes that may wait for one slow device; one with more is cut off, connects again and goes on from its cursor. */
const MOST_WAITING = 16_384;

const encoder = new TextEncoder();
const heartbeat = encoder.encode(':\n\n');

/** The way to one device, written as server-sent events. */
export interface EventStream {
  readonly body: ReadableStream<Uint8Array>;
  start(data: StreamStart): void;
  change(event: ShopEvent): void;
  beat(): void;
  /** Says why and closes. */
  end(reason: StreamEnd['reason']): void;
}

/** @param onGone the device is gone or was cut off; nothing reaches it any more */
export function eventStream(onGone: () => void): EventStream {
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
    start: data => write(message('start', data, data.cursor)),
    change: event => write(message('change', event, event.cursor)),
    beat: () => write(heartbeat),
    end(reason) {
      write(message('end', { reason } satisfies StreamEnd));
      controller?.close();
      gone();
    },
  };
}
