import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import type { OrderNews } from '#contract/push-messages.ts';
import { languageOf } from '#i18n/use-language.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { within } from '#lib/scheduled.ts';

/** Milliseconds in which the same news comes again by another way; later it is another one, such as a second receipt refused. */
const AGAIN = 60_000;
/** Milliseconds for which news wait for their order. */
const PATIENCE = 3_000;

/** Remembers what a page has told, because an order's news comes by the live events and by a push, in any order. */
export function createOrderNews(now: () => number = Date.now) {
  const told = new Map<string, number>();
  return {
    /** Whether the page has still to tell that an order came to a status; from now on it has. @param receipt tells one refusal from the next */
    isNew({ id, status }: OrderNews, receipt = ''): boolean {
      for (const [key, at] of told) if (now() - at >= AGAIN) told.delete(key);
      const key = `${id} ${status} ${receipt}`;
      if (told.has(key)) return false;
      told.set(key, now());
      return true;
    },
  };
}

/** This page's. */
export const orderNews = createOrderNews();

/** `progress` is a success to tick off, `refused` a receipt that was not accepted, `other` a cancellation and everything else. */
type NewsKind = 'progress' | 'refused' | 'other';

interface Judged {
  readonly kind: NewsKind;
  /** Of a refusal: when the receipt was handed in. */
  readonly receipt?: string;
}

/**
 * The news that an event has of an order (null: it is about something else). An order with a refused receipt waits for payment like one that may be paid for
 * the first time, and neither an event nor a push tells the two apart: the order is asked for, and without its answer nothing is ticked off.
 */
export async function judge(news: OrderNews | null, read: (id: string) => Promise<Pick<Order, 'payment'>>): Promise<Judged> {
  if (news === null || news.status === orderStatus.cancelled) return { kind: 'other' };
  if (news.status !== orderStatus.waitingForPayment) return { kind: 'progress' };
  const order = await within(PATIENCE, read(news.id)).catch(() => undefined);
  if (order === undefined) return { kind: 'other' };
  const { receipt } = order.payment;
  return receipt?.state === 'rejected' ? { kind: 'refused', receipt: receipt.uploaded_at } : { kind: 'progress' };
}

/** Reads an order anew, with code that is seldom needed and comes only then. */
export function orderReader(queryClient: QueryClient, i18n: I18n): (id: string) => Promise<Order> {
  return async id => {
    const { orderQueries } = await loadChunk(import('#data/orders/queries.ts'));
    return queryClient.fetchQuery(orderQueries.one(languageOf(i18n.locale), id));
  };
}

/** Words for the receipt of an order that was refused. */
export function refusalWords(i18n: I18n, number: string | null): string {
  const words = i18n._(msg`Your receipt was not accepted`);
  return number === null ? words : `${number}: ${words}`;
}
