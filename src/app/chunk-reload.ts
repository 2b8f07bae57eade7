import { connectivity } from '#data/connectivity.ts';
import { mayReload } from '#storage/reload-guard.ts';

/**
 * A part of this version that can't be had, although there is a line, is gone from the server: the page starts anew with the
 * current version, once. Without a line the page says so instead, and loses nothing.
 */
export function reloadOnMissingChunk(): void {
  globalThis.addEventListener('vite:preloadError', event => {
    if (!connectivity.isReachable() || !mayReload(Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}
