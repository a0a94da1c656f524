import { useSyncExternalStore } from 'react';
import type { CaptureState } from './capture.ts';
import type { Snapshot, Tracker } from './tracker.ts';
import type { ConversionData, ConversionType, Moment, Person, Properties } from './types.ts';

export type { CaptureState, Snapshot };

/**
 * What pages call, and all of it: they import nothing else of this folder. Small on purpose: the tracker itself is fetched after the first paint, and what happens before
 * waits here with the page and the time of when it happened.
 */
let live: Tracker | null = null;
let failed = false;
let waiting: ((tracker: Tracker | null) => void)[] = [];
/** Of pages that came before the tracker; they hear from it directly once it is there. */
const listeners = new Set<() => void>();

const MOST_WAITING = 200;

/** The page and the time as they are now. */
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

/** Fetches and starts the tracker, once. If that fails the app goes on without it. */
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
 * Reports an event, with the page and the UTM values. Never throws or rejects; resolves when the page may be left
 * (on phones 50 ms later, so that the beacon gets away).
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

/** One page view and one PageVisit conversion. Call it once per page, when its title is known. */
export function trackPageView(moment: Moment): void {
  withTracker((tracker) => tracker?.pageView(moment));
}

/** Says who is signed in, or with null that nobody is. E-mail address and name leave the browser only as hashes. */
export function identify(person: Person | null): void {
  const moment = pageNow();
  withTracker((tracker) => tracker?.identify(person, moment).catch(warn));
}

/**
 * Raises a conversion: to the server and to the ad pixel under one conversion id, once a click id or the pixel's uuid
 * is known, and only with the visitor's permission.
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

/** The end of onboarding, under the id that the server's own report of it has: only one of the two counts. */
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

/** The tracker's state, for pages that show it. */
export function useTrackingState(): Snapshot | 'loading' | 'failed' {
  return useSyncExternalStore(live ? live.subscribe : subscribe, () =>
    failed ? 'failed' : (live?.snapshot() ?? 'loading'),
  );
}
