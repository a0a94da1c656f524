import { useSyncExternalStore } from 'react';
import type { CaptureState } from './capture.ts';
import type { Snapshot, Tracker } from './tracker.ts';
import type { ConversionData, ConversionType, Moment, Person, Properties } from './types.ts';

export type { CaptureState, Snapshot };

/**
 * The whole API for pages, which import nothing else from this folder. Small on purpose: the tracker itself is fetched
 * after the first paint, and what happens before waits here with its page and time.
 */
let live: Tracker | null = null;
let failed = false;
let waiting: ((tracker: Tracker | null) => void)[] = [];
/** Listeners registered before the tracker loaded; the tracker notifies them directly afterwards. */
const listeners = new Set<() => void>();

const MOST_WAITING = 200;

/** The current page and time. */
export function pageNow(): Moment {
  return { path: location.pathname, url: location.href, title: document.title, at: Date.now() };
}

function withTracker(run: (tracker: Tracker | null) => void): void {
  if (live || failed) run(live);
  else if (waiting.length < MOST_WAITING) waiting.push(run);
  else run(null);
}

function settle(): void {
  const calls = waiting;
  waiting = [];
  for (const call of calls) call(live);
  for (const listener of listeners) listener();
}

function warn(error: unknown): void {
  console.warn('Analytics (non-critical):', error);
}

/** Loads and starts the tracker, once. If that fails, the app runs without it. */
export async function startTracking(): Promise<void> {
  if (live || failed) return;
  try {
    const { browserTracker } = await import('./browser-tracker.ts');
    live ??= browserTracker();
  } catch (error) {
    failed = true;
    warn(error);
  }
  settle();
}

/**
 * Reports an event with the page and the UTM values. Never throws or rejects; resolves when it is safe to leave the
 * page (on phones after 50 ms, so that the beacon gets out).
 */
export function track(event: string, properties: Properties = {}): Promise<void> {
  const moment = pageNow();
  return new Promise((resolve) => {
    withTracker((tracker) => {
      if (tracker) tracker.track(event, properties, moment).catch(warn).finally(resolve);
      else resolve();
    });
  });
}

/** Reports a page view and a PageVisit conversion. Call once per page, when its title is known. */
export function trackPageView(moment: Moment): void {
  withTracker((tracker) => tracker?.pageView(moment));
}

/** Sets the signed-in person, or null. Email address and name leave the browser only as hashes. */
export function identify(person: Person | null): void {
  const moment = pageNow();
  withTracker((tracker) => tracker?.identify(person, moment).catch(warn));
}

/**
 * Sends a conversion to the server and the ad pixel under one conversion id, once a click id or the pixel's uuid is
 * known, and only with the visitor's permission.
 * @returns `success: false` while it waits for an id, and when it was not taken or not allowed
 */
export function trackConversion(
  type: ConversionType,
  data: ConversionData = {},
): Promise<{ success: boolean }> {
  const moment = pageNow();
  return new Promise((resolve) => {
    withTracker((tracker) => {
      if (!tracker) return resolve({ success: false });
      tracker.convert(type, data, moment).then(resolve, (error: unknown) => {
        warn(error);
        resolve({ success: false });
      });
    });
  });
}

/** Completed onboarding. The server reports it too, under the same id, so it counts once. */
export async function trackSignUp(uid: string, profile: { phone_number: string }): Promise<void> {
  try {
    const { signUp } = await import('./sign-up.ts');
    await trackConversion('signup', await signUp(uid, profile));
  } catch (error) {
    warn(error);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The tracker's state, for pages that display it. */
export function useTrackingState(): Snapshot | 'loading' | 'failed' {
  return useSyncExternalStore(live ? live.subscribe : subscribe, () =>
    failed ? 'failed' : (live?.snapshot() ?? 'loading'),
  );
}
