const KEY = 'reloaded-for';

/**
 * A page opened before a deploy requests chunks that are gone. One reload loads the new ones; a second failure of the same
 * chunk is a real error and shows the error screen. Offline, a reload would only lose the page.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const chunk = event.payload.message;
    if (sessionStorage.getItem(KEY) === chunk) return;
    sessionStorage.setItem(KEY, chunk);
    event.preventDefault();
    window.location.reload();
  });
}
