import { memoizeAsync } from '#lib/load-chunk.ts';
import { trustedUrl } from '#lib/trusted-url.ts';
import type { CheckedList, QuestionKind, Questions, Subject } from './engine.ts';
import { EngineError } from './engine-error.ts';
import type { WorkerReply, WorkerRequest } from './worker-messages.ts';

/** Milliseconds without a question after which the worker ends, and with it some megabytes of memory. */
const IDLE = 60_000;

/** The engine of the price list, wherever it runs. Rejections are `EngineError`s. */
export interface PriceListClient {
  ask<Kind extends QuestionKind>(subject: Subject, question: Kind, ask: Questions[Kind]['ask']): Promise<Questions[Kind]['answer']>;
  check(bytes: Uint8Array): Promise<CheckedList>;
  patch(lang: string, delta: Uint8Array): Promise<CheckedList>;
}

/** Runs the engine on the page: what a browser without workers has, and tests. */
const onThisPage = memoizeAsync(async (): Promise<PriceListClient> => {
  const [{ PriceListEngine }, { priceListStore }] = await Promise.all([import('./engine.ts'), import('#storage/price-list-store.ts')]);
  const engine = new PriceListEngine(priceListStore().list);
  let told: Subject | null = null;
  return {
    ask(subject, question, ask) {
      if (told !== subject) engine.about(subject);
      told = subject;
      return engine.ask(question, ask);
    },
    check: async bytes => engine.check(bytes),
    patch: (lang, delta) => engine.patch(lang, delta),
  };
});

interface Running {
  readonly worker: Worker;
  readonly waiting: Map<number, { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void }>;
  told: Subject | null;
}

class NoWorker extends Error {}

/** Runs the engine in a worker that starts with the first question and ends when nothing is asked. @param start makes the worker */
function inWorker(start: () => Worker): PriceListClient {
  let running: Running | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  function end(error?: Error): void {
    clearTimeout(timer);
    running?.worker.terminate();
    for (const { reject } of running?.waiting.values() ?? []) reject(error ?? new NoWorker());
    running = null;
  }

  function current(): Running {
    if (running !== null) return running;
    const worker = start();
    const started: Running = { worker, waiting: new Map(), told: null };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const asked = started.waiting.get(data.number);
      started.waiting.delete(data.number);
      if ('answer' in data) asked?.resolve(data.answer);
      else asked?.reject(data.fault === null ? new NoWorker() : new EngineError(data.fault));
    });
    // Its script did not come, or broke.
    worker.addEventListener('error', () => running === started && end());
    running = started;
    return started;
  }

  function send<Answer>(
    subject: Subject | null,
    request: (number: number) => Exclude<WorkerRequest, { kind: 'subject' }>,
  ): Promise<Answer> {
    clearTimeout(timer);
    timer = setTimeout(() => (running?.waiting.size ? undefined : end()), IDLE);
    return new Promise<Answer>((resolve, reject) => {
      const { worker, waiting, told } = current();
      if (subject !== null && told !== subject) {
        worker.postMessage({ kind: 'subject', subject } satisfies WorkerRequest);
        (running as Running).told = subject;
      }
      last += 1;
      waiting.set(last, { resolve: resolve as (answer: unknown) => void, reject });
      worker.postMessage(request(last));
    });
  }

  return {
    ask: (subject, question, ask) => send(subject, number => ({ kind: 'ask', number, question, ask }) as WorkerRequest & { kind: 'ask' }),
    check: bytes => send(null, number => ({ kind: 'check', number, bytes })),
    patch: (lang, delta) => send(null, number => ({ kind: 'patch', number, lang, delta })),
  };
}

/** The engine in a worker, or on the page where there can be none. */
export const priceListClient = memoizeAsync(async (): Promise<PriceListClient> => {
  // The development server has modules only, which a classic worker can't import.
  if (typeof Worker === 'undefined' || !import.meta.env.PROD) return onThisPage();
  const { default: url } = await import('./price-list.worker.ts?worker&url');
  const worker = inWorker(() => new Worker(trustedUrl(url)));
  const orOnPage = async <Answer>(run: (client: PriceListClient) => Promise<Answer>): Promise<Answer> => {
    try {
      return await run(worker);
    } catch (error) {
      if (error instanceof EngineError) throw error;
      return run(await onThisPage());
    }
  };
  return {
    ask: (subject, question, ask) => orOnPage(client => client.ask(subject, question, ask)),
    check: bytes => orOnPage(client => client.check(bytes)),
    patch: (lang, delta) => orOnPage(client => client.patch(lang, delta)),
  };
});
