import { useCallback, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Store } from '#lib/store.ts';
import { localKeys, localValue } from '#storage/local.ts';
import type { Attempt } from './attempt.ts';

/** The customer's choices so far in the checkout of one cart; null: not chosen yet. */
export interface CheckoutDraft {
  readonly addressId: string | null;
  readonly shipmentId: string | null;
  readonly paymentId: string | null;
  /** Variants that are not ordered now: they stay in the cart. */
  readonly laterIds: readonly string[];
  /** The project or purchase order that the goods are for, as it was typed; '' for none. */
  readonly projectName: string;
  /** The press of the button whose answer has not come, so that a reload repeats it and doesn't order again. */
  readonly attempt: Attempt | null;
}

export const emptyDraft: CheckoutDraft = {
  addressId: null,
  shipmentId: null,
  paymentId: null,
  laterIds: [],
  projectName: '',
  attempt: null,
};

const choice = v.optional(v.nullable(v.string()), null);
const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    orderId: v.string(),
    addressId: choice,
    shipmentId: choice,
    paymentId: choice,
    laterIds: v.optional(v.array(v.string()), []),
    projectName: v.optional(v.string(), ''),
    attempt: v.optional(v.nullable(v.object({ key: v.string(), asked: v.string() })), null),
  }),
);

/** The draft of an order in what storage holds; another order's, and what can't be read, is none. */
export function draftOf(stored: string | null, orderId: string): CheckoutDraft {
  const parsed = v.safeParse(StoredSchema, stored);
  if (!parsed.success || parsed.output.orderId !== orderId) return emptyDraft;
  const { orderId: _id, ...draft } = parsed.output;
  return draft;
}

/** The drafts to be stored after a change. */
export function changedDraft(stored: string | null, orderId: string, change: Partial<CheckoutDraft>): string {
  return JSON.stringify({ orderId, ...draftOf(stored, orderId), ...change });
}

let opened: Store<string | null> | undefined;
/** Opened at the first checkout: most visits have none. */
const stored = () => {
  opened ??= localValue(localKeys.checkoutDraft);
  return opened;
};
const subscribe = (listener: () => void) => stored().subscribe(listener);
const get = () => stored().get();

/** What storage holds once the shop has given a cart an id of its own; the draft of any other cart stays as it is. */
export function movedDraft(stored: string | null, from: string, to: string): string | null {
  const parsed = v.safeParse(StoredSchema, stored);
  return parsed.success && parsed.output.orderId === from ? changedDraft(null, to, draftOf(stored, from)) : stored;
}

/** The shop has given the cart of a draft an id of its own. */
export function moveCheckoutDraft(from: string, to: string): void {
  stored().set(now => movedDraft(now, from, to));
}

/** Forgets the draft: the order is placed, or its customer has left this device. */
export function forgetCheckoutDraft(): void {
  stored().set(null);
}

type DraftChange = Partial<CheckoutDraft> | ((now: CheckoutDraft) => Partial<CheckoutDraft>);

/** The draft of one order's checkout, kept over reloads and shared with other tabs. */
export function useCheckoutDraft(orderId: string): readonly [CheckoutDraft, (change: DraftChange) => void] {
  const text = useSyncExternalStore(subscribe, get, () => null);
  const change = useCallback(
    (part: DraftChange) => stored().set(now => changedDraft(now, orderId, typeof part === 'function' ? part(draftOf(now, orderId)) : part)),
    [orderId],
  );
  return [draftOf(text, orderId), change];
}
