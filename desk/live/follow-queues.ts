import * as v from 'valibot';
import { type Queues, QueuesSchema, queueStreamEndpoint } from '#contract/admin-queues.ts';
import { AppError } from '#lib/app-error.ts';
import { open } from '../data/call.ts';
import { cutMessages, pauseAfter } from './live-connection.ts';

/** Milliseconds without a byte after which the line hangs: the server comments every 15 seconds. */
const SILENCE = 40_000;
/** Milliseconds that the stream goes on in a tab that the merchant doesn't look at. */
const HIDDEN = 300_000;

/**
 * Hears from the server how much waits, until it is ended: again after a failure, not while the browser is offline or the tab long hidden.
 * @returns the function that ends it
 */
export function followQueues(hear: (queues: Queues) => void): () => void {
  let line: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;
  const pause = () => {
    clearTimeout(timer);
    line?.abort();
    line = null;
  };
  const start = () => {
    if (isOver || line !== null || !navigator.onLine) return;
    clearTimeout(timer);
    const own = new AbortController();
    line = own;
    const heard = (queues: Queues) => {
      if (line !== own) return;
      failures = 0;
      hear(queues);
    };
    void readQueues(own, heard)
      .catch((error: unknown) => {
        // The session has ended, or the role has no right to it: asking again changes nothing.
        if (line === own && error instanceof AppError && (error.status === 401 || error.status === 403)) isOver = true;
      })
      .then(() => {
        if (line !== own) return;
        line = null;
        failures += 1;
        if (!isOver) timer = setTimeout(start, pauseAfter(failures, Math.random()));
      });
  };
  const look = () => {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') hiding = setTimeout(pause, HIDDEN);
    else start();
  };
  addEventListener('online', start);
  addEventListener('offline', pause);
  document.addEventListener('visibilitychange', look);
  start();
  return () => {
    isOver = true;
    clearTimeout(hiding);
    pause();
    removeEventListener('online', start);
    removeEventListener('offline', pause);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Reads one stream to its end. @throws AppError */
async function readQueues(line: AbortController, hear: (queues: Queues) => void): Promise<void> {
  let silence = setTimeout(() => line.abort(), SILENCE);
  try {
    const answer = await open(queueStreamEndpoint, { signal: line.signal });
    // A captive portal answers everything with a page of its own.
    if (answer.body === null || answer.headers.get('Content-Type')?.startsWith('text/event-stream') !== true) {
      throw new AppError('unexpected_answer', 0);
    }
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let waiting = '';
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(() => line.abort(), SILENCE);
      const { messages, rest } = cutMessages(waiting + piece.value);
      waiting = rest;
      for (const { name, data } of messages) if (name === 'queues') hear(v.parse(QueuesSchema, JSON.parse(data)));
    }
  } finally {
    clearTimeout(silence);
    line.abort();
  }
}
