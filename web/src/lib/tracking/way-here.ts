import { cleanClickId, cleanUuid } from '@contract/conversion-rules.ts';
import { type Attribution, type Signals, type Utm, utmOf } from './attribution.ts';
import type { Captured } from './capture.ts';
import { cleanUrl } from './clean-url.ts';
import type { Device } from './conversion-body.ts';
import type { Clock } from './types.ts';

type Options = {
  clock: Pick<Clock, 'now'>;
  attribution: Attribution;
  /** The address with which the app was opened, and where the visitor came from. */
  landing: { url: string; referrer: string };
  /** Device ids that an app's web view gives. */
  deviceIds: Pick<Signals, 'idfa' | 'aaid'>;
  device: () => Device;
  /** Value of Reddit's uuid cookie. */
  uuidCookie: () => string | null;
};

/** How the visitor came to this page, and what of it is kept. */
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
    /** Keeps the click id of the address or else the cookie, and says what is known now. */
    look(): Captured | null {
      if (clickId !== null) {
        // Another click means another way here.
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
    /** Keeps what the arrival itself says. */
    remember(): void {
      attribution.keepUtm(campaign);
      if (!attribution.signals()) attribution.keepSignals(signals());
    },
    utm: (): Utm => (Object.keys(campaign).length > 0 ? campaign : attribution.utm()),
  };
}
