import { useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';
import { usePrerendered } from '@/ui/use-prerendered.ts';

// A link to a part of a page leads there, whatever was seen of the page before, and who comes back from checkout is shown
// what came of it. The router gives the first page of every load the same key.
const keyOf = ({ hash, key, pathname, search }: Location) =>
  hash || new URLSearchParams(search).has('checkout') ? `${key} ${performance.timeOrigin}` : pathname;

/** No position is ever saved under this key. */
const NONE = 'none';

/** Runs a layout effect on mount, at its place among those of its siblings. */
function OnMount({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(run, []);
  return null;
}

/**
 * Scrolls to the top of a new page, and back to where the user left a page. A prerendered page that comes to life stays
 * where its reader is: `ScrollRestoration` takes it for a new page, so what it does on mount is undone.
 */
export function ScrollPosition() {
  const prerendered = usePrerendered();
  const top = useRef(0);
  const mounting = useRef(false);
  const getKey = useRef((location: Location) => (mounting.current ? NONE : keyOf(location)));
  const before = () => {
    top.current = window.scrollY;
    mounting.current = prerendered;
  };
  const after = () => {
    mounting.current = false;
    if (prerendered) window.scrollTo({ top: top.current, behavior: 'instant' });
  };
  return (
    <>
      <OnMount run={before} />
      <ScrollRestoration getKey={getKey.current} />
      <OnMount run={after} />
    </>
  );
}
