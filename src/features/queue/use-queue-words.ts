import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { linesOf } from '#data/cart/model.ts';
import { cartQueries } from '#data/cart/queries.ts';
import type { Mutation } from '#data/outbox/mutations.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type MutationWords, wordsOf } from './mutation-kinds.ts';

/** Words for edits that wait; a line that is removed is named after the cart that this phone knows. */
export function useQueueWords(): (mutation: Mutation) => MutationWords {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  return mutation =>
    wordsOf(i18n, mutation, variantId => {
      const cart = queryClient.getQueryData(cartQueries.current(language).queryKey) ?? null;
      const line = linesOf(cart).find(each => each.variantId === variantId);
      return line === undefined ? null : `${line.product.name} · ${line.name}`;
    });
}
