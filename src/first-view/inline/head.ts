/* First lines of the page, in its head: they run before any of it is drawn. `build/page-scripts.ts` compiles them into the HTML. */
import type { FirstView } from './first-view.ts';

/** Address of the largest script: libraries, or in development the app. The build puts it here. */
declare const LIBRARIES: string;

/** Milliseconds after which the page is drawn in full where its last lines have not come. */
const PATIENCE = 1_000;
/** Milliseconds within which an answer began to come from a server that is near. */
const NEAR = 100;

interface Connection {
  readonly connection?: { readonly rtt?: number };
}

const taps: HTMLButtonElement[] = [];
const page = document.documentElement.dataset;

function noteTap({ target }: Event): void {
  const button = (target as Element).closest<HTMLButtonElement>('#root button[type=button]');
  if (!button || 'tapped' in button.dataset) return;
  taps.push(button);
  button.dataset.tapped = '';
}

// See src/ui/css/opening.ts.
page.opening = 'first';
function showRest(): void {
  if (page.opening !== 'first') return;
  page.opening = 'second';
  requestAnimationFrame(() => setTimeout(() => delete page.opening));
}

/** Fetches a file that the markup does not name. */
function ask(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}

globalThis.firstView = { taps, noteTap, showRest } satisfies FirstView;
addEventListener('click', noteTap, true);
setTimeout(showRest, PATIENCE);

// What this phone remembers of the page's look; a browser may refuse its storage. Cards keep a line free for the delivered price where the
// customer has said where to, and lists are rows where the customer has them so.
try {
  if (localStorage.destination) page.destination = '';
  if (localStorage.list_view) page.rows = '';
  if (localStorage.sun) {
    // By a script: as markup the page's policy would refuse them.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(localStorage.sun);
    document.adoptedStyleSheets = [sheet];
    globalThis.firstView.sun = sheet;
  }
} catch {}

const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
const wait = Math.max((navigator as Connection).connection?.rtt ?? 0, visit ? visit.responseStart - visit.requestStart : 0);
// The web font only where it is in time, since a face that comes late is not shown. Far from the server the line is busy with the libraries
// instead, while the page is drawn; near it that would take the processor from the first frame.
if (visit?.workerStart || wait <= NEAR) {
  page.near = '';
  ask({ rel: 'preload', as: 'font', crossOrigin: '', href: '/face.woff2' });
} else ask({ rel: 'modulepreload', fetchPriority: 'low', href: LIBRARIES });
