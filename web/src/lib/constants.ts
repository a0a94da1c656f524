import { ADD_TO_CART_VALUE, PRICING } from '@contract/pricing.ts';

/**
 * The business constants of the specification (§9) that the browser keeps, in one place. Times in ms, sizes in CSS px.
 * What both sides enforce stands in `@contract/limits.ts`.
 */

/** How queries fetch unless a query says otherwise; mutations are never retried. */
export const QUERY = { staleMs: 30_000, retries: 1, noRetryDigit: '4' } as const;

/** For how long a page that mounts shows the error of what its loader asked for, instead of asking again. */
export const FAILED_LOAD_MS = 5000;

export const PROFILE_QUERY = { staleMs: 5 * 60_000, retries: 1 } as const;

/** How long a refusal is shown before the person is sent on. */
export const REDIRECT_DELAY_MS = 800;

/** New tries that the error screen offers before only a reload is left. */
export const ERROR_RETRIES = 3;

/** One toast at a time: shown, then kept in the tree after its dismissal; swiped away to the right. */
export const TOAST = { displayMs: 5000, removeMs: 3000, swipePx: 50 } as const;

export const FEEDBACK_CARD_PX = 350;

/** The hero's scroll to the prices when they are not rendered yet. */
export const SCROLL = { retryMs: 1000, fallbackShare: 0.7 } as const;

/** What the landing page does once it has settled. */
export const DEFERRED_TASK_MS = 2000;

/** How near something comes to the viewport before it is loaded. */
export const LAZY = { marginPx: 100, sectionMarginPx: 50, threshold: 0.1 } as const;

export const VIDEO = { marginPx: 200, maxHeightPx: 320 } as const;

/** Waits `delay_ms` times the number of the attempt. */
export const LOGIN_EVENT = { attempts: 3, delayMs: 1000 } as const;

/** Width of the phones' drawer: a share of the screen, a fixed width from small screens up. */
export const DRAWER = { phone: '80%', smallScreenPx: 385 } as const;

/** Looking for the click id or the pixel's cookie: retries with growing waits, then a poll, then rest. */
export const CAPTURE = {
  retries: 15,
  baseMs: 100,
  factor: 2.5,
  capMs: 5000,
  jitterMs: 200,
  pollMs: 5000,
  pollTimeoutMs: 120_000,
  secondStartMs: 5000,
} as const;

/** Conversions that wait for a click id or a uuid. */
export const PENDING = { attempts: 3, expiryMs: 300_000, sweepMs: 60_000 } as const;

/** What a conversion carries unless its caller says otherwise. Value in whole units of the currency. */
export const CONVERSION = { currency: PRICING.currency, addToCartValue: ADD_TO_CART_VALUE } as const;

/** A phone's beacon counts as sent after this. */
export const BEACON_MS = 50;
