import {
  sendTestEvent as sendTestEventEndpoint,
  setConversionConsent,
  trackAddToCart,
  trackConversion,
  trackPurchase,
} from '../../contract/conversions.ts';
import { type Caller, type Route, route } from '../../http/route.ts';
import { AppError } from '../../platform/app-error.ts';
import { choiceOf, countryOf } from './consent.ts';
import type { RelayDeps } from './conversion-deps.ts';
import { chooseConsent } from './remember-attribution.ts';
import { sendTestEvent } from './send-test-event.ts';
import { redditName, reportOfOffer, reportOfTrack, takeConversion, type Visitor } from './take-conversion.ts';

type Header = (name: string) => string | undefined;

function visitorOf(caller: Caller | null, header: Header): Visitor {
  return {
    uid: caller?.uid ?? null,
    choice: choiceOf(header),
    country: countryOf(header),
    user_agent: header('User-Agent'),
  };
}

/** What browsers report. */
export function conversionsRoutes(deps: RelayDeps): Route[] {
  return [
    route(trackConversion, async ({ body, caller, header }) => ({
      success: await takeConversion(deps, visitorOf(caller, header), reportOfTrack(body)),
    })),
    route(trackAddToCart, async ({ body, caller, header }) => ({
      success: await takeConversion(deps, visitorOf(caller, header), reportOfOffer(body)),
    })),
    route(trackPurchase, async ({ body, caller, header }) => ({
      success: await takeConversion(deps, visitorOf(caller, header), reportOfOffer(body)),
    })),
    route(setConversionConsent, async ({ body, caller, header }) => {
      const gpc = choiceOf(header) === 'denied';
      await chooseConsent(deps, caller.uid, gpc ? 'denied' : body.choice, countryOf(header));
      return { success: true };
    }),
    route(sendTestEventEndpoint, async ({ body, header }) => {
      const { test_id } = deps.reddit();
      if (test_id === null) throw new AppError('forbidden', 'Test events can be sent in test mode only.');
      if (choiceOf(header) === 'denied') {
        return { success: false, message: 'Nothing was sent: your browser or your choice says no.' };
      }
      const { click_id, uuid, event_type } = body;
      const user_agent = header('User-Agent');
      const type = redditName(event_type);
      const { state, reason } = await sendTestEvent(deps, { type, test_id, click_id, uuid, user_agent });
      return { success: state === 'accepted', message: reason };
    }),
  ];
}
