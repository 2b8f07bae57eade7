import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds after the last change until it is saved. */
const PAUSE = 400;

/** A document while it is edited. */
export interface Draft<Document> {
  readonly value: Document;
  readonly change: (next: Document) => void;
  /** Saves what is not saved yet. @returns whether it is */
  readonly flush: () => Promise<boolean>;
  /** Why the last save failed; null: it did not. */
  readonly error: unknown;
}

/** Saves a document a moment after each change and when the page is left, so that nothing typed is lost. @param save rejects where it could not */
export function useDraft<Document>(initial: Document, save: (document: Document) => Promise<void>): Draft<Document> {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<unknown>(null);
  const pending = useRef<{ document: Document } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const wanted = pending.current;
    if (wanted === null) return true;
    pending.current = null;
    try {
      await save(wanted.document);
      setError(null);
      return true;
    } catch (cause) {
      // It goes with the next change, or when the customer presses the button that saves.
      pending.current ??= wanted;
      setError(cause);
      return false;
    }
  }, [save]);
  const change = useCallback(
    (next: Document) => {
      setValue(next);
      pending.current = { document: next };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE);
    },
    [flush],
  );
  useEffect(() => {
    const leave = () => void flush();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [flush]);
  return { value, change, flush, error };
}
