import type { OutboxKind, OutboxKinds, OutboxRecord, PayloadOf } from '#storage/outbox-record.ts';

interface Head {
  /** Also the idempotency key. */
  readonly id: string;
  readonly userId: string;
  /** Of a cart edit: the cart that it was made in, where the server had one. */
  readonly cartId?: string | undefined;
}

/** A change that a customer wants, by kind; never a request. Values are absolute, so that repeating one changes nothing. */
export type MutationOf<Kind extends OutboxKind> = { [K in Kind]: Head & { readonly kind: K } & PayloadOf<K> }[Kind];
export type MutationKind = OutboxKind;
export type Mutation = MutationOf<MutationKind>;
/** A mutation that has no id yet. */
export type NewMutation<Kind extends MutationKind = MutationKind> = {
  [K in Kind]: Omit<Head, 'id'> & { readonly kind: K } & PayloadOf<K>;
}[Kind];

/** The server's answer to a kind. */
export type AnswerOf<Kind extends MutationKind> = OutboxKinds[Kind]['answer'];

/** The mutation of a record on this device. */
export function mutationOf({ id, userId, cartId, kind, payload }: OutboxRecord): Mutation {
  return { id, userId, ...(cartId === undefined ? {} : { cartId }), kind, ...payload } as Mutation;
}

/** The payload of a mutation, as its record keeps it. */
export function payloadOf({ id: _id, userId: _user, cartId: _cart, kind: _kind, ...payload }: Mutation): OutboxRecord['payload'] {
  return payload as OutboxRecord['payload'];
}

/** The mutations of some kinds, in their order. */
export function ofKind<Kind extends MutationKind>(mutations: readonly Mutation[], ...kinds: readonly Kind[]): readonly MutationOf<Kind>[] {
  const wanted = new Set<string>(kinds);
  return mutations.filter(mutation => wanted.has(mutation.kind)) as readonly Mutation[] as unknown as readonly MutationOf<Kind>[];
}
