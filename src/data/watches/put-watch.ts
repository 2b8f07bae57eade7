import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import type { Watch, WatchKind } from '#contract/watches.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { watchQueries } from './queries.ts';
import { isOfVariant } from './watches-view.ts';

interface Subject {
  readonly variantId: string;
  readonly watch: WatchKind;
}

/** Puts a watch as the shop has it among those that are known, null: it is ended, and has the other language's read anew. */
export function putWatch(client: QueryClient, lang: Language, watch: Watch | null, { variantId, watch: kind }: Subject): void {
  const { queryKey } = watchQueries.all(lang);
  client.setQueryData(queryKey, known => {
    if (known === undefined) return known;
    const others = known.filter(each => each.kind !== kind || !isOfVariant(each, watch?.product_variant_id ?? variantId));
    return watch === null ? others : [watch, ...others];
  });
  void client.invalidateQueries({ queryKey: persistedKeys.watches.beginning, predicate: query => query.queryKey.at(-1) !== lang });
}
