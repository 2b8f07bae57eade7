import { connectivity } from '#data/connectivity.ts';
import { mayReload } from '#storage/reload-guard.ts';

/**
 * A part of this version that can't be had, although the shop answers, is gone from the server: the page starts anew with the
 * current version, once. Without a line the page says so instead, and loses nothing; which of the two it is, only the shop can tell.
 */
export function reloadOnMissingChunk(): void {
  globalThis.addEventListener('vite:preloadError', () => {
    void connectivity.confirm().then(isReached => {
      if (isReached && mayReload(Date.now())) location.reload();
    });
  });
}
