/**
 * Works on all items, a few at a time, and keeps their order in the results. After a failure no further item is begun; it is thrown once
 * those under way have ended, so that none goes on behind the caller's back.
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()].reverse();
  const failures: unknown[] = [];
  const lane = async () => {
    for (let next = waiting.pop(); next !== undefined && failures.length === 0; next = waiting.pop()) {
      const [at, item] = next;
      try {
        results[at] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length > 0) throw failures[0];
  return results;
}
