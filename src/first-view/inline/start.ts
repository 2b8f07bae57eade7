/*
 * Last lines of the page: they fetch the app behind the first frame with content. Chrome may show an empty one before that, while the page is
 * still laid out. A tab in the background shows none, and starts after three seconds. `build/page-scripts.ts` compiles them into the HTML.
 */

/** Addresses of the libraries and of the app. The build puts them here. */
declare const LIBRARIES: string;
declare const APP: string;

/** Milliseconds after which a page that shows no frame starts, and those between two tries to fetch the app. */
const PATIENCE = 3_000;
const PAUSE = 2_000;

const isPlain = !document.querySelector('noscript');
/** The files that the app needs at once. They lie in a template, where the browser's preload scanner does not look. */
const files = document.querySelector<HTMLTemplateElement>('#files')?.content;
let fault: unknown;

/** The libraries come first, so that they are evaluated in a task of their own. What the line loses is asked for again. */
function load(): void {
  import(/* @vite-ignore */ LIBRARIES)
    .then(() => import(/* @vite-ignore */ APP))
    .catch(error => {
      // A script that this browser can't run fails with the same error each time.
      if (error === fault) globalThis.firstView?.stayPlain?.();
      else setTimeout(load, PAUSE);
      fault = error;
    });
}

function start(): void {
  if (!files?.firstChild) return;
  globalThis.firstView?.showRest();
  document.head.append(files);
  load();
}

if (!isPlain) {
  if (document.querySelector('#root>*')) {
    const whenPainted = (frames: PerformanceObserverEntryList) => frames.getEntriesByName('first-contentful-paint').forEach(start);
    new PerformanceObserver(whenPainted).observe({ type: 'paint', buffered: true });
    setTimeout(start, PATIENCE);
  } else start();
}
