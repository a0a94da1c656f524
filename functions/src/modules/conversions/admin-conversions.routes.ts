import {
  getConversionCounts,
  getConversionStatus,
  listConversions,
  replayConversion as replayConversionEndpoint,
  sendAdminTestEvent,
} from '../../contract/conversions.ts';
import { type Route, route } from '../../http/route.ts';
import type { RelayDeps } from './conversion-deps.ts';
import { countByDay, readConversions, readStatus, toConversion } from './read-conversions.ts';
import { replayConversion } from './replay-conversion.ts';
import { sendTestEvent } from './send-test-event.ts';
import { redditName } from './take-conversion.ts';

/** What administrators see and do about conversions. */
export function adminConversionsRoutes(deps: RelayDeps): Route[] {
  return [
    route(listConversions, ({ query }) => readConversions(deps, query)),
    route(replayConversionEndpoint, async ({ params, caller }) => {
      const record = await replayConversion(deps, params.id);
      deps.logger.info('Conversion queued again', { conversion_id: params.id, uid: caller.uid });
      return toConversion(record);
    }),
    route(getConversionStatus, () => readStatus(deps)),
    route(getConversionCounts, ({ query }) => countByDay(deps, query.days)),
    route(sendAdminTestEvent, async ({ body, header }) => {
      const { event_type, test_id, click_id, uuid } = body;
      const type = redditName(event_type);
      const user_agent = header('User-Agent');
      return toConversion(await sendTestEvent(deps, { type, test_id, click_id, uuid, user_agent }));
    }),
  ];
}
