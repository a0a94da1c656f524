import pLimit from 'p-limit';
import { PRODUCT_NAME } from '../../../contract/brand.ts';
import { isLeased } from '../../../platform/lease.ts';
import { type ApplicationDeps, enqueueWork, saveTransition } from '../application-deps.ts';
import { MAX_TRIES } from '../lifecycle/application-lease.ts';
import { queuedUntil, transitionTo } from '../lifecycle/application-record.ts';
import { park } from '../lifecycle/park-application.ts';
import { markUnconfirmed } from '../submit/mark-unconfirmed.ts';

/** Applications checked per run; the next run takes the rest. */
const BATCH = 2000;
/** Concurrency that finishes a run well within its minute. */
const WIDTH = 20;
const STUCK = `${PRODUCT_NAME} couldn’t finish this application. Nothing was sent, and we’ve returned your credit.`;

export type SweepCounts = { queued_again: number; unconfirmed: number; failed: number };

type Found = 'prepareApplication' | 'submitApplication' | 'unconfirmed' | 'failed' | null;

/**
 * Reconciles lost submissions and other stuck work: queued applications whose task was lost, and claimed ones whose
 * worker died. What may have been sent becomes unconfirmed; what was claimed too often fails and its credit is
 * returned; the rest is queued again.
 */
export async function sweepApplications(deps: ApplicationDeps): Promise<SweepCounts> {
  const counts: SweepCounts = { queued_again: 0, unconfirmed: 0, failed: 0 };
  const sweepAndCount = async (id: string) => {
    const found = await sweepOne(deps, id);
    if (found === 'prepareApplication' || found === 'submitApplication') {
      await enqueueWork(deps, found, id);
      counts.queued_again += 1;
    } else if (found) {
      counts[found] += 1;
    }
  };
  await pLimit(WIDTH).map(await deps.applications.due(deps.clock(), BATCH), (id) =>
    sweepAndCount(id).catch((error: unknown) => {
      // One broken application must not block the others.
      deps.logger.error('Sweeping failed', { application_id: id, error: String(error) });
    }),
  );
  return counts;
}

function sweepOne(deps: ApplicationDeps, id: string): Promise<Found> {
  return deps.runTransaction(async (tx): Promise<Found> => {
    const record = await deps.applications.findInTx(tx, id);
    const at = deps.clock();
    if (!record?.due_at || record.due_at > at || isLeased(record, at)) return null;
    if (record.status === 'submitting' && record.submit_intent) {
      await saveTransition(tx, deps, markUnconfirmed(record, record.submit_intent, 'sweeper', at));
      return 'unconfirmed';
    }
    const waiting = { lease: null, activity: '', due_at: queuedUntil(at) };
    if (record.status === 'queued') {
      deps.applications.save(tx, { ...record, ...waiting }, null);
      return 'prepareApplication';
    }
    if (record.status !== 'preparing' && record.status !== 'submitting') {
      deps.applications.save(tx, { ...record, due_at: null }, null);
      return null;
    }
    if (record.tries >= MAX_TRIES) {
      const outcome = { kind: 'failed', retryable: false, detail: STUCK } as const;
      await saveTransition(tx, deps, park(record, outcome, at, 'sweeper'));
      return 'failed';
    }
    if (record.status === 'submitting') {
      deps.applications.save(tx, { ...record, ...waiting }, null);
      return 'submitApplication';
    }
    const { record: queued, transition } = transitionTo(record, 'queued', {
      actor: 'sweeper',
      at,
      note: 'Work resumed',
    });
    deps.applications.save(tx, { ...queued, due_at: queuedUntil(at) }, transition);
    return 'prepareApplication';
  });
}
