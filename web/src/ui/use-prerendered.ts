import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this component was part of the page's prerendered HTML, also while that is being made. It stays as it was. */
export function usePrerendered(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [prerendered] = useState(hydrating);
  return prerendered;
}
