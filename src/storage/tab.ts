/** Texts of this tab, which outlive a reload and which no other tab sees. Where the browser forbids storage, nothing is kept. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return globalThis.sessionStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  /** @returns whether the browser remembers it */
  write(key: string, text: string): boolean {
    try {
      sessionStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  /** Reads a text and forgets it. */
  take(key: string): string | null {
    const text = tabStorage.read(key);
    if (text !== null) sessionStorage.removeItem(key);
    return text;
  },
};
