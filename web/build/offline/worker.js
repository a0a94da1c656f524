// Shows a page of its own when a page can't be loaded, and does nothing else: it answers no request but that for a page,
// keeps nothing, and reads nothing. The build puts the page in and writes the result to /sw.js.
const PAGE = __OFFLINE_PAGE__;
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Paths that aren't pages of the app: downloads of the API, and Firebase's own sign-in pages. */
const NOT_OURS = /^\/(?:api|__)\//;

self.addEventListener('install', () => {
  // Not after the last tab is closed: it is the same for every version of the app.
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // The browser asks for the page while it starts the worker, so that nobody waits for the worker.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  if (request.mode !== 'navigate' || NOT_OURS.test(new URL(request.url).pathname)) return;
  event.respondWith(
    Promise.resolve(preloadResponse)
      .then((preloaded) => preloaded ?? fetch(request))
      .catch(() => new Response(PAGE, { status: 503, headers: HEADERS })),
  );
});
