/**
 * Installs the service worker that shows a page of its own when there is no connection (`web/build/offline`). For signed-in
 * users, who come back; the first visit stays as light as it is.
 */
export function installOfflinePage(): void {
  // The build writes the worker; the development server has none.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((error: unknown) => {
    // Private windows and full disks: everything else works without it.
    console.warn('Could not install the offline page', error);
  });
}
