import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the screen counts as near. */
const MARGIN = '600px';

/** Whether an element has come near the screen once. */
export function useNear<Target extends HTMLElement>(): [RefObject<Target | null>, boolean] {
  const ref = useRef<Target>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = ref.current;
    if (target === null || isNear) return;
    if (!('IntersectionObserver' in window)) return setNear(true);
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setNear(true), {
      rootMargin: `${MARGIN} 0px`,
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
