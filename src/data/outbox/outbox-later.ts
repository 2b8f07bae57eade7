import { createStore, type Store } from '#lib/store.ts';
import { emptyView, noMutations, type OutboxView } from './entries.ts';
import type { Outbox } from './outbox.ts';

/**
 * An outbox that comes with its first use. Until `connect` it shows that nothing waits, which is true of a guest; a customer's page
 * connects it before its first frame.
 * @param load fails with an AppError where it can't be had
 */
export function outboxLater(load: () => Promise<Outbox>): { readonly outbox: Outbox; connect(outbox: Outbox): void } {
  const waiting = createStore(noMutations);
  const view = createStore<OutboxView>(emptyView);
  const keeping = createStore<'disk' | 'page'>('disk');
  const outbox: Outbox = {
    waiting,
    view,
    keeping,
    enqueue: async mutation => (await load()).enqueue(mutation),
    deliver: async (mutation, patience) => (await load()).deliver(mutation, patience),
    drain: () =>
      void load().then(
        loaded => loaded.drain(),
        () => undefined,
      ),
    retry: async id => (await load()).retry(id),
    replace: async (id, mutation) => (await load()).replace(id, mutation),
    remove: async id => (await load()).remove(id),
    discard: async key => (await load()).discard(key),
    acknowledge: async id => (await load()).acknowledge(id),
    unsent: async userId => (await load()).unsent(userId),
    clear: async (userId, moment) => (await load()).clear(userId, moment),
  };
  return {
    outbox,
    connect: loaded => {
      follow(waiting, loaded.waiting);
      follow(view, loaded.view);
      follow(keeping, loaded.keeping);
    },
  };
}

function follow<Value>(store: Store<Value>, source: Pick<Store<Value>, 'get' | 'subscribe'>): void {
  const copy = () => store.set(() => source.get());
  source.subscribe(copy);
  copy();
}
