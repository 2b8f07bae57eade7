import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PhoneAnswer } from '../cache/phone-answers.ts';
import { priceListAnswers } from './answers.ts';

/** The price list's answer to a query of the catalogue for names: categories, brands, suggestions. Lists and product pages ask for themselves. */
export async function queryAnswer(queryClient: QueryClient, [, lang, kind, text]: QueryKey): Promise<PhoneAnswer | undefined> {
  const list = await priceListAnswers(queryClient, lang === 'en' ? 'en' : 'id');
  if (list === undefined) return undefined;
  const data = await answerOf();
  return data === undefined ? undefined : { data, at: list.at };

  async function answerOf(): Promise<unknown> {
    if (kind === 'brands') return list?.brands();
    if (kind === 'suggestions') return list?.suggestions(String(text));
    return list?.categories();
  }
}
