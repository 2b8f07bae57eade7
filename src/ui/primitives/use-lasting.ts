import { useEffect, useState } from 'react';

/** True once a state has lasted, so that what passes in a moment doesn't flicker. @param wait milliseconds */
export function useLasting(state: boolean, wait: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!state) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), wait);
    return () => clearTimeout(timer);
  }, [state, wait]);
  return state && lasts;
}
