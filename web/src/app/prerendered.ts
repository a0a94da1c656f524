import type { DataRouter } from 'react-router-dom';
import { kindOfPage } from './router.tsx';

/** Resolves once the router has the page: its code has been fetched, and its loaders have run. */
export function whenInitialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** What the `data-page` of the 404 page says, which is served at every address that isn't a page. */
export const NOT_FOUND = '404';

/** Whether the root's prerendered HTML is what the router shows first: its `data-page` is the address it was made for. */
export function isPrerendered(root: HTMLElement, router: DataRouter): boolean {
  const { page } = root.dataset;
  const { pathname, search } = router.state.location;
  const kind = kindOfPage(router);
  if (page === NOT_FOUND) return kind === 'unknown';
  // Rendered for its query too.
  if (kind === 'rendered') return page === pathname + search;
  return page === pathname && (kind === 'plain' || (kind === 'live' && !search));
}
