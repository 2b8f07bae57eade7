/** Works on all items, a few at a time, and keeps their order in the results. The first failure is thrown, and no further item begun. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()].reverse();
  let hasFailed = false;
  const lane = async () => {
    for (let next = waiting.pop(); next !== undefined && !hasFailed; next = waiting.pop()) {
      const [at, item] = next;
      results[at] = await work(item).catch(error => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
