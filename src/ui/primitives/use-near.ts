import { type RefCallback, useCallback, useState } from 'react';

/** True from the moment that the element is within half a screen of sight; what it needs is fetched then, and not before. */
export function useNear(): readonly [RefCallback<HTMLElement>, boolean] {
  const [isNear, setNear] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, isNear];
}
