import { useEffect, useState } from 'react';
import { loadChunk as partOf } from '#lib/load-chunk.ts';

/** Parts that came, by their `load`: a page that is shown again has them in its first frame, in which its place is restored. */
const loadedParts = new WeakMap<object, unknown>();

type State<Part> = { readonly part?: Part; readonly error?: Error };

/**
 * Fetches a part of the page's code once it is wanted. Unlike React's `lazy` it draws the same on both sides of hydration, and what a lost
 * line kept back can be tried again. `load` is a constant.
 */
export function usePart<Part>(load: () => Promise<Part>, isWanted: boolean): State<Part> & { readonly retry: () => void } {
  const known = isWanted ? (loadedParts.get(load) as Part | undefined) : undefined;
  const [state, setState] = useState<State<Part>>(known === undefined ? {} : { part: known });
  const isMissing = isWanted && state.part === undefined && state.error === undefined;
  useEffect(() => {
    if (!isMissing) return;
    partOf(load()).then(
      loaded => {
        loadedParts.set(load, loaded);
        setState({ part: loaded });
      },
      (error: Error) => setState({ error }),
    );
  }, [isMissing, load]);
  return { ...state, retry: () => setState({}) };
}
