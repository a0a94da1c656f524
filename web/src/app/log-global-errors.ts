/** Logs uncaught errors and rejections; the browser's default report of a rejection is suppressed, as specified. */
export function logGlobalErrors(): void {
  window.addEventListener('unhandledrejection', (event) => {
    console.error('Unhandled rejection', event.reason);
    event.preventDefault();
  });
  window.addEventListener('error', (event) => {
    console.error('Uncaught error', event.error ?? event.message);
  });
}
