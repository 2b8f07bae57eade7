import type { QueryClient } from '@tanstack/react-query';
import type { Quotation } from '#contract/quotations.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';

/**
 * Puts a quotation that the shop has written where the list is shown; null: it is deleted. A reading under way may not know of the write: it is
 * given up and asked for anew, so that the quotation does not vanish from the screen that it is edited on.
 */
export function putQuotation(client: QueryClient, id: string, quotation: Quotation | null): void {
  const queryKey = persistedKeys.quotations.beginning;
  const isPartial = client.getQueryData(queryKey) === undefined;
  const isBeingRead = client.isFetching({ queryKey }) > 0;
  void client.cancelQueries({ queryKey });
  client.setQueryData<readonly Quotation[]>(queryKey, (known = []) => {
    const others = known.filter(each => each.id !== id);
    return quotation === null ? others : [quotation, ...others];
  });
  if (isPartial || isBeingRead) void client.invalidateQueries({ queryKey });
}
