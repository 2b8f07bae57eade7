import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A link of the frame to the page where one is leads to its top, as every other navigation does: the router stays where it is. */
export function useWayToTop(): void {
  const router = useRouter();
  useEffect(() => {
    let isOnTheWay = false;
    const onClick = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || link.closest('main') !== null || button !== 0 || ctrlKey || metaKey || shiftKey) return;
      if (link.href !== location.href || location.hash !== '') return;
      isOnTheWay = true;
      scrollTo({ top: 0 });
    };
    // The router renders the same place again and puts it back to where it was, which a smooth way had hardly left.
    const stop = router.subscribe('onRendered', ({ hrefChanged }) => {
      if (isOnTheWay && !hrefChanged) scrollTo({ top: 0 });
      isOnTheWay = false;
    });
    // Before the router has changed the address: else every link would lead to where one is.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      stop();
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [router]);
}
