/** Messages from a page to the service worker, as `{ type }`. */
export const clientMessage = {
  /** Take over from the version before. The name is the one that workbox-window sends. */
  skipWaiting: 'SKIP_WAITING',
  /** Keep what was fetched before the worker was there: `{ type, seen }`. */
  keep: 'KEEP',
  /** Fetch what is missing or wrong of the app's files, then answer with their `ShellState` through the port that comes along. */
  complete: 'COMPLETE',
} as const;

/**
 * How much of the app lies on this phone: all of it; not all yet, since the line or the disk failed; or not all, since the network between
 * shop and phone changes what it carries.
 */
export type ShellState = 'ready' | 'incomplete' | 'changed';

/** The name under which a page asks the browser to wake the worker once there is a line. */
export const SYNC_TAG = 'outbox';

/** Messages from the service worker to an open page, as `{ type }`; the page answers through the port that comes along. */
export const workerMessage = {
  /** Send what waits in the outbox, then say whether nothing waits any more. */
  drain: 'DRAIN',
  /** An install ended without all of the app's files: `{ type, state }` with the `ShellState`. */
  failed: 'INSTALL_FAILED',
} as const;

/** Header of every page that this shop's server wrote: whatever else answers in its place (a Wi-Fi login page) is no page of ours. */
export const pageMark = 'x-shop-page';

/** Header of everything that this shop's server answers, refusals included: a Wi-Fi login page that answers in its place has none. */
export const shopMark = 'x-shop';

/** Metric of a page's `Server-Timing` header: milliseconds since it was rendered, for a page that the server had ready. */
export const ageMetric = 'age';

/** Metric of a picture's `Server-Timing` header: its description is the request's `Accept`, where that chose the format. */
export const acceptMetric = 'accept';

/** Header of an answer that comes from this phone's cache, since the line gave none: milliseconds since the epoch when it was fetched. */
export const keptAtHeader = 'x-kept-at';

/** Attribute of the root element of a page that was kept on this phone: milliseconds since the epoch when it was fetched. */
export const keptAtAttribute = 'data-kept-at';

/** Name of the element in a page's head that tells whether the shop wants a worker; `off` is the kill switch. */
export const workerSwitch = 'service-worker';

/** Where other apps hand in a receipt as a form, and the page that asks which order it pays; the manifest names it too. */
export const SHARE_PATH = '/share';
/** The form's field that holds the file, and the ones that hold a text. */
export const SHARE_FIELD = 'receipt';
export const SHARE_TEXTS = ['text', 'title'] as const;
/** The page that reads an order out of a text. */
export const ORDER_TEXT_PATH = '/quick-order';
