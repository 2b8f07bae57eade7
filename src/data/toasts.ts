import { useSyncExternalStore } from 'react';
import { uuidv7 } from '#lib/ids.ts';
import { createStore } from '#lib/store.ts';

/** Toasts of one group replace each other where they carry the same `replaces`. */
export type ToastGroup = 'cart' | 'auth_success' | 'auth_danger' | 'success' | 'danger';

export interface ToastData {
  readonly id: string;
  readonly group: ToastGroup;
  /** In the customer's language already. */
  readonly text: string;
  /** News that are no success, such as a cancellation, in the place of the group's sign. */
  readonly isNeutral: boolean;
  readonly action: { readonly label: string; readonly onAction: () => void } | null;
  /** Milliseconds on screen. */
  readonly duration: number;
}

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 4_000;
/** For a toast that answers a tap on the very control that it stands beside, such as 'copied'. */
export const TOAST_DURATION_SHORT = 3_000;
const MOST = 10;

type ToastOptions = Partial<Pick<ToastData, 'isNeutral' | 'action' | 'duration'>>;

const none: readonly ToastData[] = [];
const store = createStore<readonly ToastData[]>(none);

/** The messages over the page; the oldest goes when there are more than ten. */
export const toasts = {
  show(group: ToastGroup, text: string, { isNeutral = false, action = null, duration = TOAST_DURATION }: ToastOptions = {}): void {
    const toast: ToastData = { id: uuidv7(), group, text, isNeutral, action, duration };
    store.set(current => [...current.filter(other => other.text !== text || other.group !== group), toast].slice(-MOST));
  },
  dismiss(id: string): void {
    store.set(current => current.filter(toast => toast.id !== id));
  },
};

export function useToasts(): readonly ToastData[] {
  return useSyncExternalStore(store.subscribe, store.get, () => none);
}
