import { type ShellState, workerMessage } from '#contract/worker-messages.ts';
import { isWhole } from './integrity.ts';
import { inFreeTime } from './line-use.ts';
import { cacheKeyOf, neededFiles, type ShellFile, shell, shellFiles } from './precache.ts';
import { renamedCopy, renames } from './renamed.ts';

declare const self: ServiceWorkerGlobalScope;

/** How many files come at the same time: enough that a round trip of 400 ms keeps the line busy. */
const LANES = 4;

/**
 * Fetches what the install needs. Each attempt begins with what the last one has left, checked against its hash.
 * @throws when a file did not come, or came wrong; what did come stays
 */
export async function install(): Promise<void> {
  const state = await supply(neededFiles);
  if (state === 'ready') return;
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage({ type: workerMessage.failed, state });
  throw new Error(`The app's files are ${state}.`);
}

let completing: Promise<ShellState> | undefined;

/** Fetches what is missing or wrong, also where the browser has thrown the whole cache away. Callers share one run at a time. */
export function complete(): Promise<ShellState> {
  completing ??= supply(shellFiles).finally(() => {
    completing = undefined;
  });
  return completing;
}

async function supply(files: readonly ShellFile[]): Promise<ShellState> {
  const cache = await caches.open(shell.strategy.cacheName);
  const renamed = renames(
    (await cache.keys()).map(({ url }) => new URL(url).pathname),
    shellFiles.map(({ url }) => new URL(url, location.href).pathname),
  );
  const left = files.values();
  let state: ShellState = 'ready';
  const lane = async (): Promise<void> => {
    for (const file of left) {
      const found = await provide(file, cache, renamed);
      // A network that changes files is told before one that loses them.
      if (found !== 'ready' && state !== 'changed') state = found;
      // Without a line each further file would only wait for its own time-out.
      if (found === 'incomplete') return;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return state;
}

async function provide(file: ShellFile, cache: Cache, renamed: ReadonlyMap<string, string>): Promise<ShellState> {
  const key = cacheKeyOf(file);
  const kept = await cache.match(key);
  if (kept !== undefined && (await isWhole(kept, file.integrity))) return 'ready';
  const copy = await renamedCopy(new URL(file.url, location.href).pathname, cache, renamed);
  const found = copy !== undefined && (await isWhole(copy.clone(), file.integrity)) ? copy : await fetched(file);
  if (typeof found === 'string') return found;
  // A phone without room may still have the line.
  return cache.put(key, found).then(
    () => 'ready',
    () => 'incomplete',
  );
}

/** Fetches a file. The browser's cache is asked first: most files came with the first visit. */
async function fetched({ url, revision, integrity }: ShellFile): Promise<Response | Exclude<ShellState, 'ready'>> {
  try {
    return await inFreeTime(signal =>
      entire(new Request(url, { cache: revision === null ? 'default' : 'reload', credentials: 'same-origin', integrity, signal })),
    );
  } catch {
    // The browser says no more than that it failed: the line, a wrong copy in its cache, or a network that changes what it carries.
    try {
      const answer = await inFreeTime(signal => entire(new Request(url, { cache: 'reload', credentials: 'same-origin', signal })));
      if (answer.ok && (await isWhole(answer.clone(), integrity))) return answer;
      // The shop may have a newer one under a name that stays.
      return answer.ok && revision === null ? 'changed' : 'incomplete';
    } catch {
      return 'incomplete';
    }
  }
}

/** An answer with all of its body: one that breaks off later would be kept as it is. */
async function entire(request: Request): Promise<Response> {
  const answer = await fetch(request);
  const { status, headers } = answer;
  return new Response(await answer.blob(), { status, headers });
}
