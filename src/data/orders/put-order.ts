import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import type { Order } from '#contract/orders.ts';
import { setAnswer } from '../cache/set-answer.ts';
import { orderQueries } from './queries.ts';

/**
 * The shop's answer to a write is the newest word on an order: without it a page would say what was true before, that a receipt which
 * has just been sent is missing, until it has asked for itself. @param lang the language of the answer
 */
export function putOrder(queryClient: QueryClient, lang: Language, order: Order): void {
  setAnswer(queryClient, orderQueries.one(lang, order.id).queryKey, order);
}
