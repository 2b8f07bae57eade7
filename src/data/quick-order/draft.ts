import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Store } from '#lib/store.ts';
import { localKeys, localValue, textStorage } from '#storage/local.ts';

/** What the customer has decided of an order's line. */
const DecisionSchema = v.object({
  /** Goods by product and variant, or 'words': kept in the customer's own words. */
  goods: v.optional(v.union([v.literal('words'), v.object({ slug: v.string(), variant: v.string() })])),
  /** Sold units. */
  quantity: v.optional(v.number()),
  isSkipped: v.optional(v.boolean()),
});
export type Decision = v.InferOutput<typeof DecisionSchema>;

const DraftSchema = v.object({
  text: v.string(),
  /** Whether the text came as a file of separated values. */
  isTable: v.optional(v.boolean(), false),
  /** Whether its lines are being reviewed. */
  isReviewed: v.optional(v.boolean(), false),
  /** By the key of a line (`reviewOf`). */
  decisions: v.optional(v.record(v.string(), DecisionSchema), {}),
});
/** An order in words, with what was decided of its lines. */
export type OrderDraft = v.InferOutput<typeof DraftSchema>;

const StoredSchema = v.pipe(v.string(), v.parseJson(), DraftSchema);
const empty: OrderDraft = { text: '', isTable: false, isReviewed: false, decisions: {} };

/** The draft in what storage holds; nothing where it can't be read. */
function draftOf(stored: string | null): OrderDraft {
  const parsed = v.safeParse(StoredSchema, stored);
  return parsed.success ? parsed.output : empty;
}

let opened: Store<string | null> | undefined;
const stored = () => {
  opened ??= localValue(localKeys.quickOrder);
  return opened;
};
const subscribe = (listener: () => void) => stored().subscribe(listener);
const get = () => stored().get();

/** Changes the draft of this phone; one without a text is none. */
export function changeDraft(change: Partial<OrderDraft>): void {
  stored().set(now => {
    const next = { ...draftOf(now), ...change };
    return next.text === '' ? null : JSON.stringify(next);
  });
}

/** Puts a text behind what the draft holds already, so that nothing typed is lost, and asks for its review. */
export function addToDraft(text: string, isTable = false): void {
  const now = draftOf(get());
  const isNew = now.text.trim() === '';
  changeDraft({
    text: isNew ? text : `${now.text.trimEnd()}\n${text}`,
    isTable: isNew ? isTable : now.isTable && isTable,
    isReviewed: true,
  });
}

/** Forgets the draft and what was chosen for its words: the customer has left this device. */
export function forgetOrders(): void {
  stored().set(null);
  textStorage.removeItem(localKeys.quickChoices);
}

/** The draft of this phone, kept over reloads and shared with other tabs. */
export function useOrderDraft(): OrderDraft {
  const text = useSyncExternalStore(subscribe, get, () => null);
  return useMemo(() => draftOf(text), [text]);
}
