const KEY = 'reloaded-for';

/**
 * A page that was opened before a deploy asks for chunks that are gone. One reload brings the new ones; a second
 * failure for the same chunk is a real error and goes to the error screen.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const chunk = event.payload.message;
    if (sessionStorage.getItem(KEY) === chunk) return;
    sessionStorage.setItem(KEY, chunk);
    event.preventDefault();
    window.location.reload();
  });
}
