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
export type MutationOf<Kind extends OutboxKind> = { [K in Kind]: Head & { readonly kind: K } & Payload<K> }[Kind];
export type MutationKind = OutboxKind;
export type Mutation = MutationOf<MutationKind>;
export type CartMutation = MutationOf<'cart.set' | 'cart.remove' | 'order.place'>;
/** A mutation that has no id yet. */
export type NewMutation<Kind extends MutationKind = MutationKind> = {
  [K in Kind]: Omit<Head, 'id'> & { readonly kind: K } & Payload<K>;
}[Kind];

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
export function mutationOf({ id, userId, cartId, kind, payload }: OutboxRecord): Mutation {
  return { id, userId, ...(cartId === undefined ? {} : { cartId }), kind, ...payload } as Mutation;
}

/** What is kept of a mutation beside its head. */
export function payloadOf({ id: _id, userId: _user, cartId: _cart, kind: _kind, ...payload }: Mutation): OutboxRecord['payload'] {
  return payload as OutboxRecord['payload'];
}

/** Mutations of one queue are sent one after the other; queues don't wait for each other. */
export function queueOf(mutation: Mutation): string {
  switch (mutation.kind) {
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
      return `review:${reviewOf(mutation)}`;
    case 'notification.read':
      return 'notifications';
    case 'receipt.send':
      return `receipt:${mutation.orderId}`;
  }
}

/** What a mutation is about: a later one of the same subject says anew what shall become of it. */
export function subjectOf(mutation: Mutation): string {
  switch (mutation.kind) {
    case 'cart.set':
      return `line ${mutation.line.variantId}`;
    case 'cart.remove':
      return `line ${mutation.variantId}`;
    case 'order.place':
      return 'order';
    case 'address.create':
    case 'address.update':
    case 'address.delete':
      return `address ${mutation.addressId}`;
    default:
      return queueOf(mutation);
  }
}

/** The line of an order, or the review, that is reviewed. */
export function reviewOf({ target }: Pick<MutationOf<'review.write'>, 'target'>): string {
  return 'orderItemId' in target ? target.orderItemId : target.reviewId;
}

/** Whether a mutation changes lines of the cart. */
export function isCartEdit(mutation: Mutation): mutation is MutationOf<'cart.set' | 'cart.remove'> {
  return mutation.kind === 'cart.set' || mutation.kind === 'cart.remove';
}

/** The mutations of some kinds, in their order. */
export function ofKind<Kind extends MutationKind>(mutations: readonly Mutation[], ...kinds: readonly Kind[]): readonly MutationOf<Kind>[] {
  const wanted = new Set<string>(kinds);
  return mutations.filter(mutation => wanted.has(mutation.kind)) as readonly Mutation[] as unknown as readonly MutationOf<Kind>[];
}
