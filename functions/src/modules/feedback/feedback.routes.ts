import { sendFeedback } from '../../contract/feedback.ts';
import { type Route, route } from '../../http/route.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FeedbackRepository } from './feedback.repository.ts';

export function feedbackRoutes(deps: { feedback: FeedbackRepository; clock: Clock }): Route[] {
  return [
    route(sendFeedback, async ({ body, caller }) => {
      await deps.feedback.add({ ...body, uid: caller?.uid ?? null, at: deps.clock() });
      return { success: true };
    }),
  ];
}
