import { cleanClickId } from '@contract/conversion-rules.ts';
import type { Choice, Permission } from '../consent.ts';
import { CAPTURE, CONVERSION } from '../constants.ts';
import { createAttribution, type Signals, type Utm, utmOf } from './attribution.ts';
import { type Captured, type CaptureState, createCapture } from './capture.ts';
import { cleanUrl } from './clean-url.ts';
import {
  addToCartBody,
  type Device,
  type Facts,
  matchKeys,
  purchaseBody,
  trackBody,
} from './conversion-body.ts';
import { hashEmail, hashText } from './hash.ts';
import { pageName } from './page-name.ts';
import { createPending } from './pending.ts';
import type { Pixel } from './pixel.ts';
import type { ProductAnalytics } from './product-analytics.ts';
import type {
  Clock,
  Conversion,
  ConversionData,
  ConversionType,
  KeyValue,
  Log,
  Moment,
  Person,
  Properties,
} from './types.ts';

/** The three calls of the product's own server; each says whether it was taken. They may reject. */
export type Transport = {
  track(body: ReturnType<typeof trackBody>): Promise<boolean>;
  addToCart(body: ReturnType<typeof addToCartBody>): Promise<boolean>;
  purchase(body: ReturnType<typeof purchaseBody>): Promise<boolean>;
  /** Tells the signed-in person's choice, for what the server raises by itself. */
  consent(choice: Choice): Promise<boolean>;
};

/** Everything outside of the tracker; tests put fakes in its place. */
export type TrackerEnv = {
  clock: Clock;
  storage: KeyValue;
  transport: Transport;
  pixel: Pixel;
  analytics: ProductAnalytics;
  /** The address with which the app was opened, and where the visitor came from. */
  landing: { url: string; referrer: string };
  /** Device ids that an app's web view gives. */
  device_ids: Pick<Signals, 'idfa' | 'aaid'>;
  device: () => Device;
  /** The page as it is now. */
  moment: () => Moment;
  /** Value of Reddit's uuid cookie. */
  uuid_cookie: () => string | null;
  forget_cookies: () => void;
  /** Appends to the page's data layer. */
  push: (entry: Record<string, unknown>) => void;
  /** The window, on which `redditUUIDCaptured` is fired and heard. */
  events: EventTarget;
  newId: () => string;
  log: Log;
};

/** What the tracking test page shows. */
export type Snapshot = {
  permission: Permission;
  capture: CaptureState;
  click_id: { value: string; at: number } | null;
  uuid: string | null;
  signals: Signals | null;
  utm: Utm;
  match_keys: ReturnType<typeof matchKeys>;
  pending: number;
  pixel: boolean;
};

export const CAPTURED_EVENT = 'redditUUIDCaptured';
/** What the server was told last, and about whom (as a hash): it is told again only when this changes. */
const TOLD_KEY = 'consent_told';

const measured = (permission: Permission) => permission === 'full' || permission === 'limited';

export type Tracker = ReturnType<typeof createTracker>;

/** All of attribution, conversions and analytics in the browser. */
export function createTracker(env: TrackerEnv) {
  const { clock, transport, pixel, analytics, log } = env;
  const attribution = createAttribution(env.storage, clock);
  const landing = URL.canParse(env.landing.url) ? new URL(env.landing.url) : null;
  const landing_utm = utmOf(landing?.search ?? '');
  const landing_click_id = cleanClickId(landing?.searchParams.get('rdt_cid') ?? null);
  const in_pixel = new WeakSet<Conversion>();
  const listeners = new Set<() => void>();
  let permission: Permission = 'undecided';
  let choice: Choice = 'unknown';
  let person: Person | null = null;
  let hashes: { email: string | null; external_id: string | null; name: string | null } = noHashes();
  let second_start: unknown = null;
  let snapshot: Snapshot | null = null;

  function changed(): void {
    snapshot = null;
    for (const listener of listeners) listener();
  }

  const pending = createPending({ clock, send, on_change: changed });
  const capture = createCapture({
    clock,
    look,
    log,
    on_change(state) {
      changed();
      if (state.status === 'captured') env.events.dispatchEvent(new Event(CAPTURED_EVENT));
    },
  });
  env.events.addEventListener(CAPTURED_EVENT, () => void pending.retry());

  function look(): Captured | null {
    if (landing_click_id !== null) {
      // Another click means another way here.
      if (attribution.keepClickId(landing_click_id)) attribution.keepSignals(newSignals());
      return 'click id';
    }
    const uuid = env.uuid_cookie();
    if (uuid) {
      attribution.keepUuid(uuid);
      return 'uuid';
    }
    if (attribution.clickId()) return 'click id';
    return attribution.uuid() ? 'uuid' : null;
  }

  function newSignals(): Signals {
    const device = env.device();
    return {
      capturedAt: new Date(clock.now()).toISOString(),
      userAgent: device.user_agent,
      language: device.language,
      platform: device.platform,
      screenWidth: device.screen_width,
      screenHeight: device.screen_height,
      timezone: device.timezone,
      referrer: cleanUrl(env.landing.referrer),
      landingPage: cleanUrl(env.landing.url),
      ...env.device_ids,
    };
  }

  function start(): void {
    if (!measured(permission)) return;
    capture.start();
    clock.clearTimeout(second_start);
    second_start = clock.setTimeout(() => capture.start(), CAPTURE.second_start_ms);
  }

  function stop(): void {
    clock.clearTimeout(second_start);
    capture.stop();
  }

  function utm(): Utm {
    return Object.keys(landing_utm).length > 0 ? landing_utm : attribution.utm();
  }

  /** Into the data layer and, with permission, to the product analytics. */
  async function emit(name: string, properties: Properties, at: Moment, mirrored = true): Promise<void> {
    if (permission === 'none') return;
    const page = { page_path: at.path, page_url: cleanUrl(at.url) };
    try {
      const timestamp = new Date(at.at).toISOString();
      env.push({ event: name, ...page, page_title: at.title, timestamp, ...utm(), ...properties });
    } catch (error) {
      log('The data layer did not take an event', error);
    }
    if (mirrored) await analytics.capture(name, { ...page, ...utm(), ...properties }, at.at);
  }

  async function factsFor(data: ConversionData): Promise<Facts> {
    return {
      click_id: attribution.clickId()?.value ?? null,
      uuid: attribution.uuid(),
      signals: attribution.signals(),
      email: data.email === undefined ? hashes.email : await hashEmail(data.email),
      external_id: data.externalId === undefined ? hashes.external_id : await hashText(data.externalId),
      device: env.device(),
    };
  }

  const hasId = () => attribution.clickId() !== null || attribution.uuid() !== null;

  function post(conversion: Conversion, facts: Facts): Promise<boolean> {
    if (conversion.type === 'addtocart') return transport.addToCart(addToCartBody(conversion, facts));
    if (conversion.type === 'purchase') return transport.purchase(purchaseBody(conversion, facts));
    return transport.track(trackBody(conversion, facts));
  }

  /** To the server and to the pixel under one id. Nothing goes without click id and uuid. */
  async function send(conversion: Conversion): Promise<boolean> {
    if (!measured(permission) || !hasId()) return false;
    try {
      const facts = await factsFor(conversion);
      if (!in_pixel.has(conversion)) {
        in_pixel.add(conversion);
        pixel.track(conversion, facts);
      }
      if (await post(conversion, facts)) return true;
      throw new Error('The server did not take it');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      log(`The conversion ${conversion.type} was not sent`, error);
      void emit('conversion_error', { conversion_type: conversion.type, message }, conversion.moment);
      return false;
    }
  }

  async function convert(
    type: ConversionType,
    data: ConversionData = {},
    moment: Moment = env.moment(),
  ): Promise<{ success: boolean }> {
    const conversion: Conversion = {
      ...data,
      type,
      conversionId: data.conversionId ?? `${type}:${env.newId()}`,
      currency: data.currency ?? CONVERSION.currency,
      metadata: data.metadata ?? {},
      moment,
    };
    void emit(`conversion_${type}`, { conversion_type: type }, moment, false);
    if (!measured(permission)) return { success: false };
    if (!hasId()) {
      pending.add(conversion);
      return { success: false };
    }
    return { success: await send(conversion) };
  }

  function pageView(moment: Moment): void {
    void emit('page_view', { page_name: pageName(moment.path) }, moment);
    void convert('pagevisit', {}, moment);
  }

  function nameInAnalytics(): void {
    if (!person) return;
    analytics.identify(person.uid, { email: hashes.email, name: hashes.name, isAdmin: person.is_admin });
  }

  /** For what the server raises by itself. Somebody who was never asked has said nothing. */
  function tellServer(): void {
    if (!hashes.external_id || choice === 'unknown') return;
    const told = `${hashes.external_id.slice(0, 16)}:${choice}`;
    if (env.storage.getItem(TOLD_KEY) === told) return;
    transport.consent(choice).then(
      (taken) => taken && env.storage.setItem(TOLD_KEY, told),
      (error: unknown) => log('The server was not told of the choice', error),
    );
  }

  async function identify(next: Person | null, moment: Moment = env.moment()): Promise<void> {
    const before = person;
    person = next;
    if (next === null) {
      hashes = noHashes();
      if (before === null) return;
      void emit('user_logged_out', {}, moment);
      analytics.reset();
      return;
    }
    const [email, external_id, name] = await Promise.all([
      hashEmail(next.email),
      hashText(next.uid),
      hashText(next.name),
    ]);
    // Somebody else, or nobody, by now.
    if (person !== next) return;
    hashes = { email, external_id, name };
    changed();
    if (before?.uid !== next.uid) {
      const { uid, is_anonymous } = next;
      const said = { method: 'firebase_auth', userId: uid, email, isAnonymous: is_anonymous };
      void emit('user_logged_in', said, moment);
    }
    if (measured(permission)) pixel.init(hashes, permission === 'limited');
    nameInAnalytics();
    tellServer();
  }

  /** Follows the visitor's choice: at the start, and whenever it changes. */
  function setConsent(next: { permission: Permission; choice: Choice }, first = false): void {
    const before = permission;
    permission = next.permission;
    choice = next.choice;
    tellServer();
    if (!measured(permission)) {
      stop();
      pending.clear();
      analytics.allow(false);
      if (permission === 'none') {
        attribution.forget();
        env.forget_cookies();
      }
    } else {
      attribution.keepUtm(landing_utm);
      if (!attribution.signals()) attribution.keepSignals(newSignals());
      pixel.init(hashes, permission === 'limited');
      analytics.allow(true);
      if (!measured(before)) {
        nameInAnalytics();
        start();
        // The page on which they agreed is the first one that counts.
        if (!first) pageView(env.moment());
      }
    }
    changed();
  }

  function read(): Snapshot {
    return {
      permission,
      capture: capture.state(),
      click_id: attribution.clickId(),
      uuid: attribution.uuid(),
      signals: attribution.signals(),
      utm: utm(),
      match_keys: matchKeys({
        click_id: attribution.clickId()?.value ?? null,
        uuid: attribution.uuid(),
        signals: attribution.signals(),
        email: hashes.email,
        external_id: hashes.external_id,
        device: env.device(),
      }),
      pending: pending.size(),
      pixel: pixel.present(),
    };
  }

  return {
    track: (event: string, properties: Properties, moment: Moment) => emit(event, properties, moment),
    pageView,
    identify,
    convert,
    setConsent,
    start,
    stop,
    /** The same object until something changes. */
    snapshot(): Snapshot {
      snapshot ??= read();
      return snapshot;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function noHashes() {
  return { email: null, external_id: null, name: null };
}
