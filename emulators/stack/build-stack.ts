import { buildIfStale } from './build-if-stale.ts';
import { FUNCTIONS_BUILD, PAGES_BUILD, WEB_BUILD } from './parts.ts';

/** Builds what a local stack serves, unless it is there. */
export function buildStack(root: string, log: (line: string) => void): void {
  if (buildIfStale(root, FUNCTIONS_BUILD)) log('Built the functions.');
  // Also for development: the pages function has a part of it, although Vite serves the pages.
  if (buildIfStale(root, WEB_BUILD)) log('Built the web app.');
  if (buildIfStale(root, PAGES_BUILD)) log('Built the pages.');
}
