import { tabStorage } from './tab.ts';

const KEY = 'places';
/** As many pages as are likely to be gone back to. */
const MOST = 50;

/** Where on the screen a part of a page stood when the page was left. */
export interface Place {
  /** Address that the part leads to, or its first words. */
  readonly name: string;
  /** Which of several parts of that name, from 0. */
  readonly nth: number;
  /** Pixels below the upper edge of the screen. */
  readonly top: number;
}

/** Places of this tab's pages by the key of their history entry. A reload keeps them; without storage they last as long as the page. */
export function savedPlaces() {
  const places = new Map<string, Place>(readAll());
  return {
    get: (key: string) => places.get(key),
    /** @param place null for a page that was left at its top */
    set(key: string, place: Place | null): void {
      places.delete(key);
      if (place !== null) places.set(key, place);
      tabStorage.write(KEY, JSON.stringify([...places].slice(-MOST)));
    },
  };
}

function readAll(): [string, Place][] {
  try {
    return JSON.parse(tabStorage.read(KEY) ?? '[]');
  } catch {
    return [];
  }
}
