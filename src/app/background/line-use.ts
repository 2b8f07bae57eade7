import { LINE_USE, type LineUse } from '#contract/line-use.ts';
import { lineUse } from '#data/line-use.ts';
import type { AppRouter } from '../boot/router.tsx';
import type { Services } from '../boot/services.ts';

/** Milliseconds after which the worker is told again; it believes a page for longer than that. */
const AGAIN = 2_000;

/** Tells the worker when this page loads something for its customer, so that what the worker fetches for later makes way. */
export function tellLineUse({ queryClient }: Pick<Services, 'queryClient'>, router: AppRouter): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const page = crypto.randomUUID();
  let isNavigating = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  // An open channel may keep the browser from putting the page aside for its way back.
  const tell = (isLoading: boolean) => {
    const channel = new BroadcastChannel(LINE_USE);
    channel.postMessage({ page, isLoading } satisfies LineUse);
    channel.close();
  };
  const look = () => {
    const isLoading = isNavigating || lineUse.get() > 0 || queryClient.isFetching() > 0;
    if (isLoading === (timer !== undefined)) return;
    clearInterval(timer);
    timer = isLoading ? setInterval(tell, AGAIN, true) : undefined;
    tell(isLoading);
  };
  queryClient.getQueryCache().subscribe(look);
  // The shop is asked whether it is there, and has two seconds to say so.
  lineUse.subscribe(look);
  router.subscribe('onBeforeLoad', () => {
    isNavigating = true;
    look();
  });
  router.subscribe('onResolved', () => {
    isNavigating = false;
    look();
  });
}
