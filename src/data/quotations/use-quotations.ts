import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Language } from '#contract/endpoint.ts';
import { type ListGoods, listGoodsEndpoint } from '#contract/lists.ts';
import { type Letterhead, LetterheadSchema, type Quotation, QuotationSchema } from '#contract/quotations.ts';
import { apiOf } from '../cache/query-client.ts';
import { useWaiting } from '../outbox/use-outbox.ts';
import { useSessionState } from '../session/use-session.ts';
import { type PhoneQuotations, phoneQuotations, unread } from './phone-quotations.ts';
import { quotationQueries } from './queries.ts';
import { letterheadView, quotationsView } from './quotations-view.ts';

/** Quotations and the letterhead on screen, and whose they are. */
export interface QuotationsOnScreen extends Omit<PhoneQuotations, 'letterhead'> {
  readonly isGuest: boolean;
  /** Why the quotations are not known; null where they are. */
  readonly error: Error | null;
  readonly retry: () => void;
  readonly letterhead: LetterheadOnScreen;
}

/** The letterhead of the account, or a guest's. */
export interface LetterheadOnScreen {
  /** Null: there is none. Undefined while that is not known: written then, it would take the place of one that this phone has not seen. */
  readonly known: Letterhead | null | undefined;
  /** Why it is not known; null where it is, or is on its way. */
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

/** The customer's letterhead with what waits, a guest's from this phone. */
export function useLetterhead(): LetterheadOnScreen {
  const { kind } = useSessionState();
  const phone = usePhoneQuotations();
  const waiting = useWaiting();
  const { data, error, refetch } = useQuery({ ...quotationQueries.letterhead(), enabled: kind === 'customer' });
  const retry = () => void refetch();
  if (kind === 'guest') return { known: phone.isLoaded ? phone.letterhead : undefined, error: null, retry };
  const letterhead = kind === 'customer' ? letterheadView(data, waiting) : undefined;
  // One that an earlier version of the app kept may lack a field: the shop is asked again.
  const known = letterhead === null || v.is(LetterheadSchema, letterhead) ? letterhead : undefined;
  return { known, error: known === undefined ? error : null, retry };
}

/** The customer's quotations and letterhead with what waits, a guest's from this phone. */
export function useQuotations(): QuotationsOnScreen {
  const { kind } = useSessionState();
  const phone = usePhoneQuotations();
  const waiting = useWaiting();
  const letterhead = useLetterhead();
  const isCustomer = kind === 'customer';
  const { data, error, refetch } = useQuery({ ...quotationQueries.all(), enabled: isCustomer });
  const retry = () => void refetch();
  const quotations = useMemo(() => quotationsView(data ?? [], waiting).filter(each => v.is(QuotationSchema, each)), [data, waiting]);
  if (kind === 'guest') return { ...phone, letterhead, isGuest: true, error: null, retry };
  return {
    quotations,
    letterhead,
    // What waits here can be edited without a word of the shop.
    isLoaded: isCustomer && (data !== undefined || error !== null),
    isKept: true,
    isGuest: false,
    error: data === undefined ? error : null,
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
