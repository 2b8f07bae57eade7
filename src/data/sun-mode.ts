import { useSyncExternalStore } from 'react';
import type { Store } from '#lib/store.ts';
import { localKeys, localValue } from '#storage/local.ts';

let opened: Store<string | null> | undefined;
const stored = () => {
  opened ??= localValue(localKeys.sun);
  return opened;
};

/** The page's sheet of these styles: that of its first lines, where the sun mode was on. */
let sheet: CSSStyleSheet | undefined;
const ownSheet = (): CSSStyleSheet => {
  const { sun } = (globalThis as { firstView?: { sun?: CSSStyleSheet } }).firstView ?? {};
  if (sun !== undefined) return sun;
  const made = new CSSStyleSheet();
  document.adoptedStyleSheets = [made, ...document.adoptedStyleSheets];
  return made;
};

/**
 * High contrast and larger type, for a screen in the sun. The styles themselves are what this phone remembers: the first lines of the next page
 * put them in before it is drawn (`src/first-view/inline/head.ts`), and the pages of other customers are no larger for them.
 */
export const sunMode = {
  isOn: (): boolean => stored().get() !== null,
  subscribe: (listener: () => void) => stored().subscribe(listener),
  /** Switches to these styles, or off. */
  set(styles: string | null): void {
    sheet ??= ownSheet();
    stored().set(styles);
    sheet.replaceSync(styles ?? '');
  },
};

/** False for the server and the first render of its page. */
export function useSunMode(): boolean {
  return useSyncExternalStore(sunMode.subscribe, sunMode.isOn, () => false);
}
