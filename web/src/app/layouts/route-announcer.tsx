import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { trackPageView } from '@/lib/tracking/track.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

const SETTLE_MS = 80;

/**
 * On every change of the path: sends a page view, says the new title to screen readers and moves the focus to the
 * page's h1 (as a page load would), unless something on the page took it already.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [message, setMessage] = useState('');
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per path, also where nothing else depends on it
  useEffect(() => {
    trackPageView();
    const initial = first.current;
    first.current = false;
    if (initial) return;
    const timer = setTimeout(() => {
      setMessage(document.title);
      const heading = document.querySelector<HTMLElement>('main h1');
      const focused = document.activeElement;
      if (!heading || (focused?.closest('main') && focused !== document.body)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  );
}
