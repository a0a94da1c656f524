import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepDraftsOf } from '@/lib/drafts.ts';
import type { StoredUser } from '@/lib/early-session.ts';
import { presumeSession, whenSessionEnds } from '@/lib/session.ts';
import { App } from './app.tsx';
import { ANSWERS_ID } from './fill-shell.ts';
import { ProfileGate } from './layouts/site-layout.tsx';
import { leadToSignIn } from './lead-to-sign-in.ts';
import { logGlobalErrors } from './log-global-errors.ts';
import { isPrerendered, whenInitialized } from './prerendered.ts';
import { queryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/** What `PageMeta` puts into the head. */
const OF_THE_PAGE = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property]',
  'meta[name^="twitter:"]',
  'link[rel="canonical"]',
].join();

/** Takes over the answers of the API that the page's HTML was made from. */
function takeOverAnswers(): void {
  const element = document.getElementById(ANSWERS_ID);
  if (!element) return;
  hydrate(queryClient, JSON.parse(element.textContent));
  element.remove();
}

/** A skeleton gives way to the app after this long, whatever is still missing. */
const SKELETON_MS = 3000;

/**
 * Waits until the app shows more than the page's skeleton: the profile decides whether the page is shown at all. What fails
 * is shown by the app.
 */
async function whenKnown(): Promise<void> {
  const wait = new Promise((resolve) => setTimeout(resolve, SKELETON_MS));
  const read = async () => {
    const [{ readProfile }] = await Promise.all([import('./reads/signed-in-reads.ts'), ProfileGate.load()]);
    await readProfile(queryClient);
  };
  await Promise.race([read().catch(() => undefined), wait]);
}

/**
 * Starts the app: in the page's prerendered HTML, in place of its skeleton, or from nothing. Resolves once it reacts to the
 * user.
 * @param user who was signed in here last, if the page has a skeleton
 */
export async function startApp(root: HTMLElement, user: StoredUser | null = null): Promise<void> {
  logGlobalErrors();
  takeOverAnswers();
  if (user) {
    // What is typed before Firebase Auth has loaded belongs to somebody too.
    keepDraftsOf(user.uid);
    presumeSession(user);
  }
  const router = createAppRouter();
  whenSessionEnds(() => void leadToSignIn(router));
  if (root.hasChildNodes()) await whenInitialized(router);
  const prerendered = isPrerendered(root, router);
  if (user) await whenKnown();
  // A title is there all the time: what the HTML says of its page goes once the app has said what it shows.
  const stale = prerendered ? [] : document.head.querySelectorAll(OF_THE_PAGE);
  await new Promise<void>((resolve) => {
    const app = <App router={router} client={queryClient} onReady={resolve} />;
    // In slices: one long task would make the page deaf.
    if (prerendered) {
      startTransition(() => void hydrateRoot(root, app));
      return;
    }
    // HTML of another address or another query. A skeleton stays until React puts the page in its place.
    if (!user) root.replaceChildren();
    startTransition(() => createRoot(root).render(app));
  });
  for (const element of stale) element.remove();
  for (const name of ['data-page', 'data-skeleton', 'data-needs-script', 'data-reads'])
    root.removeAttribute(name);
  // From here on the app knows what `theme.js` had to guess from storage.
  document.documentElement.classList.remove('was-signed-in', 'consent-known', 'signs-up');
}
