import { createContext, useContext, useSyncExternalStore } from 'react';
import { emptyView, type Kept, noMutations, type OutboxView } from './entries.ts';
import type { Mutation } from './mutations.ts';
import { noopOutbox } from './noop-outbox.ts';
import type { Outbox } from './outbox.ts';

/** Set once by the app; on the server an outbox that nothing enters. */
export const OutboxContext = createContext<Outbox>(noopOutbox);

/** The outbox, for screens that change it: `retry`, `remove`, `replace`, `discard`, `acknowledge`, `unsent`, `enqueue`. */
export function useOutbox(): Outbox {
  return useContext(OutboxContext);
}

/** The current customer's mutations that will be sent, oldest first, to replay over what the server said. */
export function useWaiting(): readonly Mutation[] {
  const { waiting } = useOutbox();
  return useSyncExternalStore(waiting.subscribe, waiting.get, () => noMutations);
}

/** Every entry with its state and reason, rows that can't be read, and outcomes that were not seen yet. */
export function useOutboxView(): OutboxView {
  const { view } = useOutbox();
  return useSyncExternalStore(view.subscribe, view.get, () => emptyView);
}

/** Where this page keeps what is written: on this phone's disk, or in its memory only, where an order can't wait. */
export function useKeeping(): 'disk' | 'page' {
  const { keeping } = useOutbox();
  return useSyncExternalStore(keeping.subscribe, keeping.get, () => 'disk' as const);
}

/** How safe everything is that waits: what is only being saved, or only in this page, is said first. */
export function useKept(): Kept {
  const { entries } = useOutboxView();
  const is = (kept: Kept) => entries.some(entry => entry.kept === kept);
  return is('page') ? 'page' : is('saving') ? 'saving' : 'saved';
}
