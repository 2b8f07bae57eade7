import type { I18n } from '@lingui/core';
import { onlineManager } from '@tanstack/react-query';
import { isShopThere } from '#api/health.ts';
import { apiLater } from '#api/later.ts';
import { createQueryClient } from '#data/cache/query-client.ts';
import { connectivity } from '#data/connectivity.ts';
import { usingLine } from '#data/line-use.ts';
import { outboxLater } from '#data/outbox/outbox-later.ts';
import { createSession } from '#data/session/session.ts';
import { apiBaseUrl } from '#lib/api-address.ts';
import { loadChunk, memoizeAsync } from '#lib/load-chunk.ts';
import type { Client } from './client.ts';
import type { Services } from './services.ts';

/** What a page needs to wake up, and what it fetches the rest with. */
export interface FirstServices extends Services {
  /**
   * What speaks to the shop and to this phone's disk: fetched and wired once, by the first who asks.
   * @throws AppError network
   */
  client(): Promise<Client>;
}

/** Makes the services of this browser. Those that the first frame of a guest has no use for come after it, ahead of their first call. */
export function firstServices(i18n: I18n): FirstServices {
  const session = createSession({ servedSignedInHint: document.documentElement.dataset.known !== undefined });
  let forget: Client['forget'] = () => undefined;
  const client = memoizeAsync(async () => {
    const { startClient } = await loadChunk(import('./client.ts'));
    const started = startClient({ i18n, session, queryClient });
    connect(started.outbox);
    forget = started.forget;
    return started;
  });
  // In the first place, whenever the client comes. Without it nothing is there that could be forgotten.
  session.onEnd(reason => forget(reason));
  const queryClient = createQueryClient(
    apiLater(async () => (await client()).api),
    { persister: async (queryFn, context, query) => (await client()).persistedCache.persister(queryFn, context, query) },
  );
  const { outbox, connect } = outboxLater(async () => (await client()).outbox);
  connectivity.watch({ probe: patience => usingLine(isShopThere(apiBaseUrl, patience)), isUrgent: () => outbox.waiting.get().length > 0 });
  // What failed without the shop is asked again when it is back, whatever the browser says of the line.
  onlineManager.setEventListener(setOnline => connectivity.subscribe(() => setOnline(connectivity.isReachable())));
  onlineManager.setOnline(connectivity.isReachable());
  return { queryClient, i18n, session, outbox, client };
}
