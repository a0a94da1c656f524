import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this render has to match the page's prerendered HTML, or makes it. Turns false right after. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Whether this component was part of the page's prerendered HTML, also while that is being made. It stays as it was. */
export function usePrerendered(): boolean {
  const hydrating = useHydrating();
  const [prerendered] = useState(hydrating);
  return prerendered;
}
