const KEY = 'line_pace';

/** How late answers began of late, in milliseconds; 0 where nothing is known. Each page of this tab begins with what the one before it learned. */
export const linePace = {
  read(): number {
    try {
      return Number(globalThis.sessionStorage?.getItem(KEY)) || 0;
    } catch {
      return 0;
    }
  },
  write(milliseconds: number): void {
    try {
      globalThis.sessionStorage?.setItem(KEY, String(Math.round(milliseconds)));
    } catch {
      // Then the next page learns it anew.
    }
  },
};
