import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { applicationWorkOn } from '../../../functions/src/composition/application-tasks.ts';
import type { Services } from '../../../functions/src/composition/services.ts';
import { createApplicationTo } from '../../../functions/src/modules/applications/create/create-application.ts';
import { applicationIdOf } from '../../../functions/src/modules/applications/lifecycle/application-record.ts';
import { prepareApplication } from '../../../functions/src/modules/applications/prepare/prepare-application.ts';
import { answerQuestions } from '../../../functions/src/modules/applications/review/answer-questions.ts';
import { approveApplication } from '../../../functions/src/modules/applications/review/approve-application.ts';
import { submitApplication } from '../../../functions/src/modules/applications/submit/submit-application.ts';
import { rankPostings } from '../../../functions/src/modules/matches/rank-postings.ts';
import { buildCandidate } from '../../../functions/src/modules/matches/ranker/candidate.ts';
import { setVerdictOf } from '../../../functions/src/modules/matches/save-or-dismiss-match.ts';
import { startSearchOf } from '../../../functions/src/modules/matches/start-search.ts';
import { packMatches } from '../../../functions/src/modules/matches/stored-matches.ts';
import { NO_CHOICES } from '../../../functions/src/modules/matches/tilt.ts';
import type { StoredPosting } from '../../../functions/src/modules/postings/posting.ts';
import { readResume } from '../../../functions/src/modules/resumes/read-resume.ts';
import { uploadResumeFile } from '../../../functions/src/modules/resumes/upload-resume.ts';
import { grantCredits } from '../../../functions/src/modules/wallet/grant-credits.ts';
import { fakeDriver, QUESTIONS } from '../../support/fake-driver.ts';
import { PEOPLE } from './people.ts';

const MATCHES = 1000;
const APPLICATIONS = 200;
const VERDICTS = 50;

const RESUME = `Grace Hopper
grace@example.com | +1 212 555 0100 | Seattle, WA

Experience
Software Engineer, Remington Rand, Jan 2015 - Present
- Led a team of five engineers that built the first compiler used in production.
- Wrote the reference manual and trained two hundred customers.
Backend Developer, Eckert-Mauchly, Mar 2011 - Dec 2014
- Moved forty services from one machine to twelve.

Education
PhD Mathematics, Yale University, 2014

Skills
Python, Go, PostgreSQL, AWS, Docker, Java, Compilers, Public speaking
`;

export type AccountWithHistory = {
  uid: string;
  posting_id: string;
  application_id: string;
  resume_id: string;
  search_id: string;
};

/**
 * An account as a busy person has it: resumes, a search with the most matches that are stored, applications sent,
 * waiting for review and with open questions, as many lines in the ledger, saved and dismissed postings. The first of each
 * comes about as in the product; the rest are copies of these.
 */
export async function accountWithHistory(
  services: Services,
  postings: StoredPosting[],
): Promise<AccountWithHistory> {
  const { db, match, application, resume, credits } = services;
  const uid = randomUUID();
  await services.firebase.auth().createUser({ uid, email: 'grace@example.com' });
  const profile = PEOPLE[3];
  if (!profile) throw new Error('Nobody searches');
  const { uid: _uid, complete: _complete, created_at: _created, updated_at: _updated, ...stored } = profile;
  const contact = { full_name: 'Grace Hopper', phone_number: '+12125550100', job_title: 'Software Engineer' };
  await db
    .collection('users')
    .doc(uid)
    .set({ ...stored, ...contact, created_at: new Date(), updated_at: new Date() });
  const upload = { ...resume, parseResume: readResume };
  await uploadResumeFile(upload, uid, 'earlier.txt', Buffer.from(RESUME));
  const { id: resume_id } = await uploadResumeFile(upload, uid, 'resume.txt', Buffer.from(RESUME));
  await services.resume.runTransaction(async (tx) => {
    const write = await grantCredits(tx, credits, { uid, credits: 5, key: 'bench', note: 'For the bench' });
    write();
  });

  const { id: search_id } = await startSearchOf(match, uid);
  const ranked = rankPostings(
    { profile, candidate: buildCandidate(profile, null), postings, choices: NO_CHOICES, seen: null },
    new Date(),
  );
  const record = await match.searches.find(uid, search_id);
  if (!record) throw new Error('The search is not there');
  const done = {
    ...record,
    status: 'done' as const,
    step: 'done' as const,
    lease: null,
    finished_at: new Date().toISOString(),
    postings_searched: postings.length,
    candidates: postings.length,
    scored: ranked.scored,
    counts: ranked.counts,
    new_matches: ranked.new_matches,
  };
  const copies = <T>(items: readonly T[], copy: (item: T, n: number) => T): T[] =>
    Array.from({ length: MATCHES }, (_, at) => {
      const n = Math.floor((at * items.length) / MATCHES);
      const item = items[n] as T;
      return n === Math.floor(((at - 1) * items.length) / MATCHES) ? copy(item, at) : item;
    });
  const packed = packMatches(
    copies(ranked.entries, (entry, at) => ({ ...entry, id: `${entry.id}-${at}` })),
    copies(ranked.words, (words) => words),
    copies(ranked.matches, (match, at) => ({
      ...match,
      posting: { ...match.posting, id: `${match.posting.id}-${at}` },
    })),
  );
  await match.runTransaction(async (tx) => match.searches.finish(tx, uid, done, packed, null));
  for (const { id } of ranked.entries.slice(0, VERDICTS))
    await setVerdictOf(match, uid, id, { verdict: 'saved' });

  const driver = fakeDriver();
  const work = applicationWorkOn(services, driver, async () => null);
  const ids: string[] = [];
  for (const end of ['sent', 'answered', 'asked'] as const) {
    const posting_id = ranked.entries[ids.length]?.id ?? '';
    const { id } = await createApplicationTo(application, uid, posting_id);
    ids.push(id);
    const ready = driver.onPrepare;
    if (end !== 'sent')
      driver.onPrepare = async () => ({ kind: 'needs_input', fields: [], questions: QUESTIONS });
    await prepareApplication(work, id);
    driver.onPrepare = ready;
    if (end === 'answered') {
      const answers = [
        { key: 'authorized', value: 'Yes' },
        { key: 'notice', value: 'Two weeks' },
      ];
      await answerQuestions(application, uid, id, answers);
      await prepareApplication(work, id);
    }
    if (end === 'sent') {
      await approveApplication(application, uid, id);
      await submitApplication(work, id);
    }
  }
  const rest = ranked.entries.slice(ids.length, APPLICATIONS).map(({ id }) => id);
  for (const [n, posting_id] of rest.entries())
    await copyApplication(db, uid, ids[n % ids.length] ?? '', posting_id);
  return { uid, posting_id: ranked.entries[0]?.id ?? '', application_id: ids[0] ?? '', resume_id, search_id };
}

/** The same application to another posting, with its events and its lines of the ledger. */
async function copyApplication(
  db: Firestore,
  uid: string,
  from_id: string,
  posting_id: string,
): Promise<void> {
  const from = db.collection('applications').doc(from_id);
  const to = db.collection('applications').doc(applicationIdOf(uid, posting_id));
  const ledger = db.collection('wallets').doc(uid).collection('ledger');
  const [application, events, lines] = await Promise.all([
    from.get(),
    from.collection('events').get(),
    ledger.where('application.id', '==', from_id).get(),
  ]);
  const data = application.data();
  const batch = db.batch();
  batch.create(to, { ...data, posting: { ...data?.posting, id: posting_id } });
  for (const event of events.docs) batch.create(to.collection('events').doc(event.id), event.data());
  for (const line of lines.docs)
    batch.create(ledger.doc(`${line.id}:${posting_id}`), {
      ...line.data(),
      application: { ...line.data().application, id: to.id },
    });
  await batch.commit();
}
