/** A value outside React that components read with `useSyncExternalStore`. */
export interface Store<Value> {
  get(): Value;
  set(next: Value | ((current: Value) => Value)): void;
  /** @returns the function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** Makes a store; listeners hear only real changes. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: next => {
      const changed = typeof next === 'function' ? (next as (current: Value) => Value)(value) : next;
      if (Object.is(changed, value)) return;
      value = changed;
      for (const listener of [...listeners]) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
