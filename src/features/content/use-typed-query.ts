import { useEffect, useRef, useState } from 'react';
import { withoutInvisible } from '#lib/without-invisible.ts';

/** Milliseconds without a key after which the address follows. */
const PAUSE = 300;

/**
 * The text of a search field whose query lives in the address: on screen at once, in the address after a pause, because
 * browsers refuse an address that changes with every key.
 * @returns the text, how to change it, and how to write it into the address without waiting
 */
export function useTypedQuery(query: string, onQuery: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const sent = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // An address that changed for another reason, such as a link to this page, wins.
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    clearTimeout(timer.current);
    setTyped(query);
  }, [query]);

  function send(text: string) {
    clearTimeout(timer.current);
    if (text === sent.current) return;
    sent.current = text;
    onQuery(text);
  }
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(withoutInvisible(text).trim()), PAUSE);
  }
  return { typed, type, flush: () => send(withoutInvisible(typed).trim()) };
}
