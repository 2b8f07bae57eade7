import { useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import type { Watch, WatchKind } from '#contract/watches.ts';
import { useOutbox, useWaiting } from '../outbox/use-outbox.ts';
import { loginPrompt } from '../session/login-prompt.ts';
import { useSessionState } from '../session/use-session.ts';
import { watchQueries } from './queries.ts';
import { watchView } from './watches-view.ts';

/** The goods of a watch. */
export interface Watched {
  readonly variantId: string;
  /** For the page of what waits. */
  readonly name: string;
  /** Rupiah for one sold unit after discounts, as the customer sees it. */
  readonly price: number;
}

/** One watch of the customer; a guest who wants one is asked to log in. */
export function useWatch(
  lang: Language,
  { variantId, name, price }: Watched,
  kind: WatchKind,
): {
  readonly isOn: boolean;
  readonly isQueued: boolean;
  /** @returns whether it is saved; false as well where a guest has to log in first */
  readonly set: (isOn: boolean) => Promise<boolean>;
} {
  const session = useSessionState();
  const outbox = useOutbox();
  const waiting = useWaiting();
  const { data } = useQuery({ ...watchQueries.all(lang), enabled: session.kind === 'customer' });
  return {
    ...watchView(data, waiting, variantId, kind),
    async set(isOn) {
      if (session.kind === 'guest') loginPrompt.open();
      if (session.kind !== 'customer') return false;
      const userId = session.user.id;
      const wanted = { variantId, watch: kind, isOn, price: kind === 'price' ? price : null, name };
      return outbox.enqueue({ kind: 'watch.set', userId, ...wanted });
    },
  };
}

/** The customer's watches as far as this phone knows, but for those that are being ended. */
export function useWatches(lang: Language): readonly Watch[] {
  const isCustomer = useSessionState().kind === 'customer';
  const waiting = useWaiting();
  const { data = [] } = useQuery({ ...watchQueries.all(lang), enabled: isCustomer });
  return data.filter(({ product_variant_id: id, kind }) => watchView(data, waiting, id, kind).isOn);
}
