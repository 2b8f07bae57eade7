import * as v from 'valibot';
import { KeepMessageSchema } from '#contract/keep-message.ts';
import { fetchPage } from './precache.ts';
import { isPicture, pictureStrategy } from './runtime.ts';

/**
 * Keeps what a page had fetched before its worker was there, so that a first visit can be repeated without a network: its
 * pictures, of which the browser still has the drawn goods, and its HTML.
 */
export async function keepSeen(data: unknown, event: ExtendableEvent): Promise<void> {
  const message = v.safeParse(KeepMessageSchema, data);
  if (!message.success) return;
  for (const address of message.output.addresses) {
    const url = new URL(address, location.origin);
    if (url.origin !== location.origin) continue;
    // One after the other: somebody is looking at a page meanwhile.
    if (isPicture(url)) await pictureStrategy.handle({ request: new Request(address), event }).catch(() => undefined);
    else await fetchPage(address, url, event).catch(() => undefined);
  }
}
