import { useEffect, useState } from 'react';

/** True once the first paint is done and the browser is idle: the time to fetch what the first paint did not need. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(() => setPainted(true), { timeout: 1500 });
      return () => cancelIdleCallback(id);
    }
    const id = setTimeout(() => setPainted(true), 200);
    return () => clearTimeout(id);
  }, []);
  return painted;
}
