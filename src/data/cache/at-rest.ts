import type { QueryClient } from '@tanstack/react-query';
import { idle } from '#lib/yield-to-main.ts';

/** Milliseconds that something which nobody waits for may have to wait, once for the browser and once for the shop. */
const PATIENCE = 5_000;

/** Resolves when the page has drawn what it can and asks the shop for nothing more: what comes now is in nobody's way. */
export async function atRest(queryClient: QueryClient): Promise<void> {
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
