import { useEffect, useState } from 'react';

/** Milliseconds since the epoch, second by second. For parts that only a browser draws. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
