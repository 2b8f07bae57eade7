import type { Language } from '#contract/endpoint.ts';
import { notificationType, statusOfProgress } from '#contract/notifications.ts';
import { orderStatus } from '#contract/order-status.ts';
import { declarativeWebPush, type PushPayload } from '#contract/push.ts';
import { PICK_UP } from '#contract/shipping.ts';
import {
  announcementTitle,
  arrivalWords,
  depotWords,
  lateTitle,
  orderWord,
  payWord,
  progressTitle,
  promotionTitle,
  type ReminderKind,
  reminderWords,
  trackWord,
} from './words.ts';

/** The subject of a push. */
export interface Told {
  readonly id: string;
  readonly customerId: string;
  readonly type: number;
  readonly statusProgress: number | null;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly message: { readonly id: string; readonly en: string } | null;
  /** Set where a clock's reminder speaks. */
  readonly reminder: ReminderKind | null;
  readonly shipmentMethodId: string | null;
  /** Days of the arrival that were promised, as 'YYYY-MM-DD'. */
  readonly etaFrom: string | null;
  readonly etaTo: string | null;
  readonly depotName: string | null;
  /** The goods that an announcement is about, and the address of their product. */
  readonly variantId: string | null;
  readonly slug: string | null;
}

/**
 * The message of one notification, in one language. An order's holds its id, number, status and days, and of a pick-up the depot, and
 * nothing else: what the shop wrote to its customer (a receipt's rejection, for one) is read in the app.
 * @param shopUrl the address that customers use, without a slash at its end
 */
export function pushPayload(told: Told, language: Language, shopUrl: string): PushPayload {
  const type = told.type === notificationType.order || told.type === notificationType.promotion ? told.type : notificationType.announcement;
  const isOrder = type === notificationType.order;
  const status = isOrder && told.statusProgress !== null ? told.statusProgress + 2 : null;
  return {
    web_push: declarativeWebPush,
    mutable: true,
    notification: {
      title: titleOf(told)[language],
      body: bodyOf(told, language),
      lang: language,
      dir: 'ltr',
      navigate: shopUrl + pathOf(told),
      tag: isOrder && told.orderId !== null ? `order-${told.orderId}` : `notification-${told.id}`,
      actions: actionsOf(told).map(({ action, title, path }) => ({ action, title: title[language], navigate: shopUrl + path })),
      data: { id: told.id, to: told.customerId, type, order_id: told.orderId, status },
    },
  };
}

const isPickUp = ({ shipmentMethodId }: Told) => shipmentMethodId === PICK_UP;

function titleOf(told: Told) {
  const { type, statusProgress, reminder } = told;
  if (reminder === 'late') return lateTitle;
  if (type === notificationType.promotion) return promotionTitle;
  return type === notificationType.announcement ? announcementTitle : progressTitle(statusProgress, isPickUp(told));
}

function bodyOf(told: Told, language: Language): string {
  const { type, message, reminder, orderNumber } = told;
  if (reminder !== null) return reminderWords[reminder][language];
  if (type !== notificationType.order) return message?.[language] ?? '';
  const number = orderNumber === null ? [] : [`${orderWord[language]} ${orderNumber}`];
  return [...number, ...deliveryOf(told).map(words => words[language])].join(' · ');
}

/** Of a paid order until it is ready or on its way, the days; of a pick-up that is ready, the depot. */
function deliveryOf(told: Told) {
  const { statusProgress, etaFrom, etaTo, depotName } = told;
  const status = statusProgress === null ? 0 : statusOfProgress(statusProgress);
  const isReady = isPickUp(told) && status === orderStatus.onShipping;
  if (isReady) return depotName === null ? [] : [depotWords(depotName)];
  if (status < orderStatus.paymentValidated || status > orderStatus.onShipping || etaFrom === null || etaTo === null) return [];
  return [arrivalWords({ from: etaFrom, to: etaTo }, isPickUp(told))];
}

const orderPage = (id: string) => `/transactions/waiting-payment/${id}`;
const trackPage = (id: string) => `/track/${id}`;

/** Where a tap leads: as on the notifications' page, and to the order's own page where that has no link. */
function pathOf({ statusProgress, orderId, type, slug, variantId }: Told): string {
  if (slug !== null) return `/product/${slug}?variant=${variantId}`;
  if (type !== notificationType.order || orderId === null) return '/notifications';
  if (statusProgress === 4) return trackPage(orderId);
  return statusProgress === 5 ? '/reviews' : orderPage(orderId);
}

/** The specification's links. */
function actionsOf({ statusProgress, orderId, type }: Told) {
  if (type !== notificationType.order || orderId === null) return [];
  if (statusProgress === 1) return [{ action: 'pay', title: payWord, path: orderPage(orderId) }];
  return statusProgress === 4 ? [{ action: 'track', title: trackWord, path: trackPage(orderId) }] : [];
}
