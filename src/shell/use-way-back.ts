import { useEffect, useRef } from 'react';

const MARK = 'over';

const isOwn = () => (history.state as Readonly<Record<string, unknown>> | null)?.[MARK] === true;

/**
 * Lets Back close what lies over the page while it is there, by an entry of the history at the page's own address. The router hears of
 * neither way, since the page stays what it is; a link within replaces the entry.
 */
export function useWayBack(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    // Past the router, which has put its own method over this one.
    History.prototype.pushState.call(history, { ...history.state, [MARK]: true }, '');
    const onPop = (event: PopStateEvent) => {
      if (isOwn()) return;
      event.stopImmediatePropagation();
      latest.current();
    };
    addEventListener('popstate', onPop, { capture: true });
    return () => {
      removeEventListener('popstate', onPop, { capture: true });
      if (!isOwn()) return;
      addEventListener('popstate', event => event.stopImmediatePropagation(), { capture: true, once: true });
      history.back();
    };
  }, []);
}
