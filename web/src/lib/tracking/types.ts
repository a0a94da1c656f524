import type { Choice, Permission } from '../consent.ts';

/** The tracker's time and timers; tests pass a fake. */
export type Clock = {
  /** ms since the epoch */
  now(): number;
  /** From 0 up to, not including, 1. */
  random(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
};

export type KeyValue = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

export type Properties = Record<string, string | number | boolean | null>;

/** The page at the time of an event. */
export type Moment = { path: string; url: string; title: string; at: number };

/** The permission in effect, and the choice to report to the server. */
export type Consent = {
  permission: Permission;
  /** `unknown`: nothing to report. */
  choice: Choice;
  /** ISO 8601; null with `unknown`. */
  chosen_at: string | null;
};

export type ConversionType =
  | 'signup'
  | 'purchase'
  | 'addtocart'
  | 'viewcontent'
  | 'pagevisit'
  | 'lead'
  | 'custom';

/** A page's data on a conversion; everything has a default. */
export type ConversionData = {
  /** The same on the server and in the pixel. Random by default. */
  conversionId?: string;
  /** The signed-in person's by default. Leaves the browser only as a hash. */
  email?: string;
  externalId?: string;
  /** Whole units of the currency. */
  value?: number;
  /** ISO 4217, USD by default. */
  currency?: string;
  metadata?: Properties;
};

/** A purchase has in `metadata`: `transaction_id`, `content_name`, `content_id`, `purchase_source`. */
export type Conversion = Required<Pick<ConversionData, 'conversionId' | 'currency' | 'metadata'>> &
  ConversionData & { type: ConversionType; moment: Moment };

export type Person = {
  uid: string;
  email: string | null;
  name: string | null;
  isAdmin: boolean;
  isAnonymous: boolean;
};

/** SHA-256 of the signed-in person's data, as far as known. */
export type Hashes = { email: string | null; external_id: string | null; name: string | null };

/** Logs a tracking failure for developers; visitors never notice. */
export type Log = (what: string, error?: unknown) => void;
