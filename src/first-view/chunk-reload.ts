import { connectivity } from '#data/connectivity.ts';
import { mayReload } from '#storage/reload-guard.ts';

/**
 * A part of this version that can't be had, although the shop answers, is gone from the server: the page starts anew with the
 * current version, once. Without a line the page says so instead, and loses nothing; which of the two it is, only the shop can tell.
 */
export function reloadOnMissingChunk(): void {
  globalThis.addEventListener('vite:preloadError', () => void reloadIfGone());
}

/**
 * Resolves when all scripts are there that the page's markup names. What the server drew is not handed over before: a route whose code was
 * lost on the way would take the customer's page off the screen and tell them that it is not on their phone.
 * @throws what the browser says of one that did not come
 */
export async function namedScripts(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  try {
    await Promise.all([...links].map(({ href }) => import(/* @vite-ignore */ href)));
  } catch (error) {
    void reloadIfGone();
    throw error;
  }
}

async function reloadIfGone(): Promise<void> {
  if ((await connectivity.confirm()) && mayReload(Date.now())) location.reload();
}
