/** What a page may ask of the service worker, as `{ type }`. */
export const clientMessage = {
  /** Take over from the version before. The name is the one that workbox-window sends. */
  skipWaiting: 'SKIP_WAITING',
} as const;

/** What the service worker may ask of a page, as `{ type }`. */
export const workerMessage = {
  /** The browser says that there is a line: send what waits. */
  drainOutbox: 'DRAIN_OUTBOX',
} as const;

/** The tag under which the browser is asked to wake the worker once there is a line. */
export const outboxTag = 'fondasi-outbox';
