/**
 * The page's first script, and on prerendered pages the only one until someone does something there, or until the browser
 * has long been idle: their text and links need no JavaScript.
 */
const LATE_MS = 3000;

// Zod compiles schemas with `new Function` if it may. The Content-Security-Policy says no, and reports even the question. Zod
// reads this when it loads, so it has to be here before.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

// index.html has the element
const root = document.getElementById('root') as HTMLElement;

/**
 * What waits for the app: buttons, links that do more than lead somewhere, and every link of an address with a query, which says
 * where the visitor came from and would be lost with the page.
 */
const HELD = location.search ? 'button, a[href^="/"]' : 'button, a[data-needs-app]';

/** The last of these clicked before the app could react to it. */
let pressed: HTMLElement | null = null;

function holdClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
  if (!button) return;
  event.preventDefault();
  pressed = button;
}

let started = false;

async function start(): Promise<void> {
  if (started) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, start);
  const { startApp } = await import('./main.tsx');
  await startApp(root);
  removeEventListener('click', holdClick, true);
  pressed?.click();
}

/** Runs a callback when the page has loaded and the browser has been left alone for a while. */
function whenLongIdle(run: () => void): void {
  const wait = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(run), LATE_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

const wasSignedIn = document.documentElement.classList.contains('was-signed-in');

if (root.dataset.start === 'late' && !wasSignedIn) {
  addEventListener('click', holdClick, true);
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true });
  whenLongIdle(start);
} else {
  void start();
}
