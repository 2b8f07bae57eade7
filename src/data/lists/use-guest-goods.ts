import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Language } from '#contract/endpoint.ts';
import { type List, listGoodsEndpoint } from '#contract/lists.ts';
import { apiOf } from '../cache/query-client.ts';
import { guestLists } from './guest-lists.ts';

/** Milliseconds for which prices of a guest's list count as today's. */
const FRESH = 60_000;

/** Asks the shop for the goods of a guest's list as they are sold today, and keeps the answer on the phone. @param list null for none */
export function useGuestGoods(lang: Language, list: List | null | undefined): void {
  const ids = [...new Set(list?.lines.flatMap(({ product_variant_id: id }) => id ?? []))].sort();
  const { data } = useQuery({
    queryKey: ['list-goods', lang, ids],
    queryFn: async ({ meta }) =>
      apiOf(meta).call(listGoodsEndpoint, { query: { lang }, body: { items: ids.map(product_variant_id => ({ product_variant_id })) } }),
    enabled: ids.length > 0,
    staleTime: FRESH,
  });
  const listId = list?.id;
  useEffect(() => {
    // A phone that has no room shows what it had.
    if (data !== undefined && listId !== undefined)
      guestLists()
        .note(listId, data.goods, data.server_time)
        .catch(() => undefined);
  }, [data, listId]);
}
