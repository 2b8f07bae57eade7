import * as v from 'valibot';
import { type ShopEvent, ShopEventSchema, StreamStartSchema } from '#contract/events.ts';

/** A client of a stream, of a customer's events or of staff's queues, that a test looks into. */
export interface Followed {
  readonly status: number;
  readonly headers: Headers;
  /** Events that came so far. */
  readonly events: readonly ShopEvent[];
  /** Names of messages and their data as they came, comments as ':'. */
  readonly messages: readonly { readonly name: string; readonly data: unknown }[];
  /** Cursor of the first message, of events. */
  readonly start: number;
  /** Resolves once the server or the client has ended the stream. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Reads a stream until it is stopped; resolves with its first message, or where it was refused. */
export async function follow(answer: Response): Promise<Followed> {
  const messages: { name: string; data: unknown }[] = [];
  const events: ShopEvent[] = [];
  const state = { start: -1 };
  const reader = answer.body?.getReader();
  let hasBegun: () => void = () => undefined;
  const begun = new Promise<void>(resolve => {
    hasBegun = resolve;
  });

  function take(block: string): void {
    const line = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
    const name = line('event') ?? ':';
    const data: unknown = JSON.parse(line('data') ?? 'null');
    messages.push({ name, data });
    if (name === 'change') events.push(v.parse(ShopEventSchema, data));
    if (name === 'start') state.start = v.parse(StreamStartSchema, data).cursor;
    hasBegun();
  }

  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const chunk = await reader?.read().catch(() => null);
      if (!chunk || chunk.done) return hasBegun();
      text += decoder.decode(chunk.value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    }
  }

  const ended = answer.ok ? read() : Promise.resolve();
  if (answer.ok) await begun;
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    messages,
    get start() {
      return state.start;
    },
    ended,
    stop: async () => void (await reader?.cancel().catch(() => undefined)),
  };
}
