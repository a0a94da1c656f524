import { cleanClickId, cleanUuid } from '@contract/conversion-rules.ts';
import { type Attribution, type Signals, type Utm, utmOf } from './attribution.ts';
import type { Captured } from './capture.ts';
import { cleanUrl } from './clean-url.ts';
import type { Device } from './conversion-body.ts';
import type { Clock } from './types.ts';

type Options = {
  clock: Pick<Clock, 'now'>;
  attribution: Attribution;
  /** The URL the app was opened with, and the referrer. */
  landing: { url: string; referrer: string };
  /** Device ids provided by an app's web view. */
  deviceIds: Pick<Signals, 'idfa' | 'aaid'>;
  device: () => Device;
  /** The value of Reddit's uuid cookie. */
  uuidCookie: () => string | null;
};

/** How the visitor got here, and what is stored of that. */
export function createWayHere({ clock, attribution, landing, deviceIds, ...browser }: Options) {
  const opened = URL.canParse(landing.url) ? new URL(landing.url) : null;
  const campaign = utmOf(opened?.search ?? '');
  const clickId = cleanClickId(opened?.searchParams.get('rdt_cid'));

  function signals(): Signals {
    const device = browser.device();
    return {
      capturedAt: new Date(clock.now()).toISOString(),
      userAgent: device.user_agent,
      language: device.language,
      platform: device.platform,
      screenWidth: device.screen_width,
      screenHeight: device.screen_height,
      timezone: device.timezone,
      referrer: cleanUrl(landing.referrer),
      landingPage: cleanUrl(landing.url),
      ...deviceIds,
    };
  }

  return {
    /** Stores the URL's click id, or else the cookie, and returns which is known now. */
    look(): Captured | null {
      if (clickId !== null) {
        // A new click is a new visit.
        if (attribution.keepClickId(clickId)) attribution.keepSignals(signals());
        return 'click id';
      }
      const uuid = cleanUuid(browser.uuidCookie());
      if (uuid !== null) {
        attribution.keepUuid(uuid);
        return 'uuid';
      }
      if (attribution.clickId()) return 'click id';
      return attribution.uuid() ? 'uuid' : null;
    },
    /** Stores the campaign and the signals of this visit. */
    remember(): void {
      attribution.keepUtm(campaign);
      if (!attribution.signals()) attribution.keepSignals(signals());
    },
    utm: (): Utm => (Object.keys(campaign).length > 0 ? campaign : attribution.utm()),
  };
}
