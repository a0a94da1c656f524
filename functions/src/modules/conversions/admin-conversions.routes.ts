import {
  getConversionCounts,
  getConversionStatus,
  listConversions,
  replayConversion as replayConversionEndpoint,
  replayConversions as replayConversionsEndpoint,
  sendAdminTestEvent,
} from '../../contract/conversions-admin.ts';
import { type Route, route } from '../../http/route.ts';
import type { RelayDeps } from './conversion-deps.ts';
import { countByDay, readConversions, readStatus, toConversion, toFilter } from './read-conversions.ts';
import { redditName } from './receive-conversion.ts';
import { replayConversion, replayConversions } from './replay-conversion.ts';
import { sendTestEvent } from './send-test-event.ts';

/** What administrators see and do about conversions. */
export function adminConversionsRoutes(deps: RelayDeps): Route[] {
  return [
    route(listConversions, ({ query }) => readConversions(deps, query)),
    route(replayConversionEndpoint, async ({ params, caller }) => {
      const record = await replayConversion(deps, params.id);
      deps.logger.info('Conversion requeued', { conversion_id: params.id, uid: caller.uid });
      return toConversion(record);
    }),
    route(replayConversionsEndpoint, async ({ body, caller }) => {
      const answer = await replayConversions(deps, toFilter(body));
      deps.logger.info('Conversions requeued', { queued: answer.queued, uid: caller.uid });
      return answer;
    }),
    route(getConversionStatus, () => readStatus(deps)),
    route(getConversionCounts, ({ query }) => countByDay(deps, query.days)),
    route(sendAdminTestEvent, async ({ body, header }) => {
      const { event_type, test_id, click_id, uuid } = body;
      const type = redditName(event_type);
      const user_agent = header('User-Agent');
      const limited = null;
      return toConversion(await sendTestEvent(deps, { type, test_id, click_id, uuid, user_agent, limited }));
    }),
  ];
}
