import * as v from 'valibot';
import type { Api } from '#api/client.ts';
import { envelope } from '#contract/endpoint.ts';
import { eventStreamEndpoint, eventsEndpoint, type ShopEvent, ShopEventSchema, StreamStartSchema } from '#contract/events.ts';
import { AppError } from '#lib/app-error.ts';
import { readMessages } from './messages.ts';

/** Messages that arrived together; `now` is the shop's clock at that moment, null where it did not say. */
export interface News {
  readonly events: readonly ShopEvent[];
  readonly cursor: number;
  readonly isReset: boolean;
  readonly now: number | null;
}

/** Where changes come from. Both ways throw AppError where the shop can't be asked. */
export interface EventSource {
  /** Opens a stream after a cursor; yields null for a comment, which only says that the line lives. */
  stream(after: number | null, signal: AbortSignal): AsyncGenerator<News | null>;
  /** Asks once; null where nothing came. */
  ask(after: number | null, signal: AbortSignal): Promise<News | null>;
}

const AnswerSchema = envelope(eventsEndpoint.answer);

/** The shop as a source of changes. */
export function shopEvents(api: Api): EventSource {
  let tag: string | null = null;
  return {
    async *stream(after, signal) {
      const answer = await api.open(eventStreamEndpoint, { query: { after }, signal });
      // A captive portal answers everything with a page of its own.
      if (answer.headers.get('Content-Type')?.startsWith('text/event-stream') !== true) {
        await answer.body?.cancel();
        throw new AppError('unexpected_answer', 0);
      }
      let offset: number | null = null;
      for await (const { name, data } of readMessages(answer.body ?? new ReadableStream(), signal)) {
        if (name === 'end') return;
        if (name === 'start') {
          const start = v.parse(StreamStartSchema, JSON.parse(data));
          offset = Date.parse(start.now) - Date.now();
          yield { events: [], cursor: start.cursor, isReset: start.is_reset, now: Date.parse(start.now) };
        } else if (name === 'change') {
          const event = v.parse(ShopEventSchema, JSON.parse(data));
          yield { events: [event], cursor: event.cursor, isReset: false, now: offset === null ? null : Date.now() + offset };
        } else yield null;
      }
    },

    async ask(after, signal) {
      const answer = await api.open(eventsEndpoint, {
        query: { after },
        signal,
        ...(tag === null ? {} : { headers: { 'If-None-Match': tag } }),
      });
      if (answer.status === 304) return null;
      tag = answer.headers.get('ETag');
      const { data } = v.parse(AnswerSchema, await answer.json());
      const now = Date.parse(answer.headers.get('Date') ?? '');
      return { events: data.events, cursor: data.cursor, isReset: data.is_reset, now: Number.isNaN(now) ? null : now };
    },
  };
}
