/**
 * The page's first script, and on prerendered pages the only one until someone does something there, or until the browser
 * has long been idle: their text and links need no JavaScript.
 */
import { beginEarly } from '@/lib/early-session.ts';
import { holdEarlyInput } from './early-input.ts';
import { refuseStrayFiles } from './refuse-stray-files.ts';
import { reloadAfterDeploy } from './reload-after-deploy.ts';

const LATE_MS = 3000;
/** A browser that is never idle must not keep the app away. */
const IDLE_MS = 2000;

// Zod compiles schemas with `new Function` if it may. The Content-Security-Policy says no, and reports even the question. Zod
// reads this when it loads, so it has to be here before.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'dragenter',
] as const;

// index.html has the element
const root = document.getElementById('root') as HTMLElement;

/** Only the page's own address has these reads: a query changes them. */
const reads = location.search === '' ? (root.dataset.reads ?? '').split(' ').filter(Boolean) : [];
const skeleton = root.dataset.skeleton !== undefined;
const storedUser = skeleton ? beginEarly(reads) : null;

const hold = () => (root.hasChildNodes() ? holdEarlyInput(root) : null);
let early = hold();
let started = false;

/** Resolves when what is there is painted: a task queued in a frame runs after it. A hidden page paints nothing. */
function whenPainted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function start(): Promise<void> {
  if (started) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, startAtSign);
  if (skeleton) await whenPainted();
  const app = await import('./main.tsx').catch((error: unknown) => {
    console.error('Could not load the app', error);
    return null;
  });
  // Nothing either if the page is about to be reloaded.
  if (!app) {
    // The form to sign in is better than none.
    document.documentElement.classList.remove('signs-up');
    early?.giveUp();
    setTimeout(tryAgain, LATE_MS);
    return;
  }
  await app.startApp(root, await storedUser);
  early?.replay();
}

/**
 * Browsers report a pointer that merely rests where the page appears as a move by nothing: its owner has done nothing yet.
 * Such a move would bring the whole app to everyone who came by a click.
 */
function isResting(event: Event): boolean {
  return (
    event.type === 'pointermove' &&
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

function startAtSign(event: Event): void {
  if (!isResting(event)) void start();
}

function awaitSign(): void {
  for (const sign of SIGNS) addEventListener(sign, startAtSign, { passive: true });
}

function tryAgain(): void {
  started = false;
  early = hold();
  awaitSign();
}

/** Runs a callback when the page has loaded and the browser has been left alone for a while. */
function whenLongIdle(run: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_MS });
    else run();
  };
  const wait = () => setTimeout(idle, LATE_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

// The name of this script has a hash of everything that it loads.
reloadAfterDeploy(import.meta.url);
refuseStrayFiles();

// `theme.js` says whether the page waits for the app to show what it is about.
const { classList } = document.documentElement;
const awaited = classList.contains('was-signed-in') || classList.contains('signs-up');

if (root.dataset.start === 'late' && !awaited) {
  awaitSign();
  whenLongIdle(start);
} else {
  void start();
}
