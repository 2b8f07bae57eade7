import type { Address } from '#contract/addresses.ts';
import type { Order } from '#contract/orders.ts';
import type { OwnReview } from '#contract/reviews.ts';
import type { User } from '#contract/session.ts';
import type { OutboxKind } from '#storage/outbox-payload.ts';
import type { OutboxRecord } from '#storage/outbox-record.ts';

type Payload<Kind extends OutboxKind> = Extract<OutboxRecord, { kind: Kind }>['payload'];

interface Head {
  /** Also the idempotency key. */
  readonly id: string;
  readonly userId: string;
  /** Of a cart edit: the cart that it was made in, where the server had one. */
  readonly cartId?: string | undefined;
}

/** What a customer wants, by kind; never a request. Values are absolute, so that repeating one changes nothing. */
export type IntentOf<Kind extends OutboxKind> = { [K in Kind]: Head & { readonly kind: K } & Payload<K> }[Kind];
export type IntentKind = OutboxKind;
export type Intent = IntentOf<IntentKind>;
export type CartIntent = IntentOf<'cart.set' | 'cart.remove' | 'order.place'>;
/** An intent that has no id yet. */
export type NewIntent<Kind extends IntentKind = IntentKind> = { [K in Kind]: Omit<Head, 'id'> & { readonly kind: K } & Payload<K> }[Kind];

/** What the server answers to each kind. */
export interface Answers {
  'cart.set': Order | null;
  'cart.remove': Order | null;
  'order.place': Order;
  'address.create': Address;
  'address.update': Address;
  'address.delete': null;
  'profile.update': User;
  'review.write': OwnReview;
  'notification.read': null;
  'receipt.send': Order;
}

/** What a record on this device stands for. */
export function intentOf({ id, userId, cartId, kind, payload }: OutboxRecord): Intent {
  return { id, userId, ...(cartId === undefined ? {} : { cartId }), kind, ...payload } as Intent;
}

/** What is kept of an intent beside its head. */
export function payloadOf({ id: _id, userId: _user, cartId: _cart, kind: _kind, ...payload }: Intent): OutboxRecord['payload'] {
  return payload as OutboxRecord['payload'];
}

/** Intents of one lane are sent one after the other; lanes don't wait for each other. */
export function laneOf(intent: Intent): string {
  switch (intent.kind) {
    case 'cart.set':
    case 'cart.remove':
    case 'order.place':
      return 'cart';
    case 'address.create':
    case 'address.update':
    case 'address.delete':
      return 'addresses';
    case 'profile.update':
      return 'profile';
    case 'review.write':
      return `review:${reviewOf(intent)}`;
    case 'notification.read':
      return 'notifications';
    case 'receipt.send':
      return `receipt:${intent.orderId}`;
  }
}

/** What an intent is about: a later one of the same subject says anew what shall become of it. */
export function subjectOf(intent: Intent): string {
  switch (intent.kind) {
    case 'cart.set':
      return `line ${intent.line.variantId}`;
    case 'cart.remove':
      return `line ${intent.variantId}`;
    case 'order.place':
      return 'order';
    case 'address.create':
    case 'address.update':
    case 'address.delete':
      return `address ${intent.addressId}`;
    default:
      return laneOf(intent);
  }
}

/** The line of an order, or the review, that is reviewed. */
export function reviewOf({ target }: Pick<IntentOf<'review.write'>, 'target'>): string {
  return 'orderItemId' in target ? target.orderItemId : target.reviewId;
}

/** Whether an intent changes lines of the cart. */
export function isCartEdit(intent: Intent): intent is IntentOf<'cart.set' | 'cart.remove'> {
  return intent.kind === 'cart.set' || intent.kind === 'cart.remove';
}

/** The intents of some kinds, in their order. */
export function ofKind<Kind extends IntentKind>(intents: readonly Intent[], ...kinds: readonly Kind[]): readonly IntentOf<Kind>[] {
  const wanted = new Set<string>(kinds);
  return intents.filter(intent => wanted.has(intent.kind)) as readonly Intent[] as unknown as readonly IntentOf<Kind>[];
}
