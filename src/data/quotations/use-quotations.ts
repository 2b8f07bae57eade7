import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Language } from '#contract/endpoint.ts';
import { type ListGoods, listGoodsEndpoint } from '#contract/lists.ts';
import { LetterheadSchema, type Quotation, QuotationSchema } from '#contract/quotations.ts';
import { apiOf } from '../cache/query-client.ts';
import { useWaiting } from '../outbox/use-outbox.ts';
import { useSessionState } from '../session/use-session.ts';
import { type PhoneQuotations, phoneQuotations, unread } from './phone-quotations.ts';
import { quotationQueries } from './queries.ts';
import { letterheadView, quotationsView } from './quotations-view.ts';

/** Quotations and the letterhead on screen, and whose they are. */
export interface QuotationsOnScreen extends PhoneQuotations {
  readonly isGuest: boolean;
  /** Why they are not known; null where they are. */
  readonly error: Error | null;
  readonly retry: () => void;
}

const nothing = { get: () => unread, subscribe: () => () => undefined };

/** The quotations and the letterhead on this phone, which are a guest's; read once a page asks for them. */
export function usePhoneQuotations(): PhoneQuotations {
  const state = typeof indexedDB === 'undefined' && typeof document === 'undefined' ? nothing : phoneQuotations().state;
  useEffect(() => void phoneQuotations().load(), []);
  return useSyncExternalStore(state.subscribe, state.get, () => unread);
}

/** The customer's quotations and letterhead with what waits, a guest's from this phone. */
export function useQuotations(): QuotationsOnScreen {
  const { kind } = useSessionState();
  const phone = usePhoneQuotations();
  const waiting = useWaiting();
  const isCustomer = kind === 'customer';
  const all = useQuery({ ...quotationQueries.all(), enabled: isCustomer });
  const head = useQuery({ ...quotationQueries.letterhead(), enabled: isCustomer });
  const retry = () => {
    void all.refetch();
    void head.refetch();
  };
  const quotations = useMemo(
    () => quotationsView(all.data ?? [], waiting).filter(each => v.is(QuotationSchema, each)),
    [all.data, waiting],
  );
  const letterhead = letterheadView(head.data, waiting);
  if (kind === 'guest') return { ...phone, isGuest: true, error: null, retry };
  const isKnown = all.data !== undefined && letterhead !== undefined;
  const error = isKnown ? null : (all.error ?? head.error);
  return {
    quotations,
    letterhead: v.is(LetterheadSchema, letterhead) ? letterhead : null,
    // What waits here can be edited without a word of the shop.
    isLoaded: isCustomer && (isKnown || error !== null),
    isKept: true,
    isGuest: false,
    error,
    retry,
  };
}

const noGoods: readonly ListGoods[] = [];

/** Milliseconds for which prices count as today's. */
const FRESH = 60_000;

/** The goods of a quotation as they are sold today, none for words alone; undefined while the shop has not been asked, or could not be. */
export function useTodaysGoods(lang: Language, { lines }: Pick<Quotation, 'lines'>): readonly ListGoods[] | undefined {
  const ids = [...new Set(lines.flatMap(({ product_variant_id: id }) => id ?? []))].sort();
  const { data } = useQuery({
    queryKey: ['list-goods', lang, ids],
    queryFn: async ({ meta }) =>
      apiOf(meta).call(listGoodsEndpoint, { query: { lang }, body: { items: ids.map(product_variant_id => ({ product_variant_id })) } }),
    enabled: ids.length > 0,
    staleTime: FRESH,
  });
  return ids.length === 0 ? noGoods : data?.goods;
}
