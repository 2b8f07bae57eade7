import { cleanupOutdatedCaches, PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** A file of the build; without a revision its name holds a hash. */
type File = string | PrecacheEntry;

/** How many files come at the same time: a page that calls the shop meanwhile finds a free connection, of the six that HTTP/1.1 gets. */
const LANES = 5;

const files: readonly File[] = self.__WB_MANIFEST;

/** The files of this version of the app: every route's code, so that each page opens without a network. */
export const shell = new PrecacheController();

/** Answers requests for the app's files with those on this phone. */
export function answerWithShell(): void {
  cleanupOutdatedCaches();
  shell.addToCacheList([...files]);
  // The page's own address must reach the server first, so the shell does not stand in for '/'.
  registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }));
}

/**
 * Workbox fetches one file after the other: two hundred answers at 400 ms each are eighty seconds. What an attempt has stored before the
 * line broke, the next one finds.
 */
export async function fetchShell(event: ExtendableEvent): Promise<void> {
  const left = files.values();
  const lane = async (): Promise<void> => {
    for (const file of left) await store(event, file);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function store(event: ExtendableEvent, file: File): Promise<void> {
  const { url, revision = null } = typeof file === 'string' ? { url: file } : file;
  const { href } = new URL(url, location.href);
  const cacheKey = shell.getCacheKeyForURL(href) ?? href;
  // What has a hash in its name may come from the browser's cache, where the page's first visit has put most of it.
  const request = new Request(href, { cache: revision === null ? 'default' : 'reload', credentials: 'same-origin' });
  await Promise.all(shell.strategy.handleAll({ request, event, params: { cacheKey } }));
}
