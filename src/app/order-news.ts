import { orderStatus } from '#contract/order-status.ts';
import type { OrderNews } from '#contract/push-messages.ts';

/** Milliseconds in which the same news comes again by another way; later it is another one, such as a second receipt refused. */
const AGAIN = 60_000;

/** Remembers what a page has told, because an order's news comes by the live events and by a push, in any order. */
export function createOrderNews(now: () => number = Date.now) {
  const told = new Map<string, number>();
  return {
    /** Whether the page has still to tell that an order came to a status; from now on it has. */
    isNew({ id, status }: OrderNews): boolean {
      for (const [key, at] of told) if (now() - at >= AGAIN) told.delete(key);
      const key = `${id} ${status}`;
      if (told.has(key)) return false;
      told.set(key, now());
      return true;
    },
  };
}

/** This page's. */
export const orderNews = createOrderNews();

/** Whether news are a success to tick off: an order that came a stage further, not one that was cancelled, and no other news (null). */
export function isProgress(status: number | null): boolean {
  return status !== null && status !== orderStatus.cancelled;
}
