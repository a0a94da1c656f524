import type { Application } from '../../contract/applications.ts';
import { LIMITS } from '../../contract/limits.ts';
import { AppError } from '../../platform/app-error.ts';
import { isDocumentId } from '../../platform/document-id.ts';
import type { Tx } from '../../platform/transaction.ts';
import { findProfileInTx } from '../profile/profiles.ts';
import { reserveCredit } from '../wallet/change-credits.ts';
import { type ApplicationDeps, enqueueWork, type PostingToApply } from './application-deps.ts';
import {
  type ApplicationRecord,
  applicationIdOf,
  companyKey,
  type Move,
  queuedUntil,
  toApplication,
} from './application-record.ts';
import { countsTowardsCaps } from './application-status.ts';

const DAY_MS = 24 * 3600_000;

/** Who decided to apply: the user for this posting, or Huntwell on the user's standing order. */
export type Origin = 'user' | 'auto';

/**
 * Queues an application and reserves its credit, both or neither. A posting that is closed, an incomplete profile, a
 * pause, a cap or an empty wallet stops it before anything is stored; a second application to the posting is refused.
 */
export async function createApplicationTo(
  deps: ApplicationDeps,
  uid: string,
  posting_id: string,
  origin: Origin = 'user',
): Promise<Application> {
  const posting = isDocumentId(posting_id) ? await deps.findPosting(posting_id) : null;
  if (!posting) throw new AppError('not_found', 'This posting does not exist. It may have been removed.');
  if (posting.summary.status === 'closed') {
    throw new AppError('posting_closed', 'The employer has closed this posting.');
  }
  const score = await deps.findScore(uid, posting_id);
  const now = deps.clock();
  const record = newApplication(uid, posting, score, now);
  const move: Move = {
    from: null,
    to: 'queued',
    actor: origin === 'user' ? 'user' : 'huntwell',
    at: now,
    note: 'Queued, 1 credit reserved',
  };

  await deps.runTransaction(async (tx) => {
    if (await deps.applications.findInTx(tx, record.id)) {
      throw new AppError('already_applied', 'You have an application to this posting already.');
    }
    await checkProfile(tx, deps, uid, origin, now);
    await checkCompanyCap(tx, deps, record, now);
    const reserve = await reserveCredit(tx, deps.credits, {
      uid,
      application_id: record.id,
      attempt: record.attempt,
      note: `${posting.summary.title}, ${posting.summary.company}`,
    });
    deps.applications.create(tx, record, move);
    reserve();
  });
  await enqueueWork(deps, 'prepareApplication', record.id);
  return toApplication(record, [{ ...move, at: move.at.toISOString() }]);
}

function newApplication(
  uid: string,
  posting: PostingToApply,
  score: number | null,
  now: Date,
): ApplicationRecord {
  return {
    id: applicationIdOf(uid, posting.summary.id),
    uid,
    posting: posting.summary,
    company_key: companyKey(posting.summary.company),
    apply: posting.apply,
    status: 'queued',
    activity: '',
    fields: [],
    questions: [],
    hand_over: null,
    receipt: null,
    failure: null,
    credit: 'reserved',
    score,
    screenshot_path: null,
    sent: false,
    attempt: 1,
    tries: 0,
    lease: null,
    press: null,
    due_at: queuedUntil(now),
    moves: 1,
    created_at: now,
    updated_at: now,
  };
}

async function checkProfile(
  tx: Tx,
  deps: ApplicationDeps,
  uid: string,
  origin: Origin,
  now: Date,
): Promise<void> {
  const profile = await findProfileInTx(tx, deps.profile, uid);
  if (!profile?.complete) {
    throw new AppError(
      'profile_incomplete',
      'Add your name, job title and phone number first: employers ask for them.',
    );
  }
  if (profile.applications_paused) {
    throw new AppError('applications_paused', 'Applications are paused. Turn them on again in settings.');
  }
  const limit = origin === 'auto' ? profile.auto_apply_daily_limit : LIMITS.auto_apply_daily_limit_max;
  const today = await deps.applications.createdSince(tx, uid, new Date(now.getTime() - DAY_MS));
  if (today.filter((entry) => countsTowardsCaps(entry.status, entry)).length >= limit) {
    throw new AppError(
      'daily_limit_reached',
      `That is ${limit} applications within a day, the most we send. Go on tomorrow.`,
    );
  }
}

async function checkCompanyCap(
  tx: Tx,
  deps: ApplicationDeps,
  record: ApplicationRecord,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - LIMITS.applications_per_company_days * DAY_MS);
  const earlier = await deps.applications.toCompanySince(tx, record.uid, record.company_key, since);
  const counted = earlier.filter((entry) => countsTowardsCaps(entry.status, entry));
  if (counted.length >= LIMITS.applications_per_company) {
    throw new AppError(
      'company_limit_reached',
      `You applied to ${record.posting.company} ${counted.length} times within ${LIMITS.applications_per_company_days} days. More would hurt your chances there.`,
    );
  }
}
