import * as v from 'valibot';
import { KeepMessageSchema } from '#contract/keep-message.ts';
import { fetchPage } from './navigation.ts';
import { isPicture, pictureStrategy } from './runtime-cache.ts';

/**
 * Keeps what a page had fetched before its worker was there, so that a first visit can be repeated without a network: its
 * pictures and its HTML. Asked for in the page's own words, a picture comes from the browser's cache.
 */
export async function keepSeen(data: unknown, event: ExtendableEvent): Promise<void> {
  const message = v.safeParse(KeepMessageSchema, data);
  if (!message.success) return;
  for (const { address, accept = '*/*' } of message.output.seen) {
    const url = new URL(address, location.origin);
    if (url.origin !== location.origin && !isPicture(url)) continue;
    // One after the other, to leave the line to the page that the customer is looking at.
    const request = new Request(url, { headers: { accept } });
    if (isPicture(url)) await pictureStrategy.handle({ request, event }).catch(() => undefined);
    else await fetchPage(address, url, event).catch(() => undefined);
  }
}
