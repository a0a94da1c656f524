import { isMeasured, type Permission } from '@contract/conversion-rules.ts';
import { CAPTURE } from '../constants.ts';
import { createAttribution, type Signals, type Utm } from './attribution.ts';
import { type CaptureState, createCapture } from './capture.ts';
import { cleanUrl } from './clean-url.ts';
import { type Device, matchKeys } from './conversion-body.ts';
import { type ConversionTransport, createConversions } from './conversions.ts';
import { hashEmail, hashText } from './hash.ts';
import { pageName } from './page-name.ts';
import { createPersonStore } from './person.ts';
import type { Pixel } from './pixel.ts';
import type { ProductAnalytics } from './product-analytics.ts';
import { createConsentTeller, type ToldConsent } from './tell-consent.ts';
import type {
  Clock,
  Consent,
  ConversionData,
  ConversionType,
  KeyValue,
  Log,
  Moment,
  Person,
  Properties,
} from './types.ts';
import { createWayHere } from './way-here.ts';

export type Transport = ConversionTransport & {
  /** Sends the signed-in person's choice, for conversions the server raises itself. */
  consent(consent: ToldConsent): Promise<boolean>;
};

/** Everything the tracker depends on; tests pass fakes. */
export type TrackerEnv = {
  clock: Clock;
  storage: KeyValue;
  transport: Transport;
  pixel: Pixel;
  analytics: ProductAnalytics;
  /** The URL the app was opened with, and the referrer. */
  landing: { url: string; referrer: string };
  /** Device ids provided by an app's web view. */
  deviceIds: Pick<Signals, 'idfa' | 'aaid'>;
  device: () => Device;
  /** The current page. */
  moment: () => Moment;
  /** The value of Reddit's uuid cookie. */
  uuidCookie: () => string | null;
  forgetCookies: () => void;
  /** Appends to the page's data layer. */
  push: (entry: Record<string, unknown>) => void;
  /** The window: `redditUUIDCaptured` is dispatched and listened to on it, `online` only listened to. */
  events: EventTarget;
  newId: () => string;
  log: Log;
};

/** What the tracking test page shows. */
export type Snapshot = {
  permission: Permission;
  capture: CaptureState;
  clickId: { value: string; at: number } | null;
  uuid: string | null;
  signals: Signals | null;
  utm: Utm;
  match_keys: ReturnType<typeof matchKeys>;
  pending: number;
  pixel: boolean;
};

export const CAPTURED_EVENT = 'redditUUIDCaptured';

/** Where an event goes. */
const EVERYWHERE = { layer: true, analytics: true };

export type Tracker = ReturnType<typeof createTracker>;

/** Attribution, conversions, and analytics in the browser. */
export function createTracker(env: TrackerEnv) {
  const { clock, storage, transport, pixel, analytics, log } = env;
  const attribution = createAttribution(storage, clock);
  const way = createWayHere({ ...env, attribution });
  const persons = createPersonStore();
  const teller = createConsentTeller({ clock, storage, send: (consent) => transport.consent(consent), log });
  const listeners = new Set<() => void>();
  let consent: Consent = { permission: 'undecided', choice: 'unknown', chosen_at: null };
  let secondStart: unknown = null;
  let snapshot: Snapshot | null = null;
  const measured = () => isMeasured(consent.permission);

  function changed(): void {
    snapshot = null;
    for (const listener of listeners) listener();
  }

  const conversions = createConversions({
    ...env,
    permission: () => consent.permission,
    hasId: () => attribution.clickId() !== null || attribution.uuid() !== null,
    facts: async ({ email, externalId }) => ({
      ...known(),
      ...(email !== undefined && { email: await hashEmail(email) }),
      ...(externalId !== undefined && { external_id: await hashText(externalId) }),
    }),
    onError: ({ type, moment }, message) =>
      void emit('conversion_error', { conversion_type: type, message }, moment),
    onChange: changed,
  });
  const capture = createCapture({
    clock,
    look: way.look,
    log,
    onChange(state) {
      changed();
      if (state.status === 'captured') env.events.dispatchEvent(new Event(CAPTURED_EVENT));
    },
  });
  for (const event of [CAPTURED_EVENT, 'online']) {
    env.events.addEventListener(event, () => void conversions.retry());
  }

  /** What is known about the browser, the visitor, and the visit. */
  function known() {
    const { email, external_id } = persons.hashes();
    return {
      click_id: attribution.clickId()?.value ?? null,
      uuid: attribution.uuid(),
      signals: attribution.signals(),
      email,
      external_id,
      device: env.device(),
    };
  }

  function start(): void {
    if (!measured()) return;
    capture.start();
    clock.clearTimeout(secondStart);
    secondStart = clock.setTimeout(() => capture.start(), CAPTURE.secondStartMs);
  }

  function stop(): void {
    clock.clearTimeout(secondStart);
    capture.stop();
  }

  /** Sends an event to the data layer and, with permission, to product analytics. */
  async function emit(name: string, properties: Properties, at: Moment, to = EVERYWHERE): Promise<void> {
    if (consent.permission === 'none') return;
    const page = { page_path: at.path, page_url: cleanUrl(at.url) };
    try {
      const timestamp = new Date(at.at).toISOString();
      const entry = { event: name, ...page, page_title: at.title, timestamp, ...way.utm(), ...properties };
      if (to.layer) env.push(entry);
    } catch (error) {
      log('The data layer did not take an event', error);
    }
    if (to.analytics) await analytics.capture(name, { ...page, ...way.utm(), ...properties }, at.at);
  }

  function convert(
    type: ConversionType,
    data: ConversionData = {},
    moment: Moment = env.moment(),
    layer = true,
  ): Promise<{ success: boolean }> {
    void emit(`conversion_${type}`, { conversion_type: type }, moment, { layer, analytics: false });
    return conversions.convert(type, data, moment);
  }

  function pageView(moment: Moment, layer = true): void {
    void emit('page_view', { page_name: pageName(moment.path) }, moment, { layer, analytics: true });
    void convert('pagevisit', {}, moment, layer);
  }

  /** Passes the person and their consent to the pixel, product analytics, and the server. */
  function introduce(): void {
    const person = persons.current();
    const { email, external_id, name } = persons.hashes();
    if (measured()) pixel.init({ email, external_id }, consent.permission === 'limited');
    const hashed = external_id !== null;
    if (person && hashed) analytics.identify(person.uid, { email, name, isAdmin: person.isAdmin });
    const { choice, chosen_at } = consent;
    // Someone who was never asked has made no choice.
    teller.tell(external_id, choice === 'unknown' || chosen_at === null ? null : { choice, chosen_at });
  }

  async function identify(next: Person | null, moment: Moment = env.moment()): Promise<void> {
    const became = await persons.become(next);
    if (became === 'superseded') return;
    const { before } = became;
    if (before === null && next === null) return;
    if (next === null) {
      void emit('user_logged_out', {}, moment);
      analytics.reset();
    } else if (before?.uid !== next.uid) {
      const { uid, isAnonymous } = next;
      const { email } = persons.hashes();
      const said = { method: 'firebase_auth', userId: uid, email, isAnonymous };
      void emit('user_logged_in', said, moment);
    }
    introduce();
    changed();
  }

  /** Applies the visitor's consent, at the start and whenever it changes. */
  function setConsent(next: Consent, first = false): void {
    const before = consent.permission;
    consent = next;
    analytics.allow(measured());
    if (measured()) {
      way.remember();
      introduce();
      if (!isMeasured(before)) {
        start();
        // The page on which they agreed counts as the first. The data layer may already have it.
        if (!first) pageView(env.moment(), before === 'none');
      }
    } else {
      introduce();
      stop();
      conversions.clear();
      if (consent.permission === 'none') {
        attribution.forget();
        env.forgetCookies();
      }
    }
    changed();
  }

  function read(): Snapshot {
    const facts = known();
    return {
      permission: consent.permission,
      capture: capture.state(),
      clickId: attribution.clickId(),
      uuid: facts.uuid,
      signals: facts.signals,
      utm: way.utm(),
      match_keys: matchKeys(facts),
      pending: conversions.waiting(),
      pixel: pixel.present(),
    };
  }

  return {
    track: (event: string, properties: Properties, moment: Moment) => emit(event, properties, moment),
    pageView: (moment: Moment) => pageView(moment),
    identify,
    convert: (type: ConversionType, data?: ConversionData, moment?: Moment) => convert(type, data, moment),
    setConsent,
    start,
    stop,
    /** Returns the same object until something changes. */
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
