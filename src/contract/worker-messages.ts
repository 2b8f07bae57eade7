/** What a page may ask of the service worker, as `{ type }`. */
export const clientMessage = {
  /** Take over from the version before. The name is the one that workbox-window sends. */
  skipWaiting: 'SKIP_WAITING',
} as const;
