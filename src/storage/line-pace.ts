import { tabStorage } from './tab.ts';

const KEY = 'line_pace';

/** How late answers began of late, in milliseconds; 0 where nothing is known. Each page of this tab begins with what the one before it learned. */
export const linePace = {
  read: (): number => Number(tabStorage.read(KEY)) || 0,
  write: (milliseconds: number) => tabStorage.write(KEY, String(Math.round(milliseconds))),
};
