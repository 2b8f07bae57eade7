import { useEffect, useState } from 'react';
import { part as partOf } from '#lib/part.ts';

type State<Part> = { readonly part?: Part; readonly error?: Error };

/**
 * Fetches a part of the page's code once it is wanted. Unlike React's `lazy` it draws the same on both sides of hydration, and what a lost
 * line kept back can be tried again. `load` is a constant.
 */
export function usePart<Part>(load: () => Promise<Part>, isWanted: boolean): State<Part> & { readonly retry: () => void } {
  const [state, setState] = useState<State<Part>>({});
  const isMissing = isWanted && state.part === undefined && state.error === undefined;
  useEffect(() => {
    if (!isMissing) return;
    partOf(load()).then(
      loaded => setState({ part: loaded }),
      (error: Error) => setState({ error }),
    );
  }, [isMissing, load]);
  return { ...state, retry: () => setState({}) };
}
