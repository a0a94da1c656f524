import type { z } from 'zod';
import type { Application, UserSetStatus } from '../../../contract/applications.ts';
import { type ApplicationDeps, saveTransition } from '../application-deps.ts';
import { transitionTo, undoTransition } from '../lifecycle/application-record.ts';
import { readApplication, requireInTx } from '../read/read-applications.ts';

const STATUS_NOTES: Record<z.infer<typeof UserSetStatus>, string> = {
  submitted: 'You marked it as sent',
  interviewing: 'You marked it as interviewing',
  offer: 'You recorded an offer',
  accepted: 'You accepted the offer',
  rejected: 'You marked it as rejected',
  withdrawn: 'You withdrew the application',
};

/** Records what happened outside Huntwell. Withdrawing before anything was sent returns the credit. */
export async function setApplicationStatus(
  deps: ApplicationDeps,
  uid: string,
  id: string,
  status: z.infer<typeof UserSetStatus>,
): Promise<Application> {
  await deps.runTransaction(async (tx) => {
    const record = await requireInTx(tx, deps, uid, id);
    const at = deps.clock();
    const result = transitionTo(record, status, { actor: 'user', at, note: STATUS_NOTES[status] });
    const { status: from, sent_at, replied_at, ended_at, hand_over, failure } = record;
    const changed = {
      ...result.record,
      sent_at: sent_at ?? (status === 'withdrawn' ? null : at),
      // What returned a credit cannot simply be undone: it can be tried again, with a new credit.
      undo:
        result.credit === 'keep' ? { status: from, sent_at, replied_at, ended_at, hand_over, failure } : null,
    };
    await saveTransition(tx, deps, { ...result, record: changed });
  });
  return readApplication(deps, uid, id);
}

/** Undoes the last status that the user set, unless something has happened since. */
export async function undoApplicationStatus(
  deps: ApplicationDeps,
  uid: string,
  id: string,
): Promise<Application> {
  await deps.runTransaction(async (tx) => {
    const record = await requireInTx(tx, deps, uid, id);
    const result = undoTransition(record, deps.clock());
    await saveTransition(tx, deps, result);
    // It was never sent, after all.
    if (record.sent_at && !result.record.sent_at) deps.outcomes.forget(tx, record, record.sent_at);
  });
  return readApplication(deps, uid, id);
}
