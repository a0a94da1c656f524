import { isMeasured, permissionOf } from '../../contract/conversion-rules.ts';
import {
  sendTestEvent as sendTestEventEndpoint,
  setConversionConsent,
  trackAddToCart,
  trackConversion,
  trackPurchase,
} from '../../contract/conversions.ts';
import { type Caller, type Route, route } from '../../http/route.ts';
import { AppError } from '../../platform/app-error.ts';
import { choiceOf, consentOf, hasGpc, placeOf } from './consent.ts';
import type { RelayDeps } from './conversion-deps.ts';
import {
  receiveConversion,
  redditName,
  toOfferReport,
  toTrackReport,
  type Visitor,
} from './receive-conversion.ts';
import { readGate } from './reddit-circuit.ts';
import { sendTestEvent } from './send-test-event.ts';
import { chooseConsent } from './store-attribution.ts';

type Header = (name: string) => string | undefined;

/** What browsers report. */
export function conversionsRoutes(deps: RelayDeps): Route[] {
  const visitorOf = (caller: Caller | null, header: Header): Visitor => ({
    uid: caller?.uid ?? null,
    consent: consentOf(header, deps.clock()),
    ...placeOf(header),
    user_agent: header('User-Agent'),
  });
  return [
    route(trackConversion, async ({ body, caller, header }) => ({
      success: await receiveConversion(deps, visitorOf(caller, header), toTrackReport(body)),
    })),
    route(trackAddToCart, async ({ body, caller, header }) => ({
      success: await receiveConversion(
        deps,
        visitorOf(caller, header),
        toOfferReport(body, header('Referer')),
      ),
    })),
    route(trackPurchase, async ({ body, caller, header }) => ({
      success: await receiveConversion(
        deps,
        visitorOf(caller, header),
        toOfferReport(body, header('Referer')),
      ),
    })),
    route(setConversionConsent, async ({ body, caller, header }) => {
      const { choice, chosen_at } = hasGpc(header) ? { choice: 'denied' as const } : body;
      await chooseConsent(deps, caller.uid, choice, chosen_at, placeOf(header));
      return { success: true };
    }),
    route(sendTestEventEndpoint, async ({ body, header }) => {
      const { test_id } = deps.reddit();
      if (test_id === null)
        throw new AppError(
          'forbidden',
          'Test events can only be sent in test mode. Set REDDIT_TEST_ID first.',
        );
      const permission = permissionOf(choiceOf(header), deps.reddit().consent);
      if (!isMeasured(permission)) {
        return { success: false, message: 'Nothing was sent, because you haven’t agreed to measurement.' };
      }
      if ((await readGate(deps)).state === 'shut') {
        return {
          success: false,
          message: 'Nothing was sent, because Reddit isn’t accepting events right now.',
        };
      }
      const { state, reason } = await sendTestEvent(deps, {
        ...body,
        type: redditName(body.event_type),
        test_id,
        user_agent: header('User-Agent'),
        limited: permission === 'limited' ? placeOf(header) : null,
      });
      return { success: state === 'accepted', message: reason };
    }),
  ];
}
