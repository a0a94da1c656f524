import { describeJob, isVendor } from '../../../emulators/employers/job.ts';
import { type FormVariant, formVariant } from '../../../emulators/employers/questions.ts';
import type { ApplyKind } from '../../../functions/src/contract/postings.ts';
import { type ApiUser, findMatches, readPosting } from './accounts.ts';

/** Kinds of forms that are always filled out, and show all that they ask on one page. */
export const isOnePage = (kind: ApplyKind): boolean => ['greenhouse', 'lever', 'ashby'].includes(kind);

/** Some demo employers have one: a CAPTCHA, a login, a payment. Then the form is handed over. */
export const hasObstacle = (url: string): boolean => new URL(url).searchParams.has('trap');

/** A match with what the demo employers know of its form. */
export type FormPosting = { id: string; title: string; company: string; job_id: string };

async function* formsOf(user: ApiUser): AsyncGenerator<{ posting: FormPosting; variant: FormVariant }> {
  for (const { posting } of (await findMatches(user)).items) {
    const { apply } = await readPosting(user, posting.id);
    if (!isOnePage(apply.kind)) continue;
    const url = new URL(apply.url);
    const [, vendor, slug = '', ...rest] = url.pathname.split('/');
    const job_id = (vendor === 'greenhouse' ? rest[1] : rest[0]) ?? '';
    if (!isVendor(vendor) || hasObstacle(apply.url)) continue;
    const { id, title, company } = posting;
    const variant = formVariant(describeJob(vendor, slug, job_id, url.search));
    yield { posting: { id, title, company, job_id }, variant };
  }
}

/** A match whose form demands an answer about sponsorship. */
export async function postingThatAsks(user: ApiUser): Promise<FormPosting> {
  for await (const { posting, variant } of formsOf(user)) {
    if (variant.questions.some(({ topic, required }) => topic === 'sponsorship' && required)) return posting;
  }
  throw new Error('No match asks about sponsorship');
}

/** Matches of different employers whose forms ask nothing beyond contact, resume and the right to work. */
export async function easyPostings(user: ApiUser, count: number): Promise<FormPosting[]> {
  const found = new Map<string, FormPosting>();
  for await (const { posting, variant } of formsOf(user)) {
    const known = ['work_authorization', 'sponsorship'];
    const hard = variant.questions.some(({ topic, required }) => required && !known.includes(topic));
    if (!hard && !variant.consent) found.set(posting.company, posting);
    if (found.size === count) break;
  }
  return [...found.values()];
}

/** Matches of different employers whose forms demand an answer about the same thing. */
export async function postingsThatShare(user: ApiUser, topic: string, count: number): Promise<string[]> {
  const found = new Map<string, string>();
  for await (const { posting, variant } of formsOf(user)) {
    if (variant.questions.some((one) => one.topic === topic && one.required)) {
      found.set(posting.company, posting.id);
    }
    if (found.size === count) return [...found.values()];
  }
  throw new Error(`Fewer than ${count} matches ask about ${topic}`);
}
