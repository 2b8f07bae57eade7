import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { historyQueries } from '#data/orders/history-queries.ts';
import { choices } from '#data/quick-order/choices.ts';
import { changeDraft, type Decision, type OrderDraft, useOrderDraft } from '#data/quick-order/draft.ts';
import { findGoods, type GoodsSource } from '#data/quick-order/find-goods.ts';
import { itemsOf, type ReviewLine, reviewOf, searchWords, textLeft, wantedLines } from '#data/quick-order/review.ts';
import type { Goods } from '#data/quick-order/wanted.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { readOrder } from '#lib/quick-order/read-order.ts';

/** The order of this phone as it is reviewed. */
export interface Review {
  readonly draft: OrderDraft;
  readonly lines: readonly ReviewLine[];
  /** Goods are being looked for. */
  readonly isLoading: boolean;
  /** Where they were looked for; undefined while it is not known. */
  readonly source: GoodsSource | undefined;
  readonly isAsking: boolean;
  /** Looks for the goods once more, where the shop could not be asked. */
  readonly askAgain: () => void;
  readonly decide: (key: string, decision: Decision) => void;
  /** Some of it has gone into the cart or a list: the rest stays. */
  readonly take: (taken: readonly ReviewLine[]) => void;
}

export function useReview(): Review {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const draft = useOrderDraft();
  const { text, isTable, isReviewed, decisions } = draft;
  const read = useMemo(() => (isReviewed ? readOrder(text, { isTable }) : []), [text, isTable, isReviewed]);
  const items = useMemo(() => itemsOf(read), [read]);
  const wanted = useMemo(() => wantedLines(items, choices.all()), [items]);
  const { data, isPending, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['quick-order', language, wanted],
    queryFn: () => findGoods(queryClient, language, wanted),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    // What this phone has seen is no answer: the shop is asked again with the next look, or when the line comes back.
    staleTime: ({ state }) => (state.data?.source === 'seen' ? 0 : 60_000),
  });
  const found = useMemo(() => new Map(data?.lines.map(({ words }, at) => [words, data.goods[at]])), [data]);
  const bought = queryClient.getQueryData(historyQueries.bought(language).queryKey);
  const isBought = useMemo(() => {
    const names = new Set(bought?.bought.map(({ product_variant: { name, product } }) => `${product.slug} ${name}`));
    return ({ product, variant }: Goods) => names.has(`${product.slug} ${variant.name}`);
  }, [bought]);
  const lines = useMemo(
    () => items.map(each => reviewOf(each, found.get(searchWords(each.item)), decisions[each.key], isBought)),
    [items, found, decisions, isBought],
  );
  // The answer to an earlier text knows nothing of a new line, which would read as 'not found' meanwhile.
  const isUnknown = isPlaceholderData && wanted.some(({ words }) => !found.has(words));
  const isLoading = isReviewed && wanted.length > 0 && (isPending || isUnknown);
  return {
    draft,
    lines,
    isLoading,
    source: data?.source,
    isAsking: isFetching,
    askAgain: () => void refetch(),
    decide: (key, decision) => changeDraft({ decisions: { ...decisions, [key]: { ...decisions[key], ...decision } } }),
    take(taken) {
      choices.remember(taken.flatMap(line => chosenOf(line, decisions[line.key])));
      const keys = new Set(taken.map(({ key }) => key));
      const left = textLeft(read, keys, lines);
      const rest = Object.entries(decisions).filter(([key]) => !keys.has(key));
      changeDraft({ text: left, isReviewed: left !== '', decisions: Object.fromEntries(rest) });
    },
  };
}

/** What the customer has chosen themselves, or goes on with from before; the only hit is found again anyway. */
function chosenOf({ item, goods, isFromBefore }: ReviewLine, decision: Decision | undefined): [words: string, goods: Goods][] {
  const isChosen = typeof decision?.goods === 'object' || isFromBefore;
  const words = searchWords(item);
  return goods !== null && isChosen && words !== '' ? [[words, goods]] : [];
}
