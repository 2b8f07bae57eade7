import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '#contract/endpoint.ts';
import { type ListGoods, listGoodsEndpoint } from '#contract/lists.ts';
import type { Letterhead, Quotation } from '#contract/quotations.ts';
import { apiOf } from '../cache/query-client.ts';
import { type PhoneQuotations, phoneQuotations, unread } from './phone-quotations.ts';

const nothing = { get: () => unread, subscribe: () => () => undefined };

/** The quotations and the letterhead on this phone; read once a page asks for them. */
export function useQuotations(): PhoneQuotations {
  const state = typeof indexedDB === 'undefined' && typeof document === 'undefined' ? nothing : phoneQuotations().state;
  useEffect(() => void phoneQuotations().load(), []);
  return useSyncExternalStore(state.subscribe, state.get, () => unread);
}

/** Writes of quotations and the letterhead; they throw an AppError where the phone does not keep them. */
export interface QuotationCommands {
  create(quotation: Quotation): Promise<void>;
  save(quotation: Quotation): Promise<void>;
  remove(id: string): Promise<void>;
  saveLetterhead(letterhead: Letterhead): Promise<void>;
}

const commands: QuotationCommands = {
  create: quotation => phoneQuotations().write(quotation, { isNew: true }),
  save: quotation => phoneQuotations().write(quotation),
  remove: id => phoneQuotations().remove(id),
  saveLetterhead: letterhead => phoneQuotations().writeLetterhead(letterhead),
};

export const useQuotationCommands = (): QuotationCommands => commands;

/** Milliseconds for which prices count as today's. */
const FRESH = 60_000;

/** The goods of a quotation as they are sold today; undefined while the shop has not been asked, or could not be. */
export function useTodaysGoods(lang: Language, { lines }: Pick<Quotation, 'lines'>): readonly ListGoods[] | undefined {
  const ids = [...new Set(lines.flatMap(({ product_variant_id: id }) => id ?? []))].sort();
  const { data } = useQuery({
    queryKey: ['list-goods', lang, ids],
    queryFn: async ({ meta }) =>
      apiOf(meta).call(listGoodsEndpoint, { query: { lang }, body: { items: ids.map(product_variant_id => ({ product_variant_id })) } }),
    enabled: ids.length > 0,
    staleTime: FRESH,
  });
  return data?.goods;
}
