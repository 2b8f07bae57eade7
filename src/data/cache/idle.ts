import type { QueryClient } from '@tanstack/react-query';
import { idle } from '#lib/yield-to-main.ts';

/** Milliseconds that background work waits at most: once until the browser is idle, and once for answers of the shop. */
const PATIENCE = 5_000;

/** Resolves when the page has drawn what it can and waits for no answer of the shop: work that begins now does not delay the customer. */
export async function whenIdle(queryClient: QueryClient): Promise<void> {
  await idle(PATIENCE);
  await new Promise<void>(resolve => {
    const late = setTimeout(done, PATIENCE);
    const stop = queryClient.getQueryCache().subscribe(look);
    function look() {
      if (queryClient.isFetching() === 0) done();
    }
    function done() {
      clearTimeout(late);
      stop();
      resolve();
    }
    look();
  });
}
