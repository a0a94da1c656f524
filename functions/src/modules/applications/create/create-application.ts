import type { Application } from '../../../contract/applications.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isDocumentId } from '../../../platform/document-id.ts';
import type { Tx } from '../../../platform/transaction.ts';
import { companyKey } from '../../job-text/companies/company-key.ts';
import { reserveCredit } from '../../wallet/reserve-credit.ts';
import { type ApplicationDeps, enqueueWork, type Fit, type PostingToApply } from '../application-deps.ts';
import {
  type ApplicationRecord,
  applicationIdOf,
  isRepeated,
  newRecord,
  queuedUntil,
  reservationOf,
  type Transition,
  toApplication,
} from '../lifecycle/application-record.ts';
import { switchedOff } from '../pause/pause-reason.ts';
import { readApplication } from '../read/read-applications.ts';
import { retryApplication } from '../review/retry-application.ts';
import { checkLimits, type Origin } from './check-limits.ts';

type CreateOptions = {
  origin?: Origin;
  call?: string | null;
  fit?: Fit;
  /** Why the posting is not to be applied to, as a sentence for the user; null if it is. */
  reasonAgainst?: (posting: PostingToApply) => string | null;
  /**
   * Reads, in the transaction that queues the application, whether it is still wanted, and throws if not. The write that
   * it returns is committed with the application.
   */
  guard?: (tx: Tx, application_id: string) => Promise<() => void>;
};

/**
 * Queues an application and reserves its credit, both or neither. A closed posting, an incomplete profile, a pause, a
 * limit or an empty wallet rejects it before anything is stored. So does an earlier application to the posting, except
 * that the user may re-apply after withdrawing one that was never sent. A repeated `call` returns the application that it
 * queued. Auto-apply skips jobs that look like a scam, and vendors whose driver is switched off: they could only be
 * handed over.
 */
export async function createApplicationTo(
  deps: ApplicationDeps,
  uid: string,
  posting_id: string,
  { origin = 'user', call = null, fit: known_fit, reasonAgainst, guard }: CreateOptions = {},
): Promise<Application> {
  const earlier = isDocumentId(posting_id)
    ? await deps.applications.find(applicationIdOf(uid, posting_id))
    : null;
  if (earlier && isRepeated(earlier, call)) {
    // The first call may have ended before it queued the work; a second task finds nothing to do.
    if (earlier.status === 'queued') await enqueueWork(deps, 'prepareApplication', earlier.id);
    return readApplication(deps, uid, earlier.id);
  }
  const posting = isDocumentId(posting_id) ? await deps.findPosting(posting_id) : null;
  if (!posting) throw new AppError('not_found', 'Job not found. It may have been removed.');
  if (posting.summary.status === 'closed') {
    throw new AppError('posting_closed', 'The employer has closed this job.');
  }
  if (origin === 'user' && earlier?.status === 'withdrawn' && !earlier.sent_at) {
    return retryApplication(deps, uid, earlier.id, { call });
  }
  if (origin === 'auto' && (await switchedOff(deps, { apply: posting.apply, fields: [] }))) {
    throw new AppError('conflict', 'We can’t fill out this type of form right now.');
  }
  if (origin === 'auto' && looksLikeScam(posting)) {
    throw new AppError('conflict', 'This job shows signs of a scam.');
  }
  const against = reasonAgainst?.(posting);
  if (against) throw new AppError('conflict', against);
  const fit = known_fit ?? (await deps.findScore(uid, posting_id));
  const now = deps.clock();
  const record = { ...newApplication(uid, posting, fit, now), last_call: call };
  const transition: Transition = {
    from: null,
    to: 'queued',
    actor: origin === 'user' ? 'user' : 'huntwell',
    at: now,
    note: 'Queued, 1 credit set aside',
  };

  const repeated = await deps.runTransaction(async (tx) => {
    const found = await deps.applications.findInTx(tx, record.id);
    // The first call may have queued it only now.
    if (found && isRepeated(found, call)) return true;
    if (found) {
      throw new AppError('already_applied', 'You’ve already applied to this job.');
    }
    const recordApplied = await guard?.(tx, record.id);
    await checkLimits(tx, deps, record, origin, now);
    const reserve = await reserveCredit(tx, deps.credits, reservationOf(record));
    deps.applications.create(tx, record, transition);
    reserve();
    recordApplied?.();
    return false;
  });
  await enqueueWork(deps, 'prepareApplication', record.id);
  if (repeated) return readApplication(deps, uid, record.id);
  return toApplication(record, [{ ...transition, at: transition.at.toISOString() }]);
}

/** Auto-apply never applies to such a job; the user is warned and decides. */
export function looksLikeScam({ summary }: PostingToApply): boolean {
  return summary.risk_flags.some(({ kind }) => kind === 'scam');
}

function newApplication(uid: string, posting: PostingToApply, fit: Fit | null, now: Date): ApplicationRecord {
  return {
    ...newRecord(applicationIdOf(uid, posting.summary.id), uid, now),
    posting: posting.summary,
    company_key: companyKey(posting.summary.company),
    apply: posting.apply,
    status: 'queued',
    credit: 'reserved',
    score: fit?.score ?? null,
    known_share: fit?.known_share ?? null,
    due_at: queuedUntil(now),
  };
}
