// Runs before the first paint, so that a stored dark theme never flashes light. A file of its own because
// the Content-Security-Policy allows no inline scripts.
(() => {
  var mode = null;
  try {
    mode = localStorage.getItem('theme');
  } catch (_) {
    // Storage can be blocked; then the system's scheme holds.
  }
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
})();
