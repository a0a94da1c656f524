import { hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { whenSessionEnds } from '@/lib/session.ts';
import { App } from './app.tsx';
import { ANSWERS_ID } from './fill-shell.ts';
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

/** Starts the app: in the page's prerendered HTML, or from nothing. Resolves once it reacts to the user. */
export async function startApp(root: HTMLElement): Promise<void> {
  logGlobalErrors();
  takeOverAnswers();
  const router = createAppRouter();
  whenSessionEnds(() => void leadToSignIn(router));
  if (root.hasChildNodes()) await whenInitialized(router);
  const prerendered = isPrerendered(root, router);
  await new Promise<void>((resolve) => {
    const app = <App router={router} client={queryClient} onReady={resolve} />;
    if (prerendered) {
      hydrateRoot(root, app);
      return;
    }
    // Of another address or another query.
    root.replaceChildren();
    for (const stale of document.head.querySelectorAll(OF_THE_PAGE)) stale.remove();
    createRoot(root).render(app);
  });
  root.removeAttribute('data-page');
  // From here on the app knows what `theme.js` had to guess from storage.
  document.documentElement.classList.remove('was-signed-in', 'consent-known', 'signs-up');
}
