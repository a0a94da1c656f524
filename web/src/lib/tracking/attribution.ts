import { ATTRIBUTION_MS } from '@contract/conversion-rules.ts';
import { UTM_KEYS } from './clean-url.ts';
import type { Clock, KeyValue } from './types.ts';

/** Where a visitor came from and with what device, recorded when the click id or the visit was new. */
export type Signals = {
  /** ISO 8601 */
  capturedAt: string;
  userAgent: string;
  language: string;
  platform: string;
  screenWidth: number;
  screenHeight: number;
  timezone: string;
  referrer: string;
  landingPage: string;
  idfa?: string;
  aaid?: string;
};

export type Utm = Partial<Record<(typeof UTM_KEYS)[number], string>>;

/** Keys in localStorage. */
export const STORED = {
  clickId: 'reddit_click_id',
  clickIdAt: 'reddit_click_id_timestamp',
  uuid: 'reddit_uuid',
  signals: 'attribution_signals',
  utm: 'utm_values',
} as const;

export type Attribution = {
  clickId(): { value: string; at: number } | null;
  uuid(): string | null;
  signals(): Signals | null;
  utm(): Utm;
  /** True if this id differs from the stored one. */
  keepClickId(clickId: string): boolean;
  keepUuid(uuid: string): void;
  keepSignals(signals: Signals): void;
  /** Replaces all values of an earlier campaign. */
  keepUtm(utm: Utm): void;
  forget(): void;
};

/** The UTM values of a query; values that contain an email address are dropped. */
export function utmOf(search: string): Utm {
  const params = new URLSearchParams(search);
  const utm: Utm = {};
  for (const key of UTM_KEYS) {
    const value = params.get(key)?.trim();
    if (value && !value.includes('@')) utm[key] = value.slice(0, 200);
  }
  return utm;
}

function parse<T extends object>(text: string | null): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as T | null) : null;
  } catch {
    return null;
  }
}

/** Attribution stored in the browser. Click id, signals, and UTM values expire after 28 days. */
export function createAttribution(storage: KeyValue, clock: Pick<Clock, 'now'>): Attribution {
  const fresh = (at: number) => clock.now() - at < ATTRIBUTION_MS;
  const forgetClickId = () => {
    storage.removeItem(STORED.clickId);
    storage.removeItem(STORED.clickIdAt);
  };
  const clickId = () => {
    const value = storage.getItem(STORED.clickId);
    if (!value) return null;
    const at = Number(storage.getItem(STORED.clickIdAt));
    if (fresh(at)) return { value, at };
    forgetClickId();
    return null;
  };
  return {
    clickId,
    uuid: () => storage.getItem(STORED.uuid),
    signals() {
      const signals = parse<Signals>(storage.getItem(STORED.signals));
      if (signals && fresh(Date.parse(signals.capturedAt))) return signals;
      if (signals) storage.removeItem(STORED.signals);
      return null;
    },
    utm() {
      const kept = parse<{ at: number; values: Utm }>(storage.getItem(STORED.utm));
      if (kept && fresh(kept.at)) return kept.values;
      if (kept) storage.removeItem(STORED.utm);
      return {};
    },
    keepClickId(value) {
      if (clickId()?.value === value) return false;
      storage.setItem(STORED.clickId, value);
      storage.setItem(STORED.clickIdAt, String(clock.now()));
      return true;
    },
    keepUuid: (uuid) => storage.setItem(STORED.uuid, uuid),
    keepSignals: (signals) => storage.setItem(STORED.signals, JSON.stringify(signals)),
    keepUtm(utm) {
      if (Object.keys(utm).length === 0) return;
      storage.setItem(STORED.utm, JSON.stringify({ at: clock.now(), values: utm }));
    },
    forget() {
      for (const key of Object.values(STORED)) storage.removeItem(key);
    },
  };
}
