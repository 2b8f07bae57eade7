import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds for which a receipt that came by itself is safe from a press that was meant for the one before. */
const REST = 700;

interface Arrival {
  /** Takes the focus when another receipt comes by itself. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Whether the receipt has only just taken the place of another one. */
  readonly isFresh: () => boolean;
  /** The employee goes to another receipt by their own will: the focus stays where it is. */
  readonly page: () => void;
}

/** Tells the employee that another receipt has come, and keeps a second press of a key from deciding on it. @param key of the receipt, '' while it is on its way */
export function useArrival(key: string): Arrival {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ key: '', at: -REST, isPaged: false });
  useEffect(() => {
    const { key: before, isPaged } = shown.current;
    if (key === '' || key === before) return;
    const isByItself = before !== '' && !isPaged;
    shown.current = { key, at: isByItself ? performance.now() : -REST, isPaged: false };
    if (isByItself) heading.current?.focus();
  }, [key]);
  return {
    heading,
    isFresh: () => performance.now() - shown.current.at < REST,
    page: () => {
      shown.current.isPaged = true;
    },
  };
}
