import { type RefCallback, useCallback } from 'react';

/**
 * Marks an element that is below the screen when the page starts as waiting, and as shown once it comes into sight.
 * A script, because scroll-driven CSS animations run backwards again on the way up; what is in sight at the start is never touched.
 */
export function useReveal(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    if (element === null || element.getBoundingClientRect().top < globalThis.innerHeight) return;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { rootMargin: '0px 0px -10% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
