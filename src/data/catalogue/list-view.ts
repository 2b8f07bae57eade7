import { useSyncExternalStore } from 'react';
import type { Store } from '#lib/store.ts';
import { localKeys, localValue } from '#storage/local.ts';

const ROWS = 'rows';

let opened: Store<string | null> | undefined;
const stored = () => {
  opened ??= localValue(localKeys.listView);
  return opened;
};

/** Whether lists of products are rows with steppers, as professionals have them, or cards; remembered on this phone. */
export const rowView = {
  set(isOn: boolean): void {
    stored().set(isOn ? ROWS : null);
    // The styles go by it; `src/first-view/inline/head.ts` has it there before the next page is drawn.
    document.documentElement.toggleAttribute('data-rows', isOn);
  },
  subscribe: (listener: () => void) => stored().subscribe(listener),
  isOn: (): boolean => stored().get() === ROWS,
};

/** False for the server and the first render of its page. */
export function useIsRowView(): boolean {
  return useSyncExternalStore(rowView.subscribe, rowView.isOn, () => false);
}
