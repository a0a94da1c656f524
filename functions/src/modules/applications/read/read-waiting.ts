import type { QuestionGroup } from '../../../contract/applications-questions.ts';
import type { WaitingApplication } from '../../../contract/dashboard.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { WAITING_STATUSES } from '../lifecycle/status-transitions.ts';
import { groupQuestions } from '../questions/group-questions.ts';
import { toSummary } from './read-applications.ts';

/** Applications looked at together, as many as one answer reaches. */
const MOST_APPLICATIONS = 50;

/** Applications that wait for the user, last changed first, and what they ask. */
export async function readWaiting(
  deps: Pick<ApplicationDeps, 'applications'>,
  uid: string,
): Promise<{ applications: WaitingApplication[]; questions: QuestionGroup[] }> {
  const records = await deps.applications.withStatus(uid, WAITING_STATUSES, MOST_APPLICATIONS);
  return {
    applications: records.map((record) => ({
      ...toSummary(record),
      hand_over_reason: record.hand_over?.reason ?? null,
    })),
    questions: groupQuestions(records.filter(({ status }) => status === 'needs_input')),
  };
}
