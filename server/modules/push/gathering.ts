/**
 * Joins single calls to batches: while one batch is written the next one gathers, so that a busy moment costs few statements and a
 * quiet one no wait. Each call ends with its batch, or fails with it.
 */
export function gathering<Item>(run: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let next: { readonly items: Item[]; readonly done: Promise<void> } | null = null;
  let last: Promise<void> = Promise.resolve();

  function begin() {
    const items: Item[] = [];
    const done = last.then(() => {
      next = null;
      return run(items);
    });
    last = done.catch(() => undefined);
    next = { items, done };
    return next;
  }

  return item => {
    const batch = next ?? begin();
    batch.items.push(item);
    return batch.done;
  };
}
