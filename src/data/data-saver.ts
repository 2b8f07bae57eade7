import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '#lib/store.ts';
import { localKeys, localValue } from '#storage/local.ts';

/** The browser's own data on the line; Firefox and Safari tell nothing. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** The kind of line, such as 'cellular'. */
  readonly type?: string;
}
const line = (): Line | undefined => (globalThis.navigator as { connection?: Line } | undefined)?.connection;

let opened: Store<string | null> | undefined;
const choice = () => {
  opened ??= localValue(localKeys.dataSaver);
  return opened;
};

/** The customer's mutation to spend few bytes: their own choice, else what the browser was told. */
export const dataSaver = {
  isOn: (): boolean => (choice().get() === null ? line()?.saveData === true : choice().get() === 'on'),
  set: (isOn: boolean): void => choice().set(isOn ? 'on' : 'off'),
  subscribe: (listener: () => void) => choice().subscribe(listener),
};

/** False for the server and the first render of its page. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(dataSaver.subscribe, dataSaver.isOn, () => false);
}

/** Whether to fetch only what the customer asked for: the data saver is on, or the line is slow. */
export function isThrifty(): boolean {
  const type = line()?.effectiveType;
  return dataSaver.isOn() || (type !== undefined && type !== '4g');
}

/** Whether the line is one whose bytes are paid for, as far as the browser says so. */
export const isMetered = (): boolean => line()?.type === 'cellular';

const bytes = createStore(0);
let isCounting = false;

/** Bytes that this page has fetched since it was opened, as the browser counts them; what came from this phone is none. */
export function useSessionBytes(): number {
  return useSyncExternalStore(counted, bytes.get, () => 0);
}

function counted(listener: () => void): () => void {
  if (!isCounting && typeof PerformanceObserver !== 'undefined') {
    isCounting = true;
    const add = (entries: readonly PerformanceEntry[]) =>
      bytes.set(sum => entries.reduce((total, entry) => total + (entry as PerformanceResourceTiming).transferSize, sum));
    for (const type of ['navigation', 'resource']) {
      new PerformanceObserver(list => add(list.getEntries())).observe({ type, buffered: true });
    }
  }
  return bytes.subscribe(listener);
}
