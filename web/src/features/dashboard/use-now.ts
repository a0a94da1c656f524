import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time by which a page counts days and ages, a minute old at most. In ms since 1970. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
