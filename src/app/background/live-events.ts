import { msg } from '@lingui/core/macro';
import type { ShopEvent } from '#contract/events.ts';
import { statusProgress } from '#contract/notifications.ts';
import { orderStatus } from '#contract/order-status.ts';
import { apiOf } from '#data/cache/query-client.ts';
import { followShop } from '#data/events/live.ts';
import { keepAppBadge } from '#data/notifications/app-badge.ts';
import { currentOwner } from '#data/session/owner.ts';
import { toasts } from '#data/toasts.ts';
import { notificationTitle } from '#i18n/notification-words.ts';
import type { AppRouter } from '../boot/router.tsx';
import type { Services } from '../boot/services.ts';
import { judge, orderNews, orderReader, refusalWords } from './order-news.ts';

/** Keeps the app up with the shop: lists and badges by events, a toast for an order in front of the page, a count on the app's icon. */
export function startLiveEvents({ queryClient, session, i18n }: Services, router: AppRouter): void {
  const read = orderReader(queryClient, i18n);
  keepAppBadge(queryClient, session);
  followShop({
    api: apiOf(queryClient.getDefaultOptions().queries?.meta),
    queryClient,
    owner: currentOwner(queryClient, session),
    onEnd: session.onEnd,
    onOrderNews: async (event, isOwn) => {
      const news = event.order_id === null || event.status === null ? null : { id: event.order_id, status: event.status };
      const { kind, receipt } = await judge(news, read);
      // The push may have been here first.
      if (news !== null && !orderNews.isNew(news, receipt)) return;
      // The customer did this here: neither a toast nor the push that follows has to say it.
      if (isOwn) return;
      const words = i18n._(notificationTitle(event.status === null ? null : statusProgress(event.status)));
      const text = event.order_number === null ? words : `${event.order_number}: ${words}`;
      toasts.show('success', kind === 'refused' ? refusalWords(i18n, event.order_number) : text, {
        isNeutral: kind !== 'progress',
        action: { label: i18n._(msg`See the order`), onAction: () => void router.navigate(placeOf(event)) },
      });
    },
  });
}

/** Where the specification's links of an order lead. */
function placeOf({ order_id, status }: ShopEvent) {
  const id = order_id ?? '';
  if (status === orderStatus.onShipping) return { to: '/track/$id', params: { id } } as const;
  return { to: '/transactions/waiting-payment/{-$id}', params: { id } } as const;
}
