// Runs before the first paint, so that a prerendered page never flashes: not light for those who chose dark, nor with the
// links and the question for visitors who are signed in or have answered it, nor the form to sign in for those who sign up. The
// build puts it into the HTML; the Content-Security-Policy in firebase.json names its hash (a test says if it doesn't).
(() => {
  var html = document.documentElement.classList;
  var read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch (_) {
      // Storage can be blocked; then it is a first visit, in the system's scheme.
      return null;
    }
  };
  var mode = read('theme');
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  html.add(dark ? 'dark' : 'light');
  // Ink is for the words: paper is white, also for those who read on a dark screen.
  var darkOnScreen = false;
  addEventListener('beforeprint', () => {
    darkOnScreen = html.contains('dark');
    if (darkOnScreen) html.replace('dark', 'light');
  });
  addEventListener('afterprint', () => {
    if (darkOnScreen) html.replace('light', 'dark');
  });
  // What only the app needs must not come before the paint of what is here already.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (var link of document.querySelectorAll('link[data-after-paint]')) link.rel = 'modulepreload';
    }),
  );
  if (read('signed-in') === '1') html.add('was-signed-in');
  if (location.pathname === '/auth' && location.search.includes('tab=sign-up')) html.add('signs-up');
  if (navigator.globalPrivacyControl || read('consent')) html.add('consent-known');
})();
