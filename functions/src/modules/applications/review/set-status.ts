import type { z } from 'zod';
import type { Application, UserSetStatus } from '../../../contract/applications.ts';
import { type ApplicationDeps, saveTransition } from '../application-deps.ts';
import { transitionTo } from '../lifecycle/application-record.ts';
import { readApplication, requireInTx } from '../read/read-applications.ts';

const STATUS_NOTES: Record<z.infer<typeof UserSetStatus>, string> = {
  submitted: 'You noted that it was sent',
  interviewing: 'You noted an interview',
  offer: 'You noted an offer',
  accepted: 'You noted that you accepted',
  rejected: 'You noted a refusal',
  withdrawn: 'You withdrew it',
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
