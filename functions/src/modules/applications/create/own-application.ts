import { createHash } from 'node:crypto';
import type { addApplication } from '../../../contract/applications-own.ts';
import type { BodyOf, ResponseOf } from '../../../contract/endpoint.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { AppError } from '../../../platform/app-error.ts';
import { companyKey } from '../../job-text/companies/company-key.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import {
  type ApplicationRecord,
  applicationIdOf,
  isRepeated,
  newRecord,
  type Transition,
  toApplication,
} from '../lifecycle/application-record.ts';
import { readApplication, requireInTx } from '../read/read-applications.ts';
import { jobLinkKey } from './job-link-key.ts';

/** Somewhere it is tomorrow already. */
const DAY_MS = 24 * 3600_000;

type OwnApplication = BodyOf<typeof addApplication>;

/**
 * Adds an application that the user sent without Huntwell, so that it can be followed like any other. It involves no
 * credit, no form and no worker. The same link, or without one the same job on the same day, is added only once. Each
 * person may have `LIMITS.own_applications` of them. A repeated `call` returns what it added.
 */
export async function addOwnApplication(
  deps: ApplicationDeps,
  uid: string,
  input: OwnApplication,
  call: string | null = null,
): Promise<ResponseOf<typeof addApplication>> {
  const now = deps.clock();
  checkSentAt(new Date(input.sent_at), now);
  // Noon where the user is, or a clock that is fast.
  const sent_at = new Date(Math.min(Date.parse(input.sent_at), now.getTime()));
  const record = { ...ownRecord(uid, input, sent_at, now), last_call: call };
  const transition: Transition = {
    from: null,
    to: 'submitted',
    actor: 'user',
    at: sent_at,
    note: 'You sent it yourself',
  };
  const repeated = await deps.runTransaction(async (tx) => {
    const earlier = await deps.applications.findInTx(tx, record.id);
    if (earlier && isRepeated(earlier, call)) return true;
    if (earlier) throw new AppError('already_applied', 'You already added this application.');
    if ((await deps.applications.countOwnInTx(tx, uid)) >= LIMITS.own_applications) {
      throw new AppError(
        'own_application_limit_reached',
        `You can add up to ${LIMITS.own_applications} applications. Remove one you no longer need to add another.`,
      );
    }
    deps.applications.create(tx, record, transition);
    deps.outcomes.record(tx, record);
    return false;
  });
  if (repeated) return readApplication(deps, uid, record.id);
  return toApplication(record, [{ ...transition, at: transition.at.toISOString() }]);
}

/** Removes an application that the user added, with everything written down about it. */
export async function removeOwnApplication(deps: ApplicationDeps, uid: string, id: string): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const record = await requireInTx(tx, deps, uid, id);
    if (!record.own) {
      throw new AppError(
        'illegal_transition',
        'Only applications that you added can be removed. Withdraw this one instead.',
      );
    }
    const removeNotes = await deps.notes.removalOf(tx, uid, id);
    if (record.sent_at) deps.outcomes.forget(tx, record, record.sent_at);
    deps.applications.remove(tx, record);
    removeNotes();
  });
}

function checkSentAt(sent_at: Date, now: Date): void {
  const earliest = new Date(now);
  earliest.setUTCFullYear(now.getUTCFullYear() - LIMITS.own_application_years);
  const message =
    sent_at.getTime() > now.getTime() + DAY_MS
      ? 'Choose today’s date or an earlier one.'
      : sent_at < earliest
        ? `Choose a date in the last ${LIMITS.own_application_years} years.`
        : null;
  if (message) throw new AppError('invalid_request', message, { errors: [{ path: 'sent_at', message }] });
}

function ownRecord(uid: string, input: OwnApplication, sent_at: Date, now: Date): ApplicationRecord {
  const company_key = companyKey(input.company);
  const day = input.sent_at.slice(0, 10);
  const job = input.url ? jobLinkKey(input.url) : `${company_key}\n${input.title.toLowerCase()}\n${day}`;
  const posting_id = `own-${createHash('sha256').update(job).digest('hex').slice(0, 32)}`;
  return {
    ...newRecord(applicationIdOf(uid, posting_id), uid, now),
    posting: {
      id: posting_id,
      source: null,
      title: input.title,
      company: input.company,
      locations: [],
      country: null,
      workplace: null,
      employment_type: null,
      seniority: null,
      salary: null,
      skills: [],
      posted_at: null,
      status: 'open',
      risk_flags: [],
    },
    own: { url: input.url || null },
    company_key,
    apply: { kind: 'external', url: input.url },
    status: 'submitted',
    credit: null,
    sent_at,
    queued_at: sent_at,
  };
}
