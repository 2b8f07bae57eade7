import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Unfolds the disclosure that the address leads to, on arrival and whenever the anchor changes. */
export function useOpenedByAnchor(): void {
  const hash = useLocation({ select: location => location.hash });
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash);
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView({ block: 'start' });
  }, [hash]);
}
