import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type Queues, queueStreamEndpoint, queuesEndpoint } from '#contract/admin-queues.ts';
import { isSignedOut } from '../data/call.ts';
import { ME, useMay } from '../data/me.ts';
import { followQueues } from './follow-queues.ts';

/** Milliseconds at least between two readings of what is on screen. */
const REST = 1_000;

const KEY = [queuesEndpoint.path, null, null] as const;
/** What the counts are about: orders with their details and receipts, refunds, returns, payments. */
const COUNTED = /^\/v1\/admin\/(?:orders|receipts|refunds|returns|payments)/;

/**
 * Keeps what the desk shows up to date by the server's stream of counts.
 * @param onOrder hears that an order was placed while the desk is open
 */
export function useLive(onOrder: () => void): void {
  const queryClient = useQueryClient();
  const isAllowed = useMay()(queueStreamEndpoint);
  const isEnded = useSyncExternalStore(isSignedOut.subscribe, isSignedOut.get);
  const announce = useEffectEvent(onOrder);
  useEffect(() => {
    if (!isAllowed || isEnded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Queues | null = null;
    const readAnew = () => {
      timer = undefined;
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => path !== ME[0] && COUNTED.test(String(path)) });
    };
    const end = followQueues(queues => {
      queryClient.setQueryData(KEY, queues);
      if (last !== null && JSON.stringify(last) !== JSON.stringify(queues)) timer ??= setTimeout(readAnew, REST);
      if (last !== null && (queues.latest_order_at ?? '') > (last.latest_order_at ?? '')) announce();
      last = queues;
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [queryClient, isAllowed, isEnded]);
}
