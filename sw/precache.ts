import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** A file of this version of the app, as the build lists it. */
export interface ShellFile {
  readonly url: string;
  /** Tells versions of a file apart whose name holds no hash. */
  readonly revision: string | null;
  /** `sha384-…` of its content: nothing else is kept under its name. */
  readonly integrity: string;
}

/**
 * The map of an address is a third of all bytes, and works without a line only where a place is known; the regions are of use to a form that
 * few open on their first visit. Both come after the install.
 */
const AFTER_INSTALL = /\/(?:PinMap|region-search)-/;

/** The files of this version: every route's code, so that each page opens without a network. Not the web app
manifest, which the build adds without a hash: browsers alone read it. */
export const shellFiles = (self.__WB_MANIFEST as readonly ShellFile[]).filter(({ integrity }) => integrity !== undefined);

/** Those without which the app does not start offline, or has a page that does not open. */
export const neededFiles: readonly ShellFile[] = shellFiles.filter(({ url }) => !AFTER_INSTALL.test(url));

export const shell = new PrecacheController();

/** Where a file lies in the shell's cache. */
export function cacheKeyOf({ url }: ShellFile): string {
  const { href } = new URL(url, location.href);
  return shell.getCacheKeyForURL(href) ?? href;
}

/** Answers requests for the app's files with those on this phone, and for one that it lost with the server's. */
export function answerWithShell(): void {
  cleanupOutdatedCaches();
  // Workbox checks no hash here: where a proxy rewrites scripts, a page that is online would lose them.
  shell.addToCacheList(shellFiles.map(({ url, revision }) => ({ url, revision })));
  // The page's own address must reach the server first, so the shell does not stand in for '/'.
  registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }));
}
