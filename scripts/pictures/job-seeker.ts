import { randomInt } from 'node:crypto';
import type { Application, OpenQuestion } from '../../functions/src/contract/applications.ts';
import {
  type ApiUser,
  completeProfile,
  eventually,
  findMatches,
  giveResume,
  readApplication,
  readPosting,
  runSearch,
  signUp,
} from '../../tests/e2e/support/accounts.ts';
import { sendApplication } from '../../tests/e2e/support/application-stages.ts';
import { isOnePage } from '../../tests/e2e/support/form-postings.ts';
import { nurseResume } from '../../tests/e2e/support/resumes.ts';
import type { StackAddress } from '../../tests/e2e/support/stacks.ts';

/** As many as the free credits of a new account allow. */
const APPLICATIONS = 9;
/** So many of them are sent: one is then confirmed, and one leads to an interview. */
const SENT = 3;

/** What a nurse would answer, by words of the question. */
const ANSWERS: readonly [RegExp, string][] = [
  [
    /interest|why/i,
    'I’ve worked on medical-surgical and emergency units for seven years, and I like teaching new nurses.',
  ],
  [/start/i, 'Four weeks after an offer'],
  [/non-compete/i, 'No'],
  [/language/i, 'English'],
  [/agree|18 years|relocate|commute/i, 'Yes'],
  [/years/i, '7'],
];

const answerTo = ({ label }: OpenQuestion) => ANSWERS.find(([words]) => words.test(label))?.[1];

/** Signs up a nurse in Boston who has a resume and matches, and hasn't applied yet. */
export async function createJobSeeker(stack: StackAddress): Promise<ApiUser> {
  // The email is in the pictures, and each run needs its own.
  const email = `dana.${randomInt(1000, 10_000)}@example.com`;
  const user = await signUp(stack, { email, password: 'correct horse' });
  await completeProfile(user, {
    skills: ['Patient care', 'Triage', 'Wound care', 'IV therapy', 'Medication administration', 'Epic'],
    is_any_location: false,
    is_hybrid: true,
    salary_min: 80_000,
    work_authorization: { US: true },
    needs_sponsorship: false,
    links: { linkedin: 'https://www.linkedin.com/in/dana-okafor-example' },
  });
  await giveResume(user, nurseResume().bytes);
  await runSearch(user);
  return user;
}

/** The best matches at different employers whose forms can be filled out. */
async function postingsToApplyTo(user: ApiUser): Promise<string[]> {
  const found = new Map<string, string>();
  for (const { posting } of (await findMatches(user)).items) {
    if (found.size === APPLICATIONS) break;
    if (found.has(posting.company)) continue;
    if (isOnePage((await readPosting(user, posting.id)).apply.kind)) found.set(posting.company, posting.id);
  }
  return [...found.values()];
}

async function afterPreparing(user: ApiUser, id: string): Promise<Application> {
  return eventually('the form is read', 90, async () => {
    const application = await readApplication(user, id);
    return ['queued', 'preparing'].includes(application.status) ? null : application;
  });
}

/** Applies to the best matches: some are sent, some wait for review, some for an answer. */
export async function applyToMatches(user: ApiUser): Promise<{ review: string; receipt: string }> {
  const ids: string[] = [];
  for (const posting_id of await postingsToApplyTo(user)) {
    const { id } = await user.call<Application>('POST', '/api/applications', { json: { posting_id } });
    ids.push(id);
  }
  const prepared: Application[] = [];
  for (const id of ids) prepared.push(await afterPreparing(user, id));

  const asked = prepared
    .filter(({ status, questions }) => status === 'needs_input' && questions.every(answerTo))
    // The one with the most questions shows best whose answers they are.
    .toSorted((one, other) => other.questions.length - one.questions.length);
  const [review, ...others] = asked;
  const ready = prepared.filter(({ status }) => status === 'ready_for_review');
  for (const application of others) if (ready.length < SENT) ready.push(await answerAll(user, application));
  const [first, , interview] = ready;
  if (!first || !interview || !review)
    throw new Error('Too few of the matches have a form for the pictures.');

  await answerAll(user, review);
  for (const { id } of ready.slice(0, SENT)) await sendApplication(user, id);
  await user.call('POST', `/api/applications/${interview.id}/status`, { json: { status: 'interviewing' } });
  return { review: review.id, receipt: first.id };
}

/** The application once what its form asks is answered. */
async function answerAll(user: ApiUser, { id, questions }: Application): Promise<Application> {
  const answers = questions.map((question) => ({ key: question.key, value: answerTo(question) }));
  await user.call('POST', `/api/applications/${id}/answers`, { json: { answers } });
  return afterPreparing(user, id);
}
