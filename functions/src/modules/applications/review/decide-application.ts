import type { z } from 'zod';
import type { Application, UserSetStatus } from '../../../contract/applications.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/transaction.ts';
import { reserveCredit } from '../../wallet/change-credits.ts';
import { checkAnswers } from '../answers/check-answers.ts';
import { type ApplicationDeps, enqueueWork, saveTransition } from '../application-deps.ts';
import { checkLimits } from '../create/check-limits.ts';
import { type ApplicationRecord, queuedUntil, transitionTo } from '../lifecycle/application-record.ts';
import { missingApplication, readApplication, requireApplication } from '../read/read-applications.ts';

type Given = { key: string; value: string }[];

/**
 * Gives the answers a form still needs; they are remembered by topic, and preparing goes on. Where only the resume was
 * missing there is nothing to answer: it was uploaded meanwhile, or the form asks for it again.
 */
export async function giveAnswers(
  deps: ApplicationDeps,
  uid: string,
  id: string,
  given: Given,
): Promise<Application> {
  await deps.runTransaction(async (tx) => {
    const record = await ownInTx(tx, deps, uid, id);
    const at = deps.clock();
    const result = transitionTo(record, 'preparing', { actor: 'user', at, note: answeredNote(given.length) });
    const answered = checkAnswers(record.questions, given);
    if (answered.length === 0 && !record.questions.every(({ kind }) => kind === 'file')) {
      throw new AppError('invalid_request', 'Answer at least one of the questions');
    }
    for (const answer of answered) {
      deps.answers.remember(tx, uid, { ...answer, asked_by: record.posting.company, at });
    }
    await saveTransition(tx, deps, { ...result, record: { ...result.record, due_at: queuedUntil(at) } });
  });
  await enqueueWork(deps, 'prepareApplication', id);
  return readApplication(deps, uid, id);
}

function answeredNote(count: number): string {
  if (count === 0) return 'You went on';
  return count === 1 ? 'You answered 1 question' : `You answered ${count} questions`;
}

/**
 * Lets Huntwell send the prepared answers, once: a second approval finds the application on its way. A posting that
 * was closed meanwhile ends it here, with the credit returned.
 */
export async function approve(deps: ApplicationDeps, uid: string, id: string): Promise<Application> {
  const before = await requireApplication(deps, uid, id);
  const posting = await deps.findPosting(before.posting.id);
  const closed = posting?.summary.status !== 'open';
  await deps.runTransaction(async (tx) => {
    const record = await ownInTx(tx, deps, uid, id);
    const at = deps.clock();
    if (closed && record.status === 'ready_for_review') {
      const note = 'The employer closed the posting';
      await saveTransition(
        tx,
        deps,
        transitionTo(record, 'closed_by_employer', { actor: 'huntwell', at, note }),
      );
      return;
    }
    const result = transitionTo(record, 'submitting', {
      actor: 'user',
      at,
      note: 'You approved the answers',
    });
    const record_now = { ...result.record, approved: true, due_at: queuedUntil(at) };
    await saveTransition(tx, deps, { ...result, record: record_now });
  });
  if (closed)
    throw new AppError('posting_closed', 'The employer has closed this posting. Your credit is back.');
  await enqueueWork(deps, 'submitApplication', id);
  return readApplication(deps, uid, id);
}

const RETRY_NOTES = { user: 'You asked to try again', huntwell: 'Our team tries it again' } as const;

/**
 * Queues again what failed or was withdrawn unsent, with a credit of its user reserved anew, under the same limits as a
 * first application.
 */
export async function retry(
  deps: ApplicationDeps,
  uid: string,
  id: string,
  actor: 'user' | 'huntwell' = 'user',
): Promise<Application> {
  await deps.runTransaction(async (tx) => {
    const failed = await ownInTx(tx, deps, uid, id);
    const at = deps.clock();
    const { record, transition } = transitionTo(failed, 'queued', { actor, at, note: RETRY_NOTES[actor] });
    await checkLimits(tx, deps, failed, 'user', at);
    const attempt = failed.attempt + 1;
    const reserve = await reserveCredit(tx, deps.credits, {
      uid,
      application_id: id,
      attempt,
      note: `${record.posting.title}, ${record.posting.company}`,
    });
    const queued = {
      ...record,
      attempt,
      credit: 'reserved' as const,
      queued_at: at,
      due_at: queuedUntil(at),
    };
    deps.applications.save(tx, queued, transition);
    reserve();
  });
  await enqueueWork(deps, 'prepareApplication', id);
  return readApplication(deps, uid, id);
}

const STATUS_NOTES: Record<z.infer<typeof UserSetStatus>, string> = {
  submitted: 'You noted that it was sent',
  interviewing: 'You noted an interview',
  offer: 'You noted an offer',
  accepted: 'You noted that you accepted',
  rejected: 'You noted a refusal',
  withdrawn: 'You withdrew it',
};

/** Notes what happened outside Huntwell. Withdrawing before anything was sent returns the credit. */
export async function setStatus(
  deps: ApplicationDeps,
  uid: string,
  id: string,
  status: z.infer<typeof UserSetStatus>,
): Promise<Application> {
  await deps.runTransaction(async (tx) => {
    const record = await ownInTx(tx, deps, uid, id);
    const result = transitionTo(record, status, {
      actor: 'user',
      at: deps.clock(),
      note: STATUS_NOTES[status],
    });
    const sent = record.sent || status !== 'withdrawn';
    await saveTransition(tx, deps, { ...result, record: { ...result.record, sent } });
  });
  return readApplication(deps, uid, id);
}

async function ownInTx(tx: Tx, deps: ApplicationDeps, uid: string, id: string): Promise<ApplicationRecord> {
  const record = await deps.applications.findInTx(tx, id);
  if (record?.uid !== uid) throw missingApplication();
  return record;
}
