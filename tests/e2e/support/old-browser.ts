import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/**
 * Takes away what came after the oldest supported browsers (Chrome 92, Safari 15.4, Firefox 98; each lacks what one of them lacks), in pages
 * and in the service worker. Runs in the browser.
 */
function makeOld(): void {
  const scope: Record<string, unknown> = globalThis as never;
  const take = (holder: string, ...names: string[]) => {
    const path = holder.split('.');
    const owner = path.reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], scope);
    if (owner !== undefined && owner !== null) for (const name of names) Reflect.deleteProperty(owner as object, name);
  };
  const copies = ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with'];
  take('Array.prototype', ...copies, 'toSpliced');
  take('Array', 'fromAsync');
  take('Int8Array.__proto__.prototype', ...copies);
  take('Object', 'hasOwn', 'groupBy');
  take('Map', 'groupBy');
  take('Promise', 'withResolvers', 'try');
  take('String.prototype', 'isWellFormed', 'toWellFormed');
  take('Set.prototype', 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
  take('Iterator.prototype', 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find');
  take('AbortSignal', 'any', 'timeout', 'abort');
  take('AbortSignal.prototype', 'throwIfAborted', 'reason');
  take('ReadableStream', 'from');
  take('ReadableStream.prototype', 'values', ...([Symbol.asyncIterator] as never[]));
  take('URL', 'canParse', 'parse');
  take('URLSearchParams.prototype', 'size');
  take('Response', 'json');
  take('Headers.prototype', 'getSetCookie');
  take('HTMLElement.prototype', 'inert', 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  take('HTMLFormElement.prototype', 'requestSubmit');
  take('HTMLInputElement.prototype', 'showPicker');
  take('HTMLScriptElement', 'supports');
  take('Element.prototype', 'checkVisibility', 'setHTMLUnsafe');
  take('Document.prototype', 'startViewTransition', 'adoptedStyleSheets');
  take('Navigator.prototype', 'userActivation', 'connection', 'setAppBadge', 'clearAppBadge');
  for (const name of ['structuredClone', 'reportError', 'scheduler', 'navigation', 'requestIdleCallback', 'Iterator'])
    Reflect.deleteProperty(scope, name);
  for (const name of ['CompressionStream', 'DecompressionStream', 'OffscreenCanvas', 'URLPattern', 'SyncManager', 'CloseWatcher'])
    Reflect.deleteProperty(scope, name);
}

/** Pages that open from now on find a browser of the oldest supported kind. */
export async function makeOldBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(makeOld);
  const worker = readFileSync('dist/client/sw.js', 'utf8');
  await context.route('**/sw.js', route =>
    route.fulfill({ body: `(${makeOld})();${worker}`, contentType: 'text/javascript', headers: { 'cache-control': 'no-cache' } }),
  );
}
