import type { Application, OpenQuestion } from '../../../functions/src/contract/applications.ts';
import {
  type ApiUser,
  eventually,
  findMatches,
  giveResume,
  readApplication,
  readPosting,
  runSearch,
  signUpComplete,
} from './accounts.ts';
import { hasObstacle, isOnePage } from './form-postings.ts';
import { nurseResume } from './resumes.ts';
import { MAIN_STACK } from './stacks.ts';

/** Something that this question takes. */
function answerTo({ kind, options, label }: OpenQuestion): string {
  if (options.length > 0) return options.at(-1) ?? '';
  if (kind === 'yes_no') return 'Yes';
  if (kind === 'date') return '2027-01-15';
  return kind === 'number' || /years/i.test(label) ? '7' : 'In four weeks.';
}

async function reaching(
  user: ApiUser,
  id: string,
  ...statuses: Application['status'][]
): Promise<Application> {
  return eventually(`the application is ${statuses.join(' or ')}`, 90, async () => {
    const application = await readApplication(user, id);
    return statuses.includes(application.status) ? application : null;
  });
}

/** Matches at different employers whose forms Huntwell fills out. */
async function anyPostings(user: ApiUser, count: number): Promise<string[]> {
  const found = new Map<string, string>();
  for (const { posting } of (await findMatches(user)).items) {
    if (found.size === count) break;
    if (found.has(posting.company)) continue;
    const { apply } = await readPosting(user, posting.id);
    if (isOnePage(apply.kind) && !hasObstacle(apply.url)) found.set(posting.company, posting.id);
  }
  return [...found.values()];
}

/** Somebody who has applied to jobs, so many of any kind or to those that `choose` finds; every form has been read. */
export async function appliedUser(
  count: number,
  choose: (user: ApiUser, count: number) => Promise<string[]> = anyPostings,
): Promise<{ user: ApiUser; ids: string[] }> {
  const user = await signUpComplete(MAIN_STACK, { work_authorization: { US: true } });
  await giveResume(user, nurseResume().bytes);
  await runSearch(user);
  const ids: string[] = [];
  for (const posting_id of await choose(user, count)) {
    const { id } = await user.call<Application>('POST', '/api/applications', { json: { posting_id } });
    ids.push(id);
  }
  for (const id of ids) await reaching(user, id, 'needs_input', 'ready_for_review', 'handed_over', 'failed');
  return { user, ids };
}

/** Answers a form's questions until none are left. */
export async function answerAll(user: ApiUser, id: string): Promise<Application> {
  const { status, questions } = await readApplication(user, id);
  if (status !== 'needs_input') return readApplication(user, id);
  await user.call('POST', `/api/applications/${id}/answers`, {
    json: {
      answers: questions
        .filter(({ kind }) => kind !== 'file')
        .map((question) => ({ key: question.key, value: answerTo(question) })),
    },
  });
  return reaching(user, id, 'ready_for_review', 'handed_over', 'failed');
}

/** Approves it and waits until it is sent to the employer. */
export async function sendApplication(user: ApiUser, id: string): Promise<Application> {
  await answerAll(user, id);
  await user.call('POST', `/api/applications/${id}/approval`);
  return reaching(user, id, 'submitted', 'unconfirmed', 'handed_over', 'failed', 'ready_for_review');
}
