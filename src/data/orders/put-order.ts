import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import type { Order } from '#contract/orders.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { setAnswer } from '../cache/set-answer.ts';

/**
 * The shop's answer to a write is the newest word on an order: without it a page would say what was true before, that a receipt which
 * has just been sent is missing, until it has asked for itself. @param lang the language of the answer
 */
export function putOrder(queryClient: QueryClient, lang: Language, order: Order): void {
  setAnswer(queryClient, [...persistedKeys.order.beginning, lang, order.id], order);
}
