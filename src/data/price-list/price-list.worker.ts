import { priceListStore } from '#storage/price-list-store.ts';
import { PriceListEngine } from './engine.ts';
import { EngineError } from './engine-error.ts';
import type { WorkerReply, WorkerRequest } from './worker-messages.ts';

/*
 * The price list's worker: reads the packed list from the phone's disk, indexes it and answers, so that a customer who types never waits
 * for either. The page ends it when nothing was asked for a while.
 */
const engine = new PriceListEngine(priceListStore().list);
/** One after the other: a question about a list must not overtake the list. */
let last: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  last = last.then(() => take(data));
});

async function take(request: WorkerRequest): Promise<void> {
  if (request.kind === 'subject') return engine.about(request.subject);
  const { number } = request;
  try {
    reply({ number, answer: await answerTo(request) });
  } catch (error) {
    reply({ number, fault: error instanceof EngineError ? error.fault : null });
  }
}

function answerTo(request: Exclude<WorkerRequest, { kind: 'subject' }>) {
  if (request.kind === 'check') return engine.check(request.bytes);
  if (request.kind === 'patch') return engine.patch(request.lang, request.delta);
  return engine.ask(request.question, request.ask);
}

function reply(message: WorkerReply): void {
  self.postMessage(message);
}
