import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenPageTitled } from '@/lib/page-title.ts';
import { pageNow, trackPageView } from '@/lib/tracking/track.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

const SETTLE_MS = 80;
/** A page without a title by then (its data failed to load) uses the document's. */
const TITLE_WAIT_MS = 3000;

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const focused = document.activeElement;
  // What was opened since, such as the command palette, keeps the focus.
  if (!heading || focused?.closest('main, [role="dialog"]')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * On every path change, once the page has its title: sends a page view, announces the title to screen readers, and focuses
 * the page's h1 (as a page load would) unless something on the page already has the focus.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [message, setMessage] = useState('');
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per path, though nothing else here depends on it
  useEffect(() => {
    const initial = first.current;
    first.current = false;
    const came = pageNow();
    let seen = false;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const view = (title: string) => {
      if (seen) return false;
      seen = true;
      trackPageView({ ...came, title });
      return true;
    };
    const arrive = (title: string) => {
      if (!view(title) || initial) return;
      clearTimeout(settled);
      settled = setTimeout(() => {
        setMessage(title);
        focusHeading();
      }, SETTLE_MS);
    };
    // Right away, even on a placeholder heading; the page's own heading takes over when it arrives.
    if (!initial) settled = setTimeout(focusHeading, SETTLE_MS);
    const late = setTimeout(() => arrive(document.title), TITLE_WAIT_MS);
    const stop = whenPageTitled(arrive);
    return () => {
      stop();
      clearTimeout(late);
      clearTimeout(settled);
      // Left before it had a title, such as a redirect: still a view.
      view(came.title);
    };
  }, [pathname]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  );
}
