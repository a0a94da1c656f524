/** Calls `look` on every change of the page until it finds something; null on timeout. */
export function waitFor<T>(look: () => T | null, timeout_ms: number): Promise<T | null> {
  const found = look();
  if (found !== null) return Promise.resolve(found);
  return new Promise((resolve) => {
    const finish = (value: T | null) => {
      observer.disconnect();
      clearInterval(poll);
      clearTimeout(timer);
      resolve(value);
    };
    const check = () => {
      const value = look();
      if (value !== null) finish(value);
    };
    const observer = new MutationObserver(check);
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    // Input values change without a DOM mutation.
    const poll = setInterval(check, 50);
    const timer = setTimeout(() => finish(null), timeout_ms);
  });
}
