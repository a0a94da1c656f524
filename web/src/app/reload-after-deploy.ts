const KEY = 'reloaded';

/**
 * A page opened before a deploy requests chunks that are gone. One reload loads the new ones. If that brings the same build
 * again, the failure is a real error and shows the error screen: another reload would end the same way, and so on forever.
 * Offline, a reload would only lose the page.
 * @param build names this build; another one has another name
 */
export function reloadAfterDeploy(build: string): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(KEY) === build) return;
    sessionStorage.setItem(KEY, build);
    event.preventDefault();
    window.location.reload();
  });
}
