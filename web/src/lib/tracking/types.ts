import type { Choice, Permission } from '../consent.ts';

/** Time and timers of the tracker; tests put a fake in their place. */
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

/** The page as it was when something happened on it. */
export type Moment = { path: string; url: string; title: string; at: number };

/** What holds in this browser, and what the server is to hear about it. */
export type Consent = {
  permission: Permission;
  /** `unknown`: there is nothing to tell. */
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

/** What a page says about a conversion; everything has a default. */
export type ConversionData = {
  /** The same on the server and in the pixel. A random one when left out. */
  conversionId?: string;
  /** Of the signed-in person when left out. Leaves the browser only as a hash. */
  email?: string;
  externalId?: string;
  /** Whole units of the currency. */
  value?: number;
  /** ISO 4217, USD when left out. */
  currency?: string;
  metadata?: Properties;
};

/** A purchase says in `metadata`: `transaction_id`, `content_name`, `content_id`, `purchase_source`. */
export type Conversion = Required<Pick<ConversionData, 'conversionId' | 'currency' | 'metadata'>> &
  ConversionData & { type: ConversionType; moment: Moment };

export type Person = {
  uid: string;
  email: string | null;
  name: string | null;
  isAdmin: boolean;
  isAnonymous: boolean;
};

/** SHA-256 of what is known about the signed-in person. */
export type Hashes = { email: string | null; external_id: string | null; name: string | null };

/** A failure of tracking is a note for developers, never a trouble of the visitor. */
export type Log = (what: string, error?: unknown) => void;
