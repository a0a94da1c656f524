import { ADD_TO_CART_VALUE, PRICING } from '@contract/pricing.ts';

/**
 * The business constants of the specification (§9) that only the browser needs. Times in ms, sizes in CSS px. Limits that
 * both sides enforce are in `@contract/limits.ts`.
 */

/** Query defaults; mutations are never retried. */
export const QUERY = { staleMs: 30_000, retries: 1, noRetryDigit: '4' } as const;

/** For how long a page that mounts shows the error of what its loader asked for, instead of asking again. */
export const FAILED_LOAD_MS = 5000;

export const PROFILE_QUERY = { staleMs: 5 * 60_000, retries: 1 } as const;

/** How long a gate's notice shows before the redirect. */
export const REDIRECT_DELAY_MS = 800;

/** Retries that the error screen offers before only a reload is left. */
export const ERROR_RETRIES = 3;

/** How long a toast shows, how long it stays mounted after its dismissal, and how far to swipe it away. */
export const TOAST = { displayMs: 5000, removeMs: 3000, swipePx: 50 } as const;

export const FEEDBACK_CARD_PX = 350;

/** The hero's scroll to the pricing section if it isn't rendered yet. */
export const SCROLL = { retryMs: 1000, fallbackShare: 0.7 } as const;

/** Delay of the landing page's deferred tasks. */
export const DEFERRED_TASK_MS = 2000;

/** How close to the viewport lazy content starts to load. */
export const LAZY = { marginPx: 100, sectionMarginPx: 50, threshold: 0.1 } as const;

export const VIDEO = { marginPx: 200, maxHeightPx: 320 } as const;

/** Waits `delayMs` times the attempt number. */
export const LOGIN_EVENT = { attempts: 3, delayMs: 1000 } as const;

/** Width of the mobile drawer: a share of the screen on phones, fixed from small screens up. */
export const DRAWER = { phone: '80%', smallScreenPx: 385 } as const;

/** Capturing the click id or the pixel's cookie: retries with exponential backoff, then polling, then nothing. */
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

/** Conversions waiting for a click id or uuid. */
export const PENDING = { attempts: 3, expiryMs: 300_000, sweepMs: 60_000 } as const;

/** Defaults of a conversion. The value is in whole units of the currency. */
export const CONVERSION = { currency: PRICING.currency, addToCartValue: ADD_TO_CART_VALUE } as const;

/** How long until a mobile beacon counts as sent. */
export const BEACON_MS = 50;
