import { useEffect } from 'react';

/** A link of the frame to the page where one is leads to its top, as every other navigation does: the router stays where it is. */
export function useWayToTop(): void {
  useEffect(() => {
    const onClick = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || link.closest('main') !== null || button !== 0 || ctrlKey || metaKey || shiftKey) return;
      if (link.href === location.href && location.hash === '') scrollTo({ top: 0 });
    };
    // Before the router has changed the address: else every link would lead to where one is.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}
