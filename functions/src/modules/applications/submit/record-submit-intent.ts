import type { FilledField } from '../../../contract/applications.ts';
import { claimLease, holdsLease, LeaseLost } from '../../../platform/lease.ts';
import type { ApplicationWorkDeps } from '../application-deps.ts';
import type { Dossier } from '../driver/application-driver.ts';
import { type Claim, LEASE_MS, leasedUntil } from '../lifecycle/application-lease.ts';
import type { SubmitIntent } from '../lifecycle/application-record.ts';
import { leftToUser, pauseReasonOf, SubmissionStopped } from '../pause/pause-reason.ts';
import { compareWithApproved } from './approved-answers.ts';

/** Why the user has to look at the answers again. */
const UNSEEN = {
  changed: 'Your answers changed after you approved them. Review them again.',
  more: 'The form asked more than its first page showed. Review the added answers.',
} as const;

/**
 * Stores the write-ahead record of a submission; the send button may be clicked only after it resolves. Throws
 * `SubmissionStopped` if the user or an administrator stopped it meanwhile, or the answers are not those approved.
 */
export async function recordSubmitIntent(
  deps: ApplicationWorkDeps,
  claim: Claim,
  resume: Dossier['resume'],
  screenshot: Uint8Array,
  fields: FilledField[],
): Promise<SubmitIntent> {
  const { id, uid } = claim.record;
  const screenshot_path = `users/${uid}/applications/${id}/${claim.holder}.png`;
  await deps.files.put(screenshot_path, screenshot, 'image/png');
  const is_revoked = await deps.isRevoked(uid);
  return deps.runTransaction(async (tx) => {
    const record = await deps.applications.findInTx(tx, id);
    if (!holdsLease(record, claim.holder) || record.status !== 'submitting' || record.submit_intent) {
      throw new LeaseLost('The application changed before the click');
    }
    const left = await leftToUser(deps, record, tx);
    if (left) throw new SubmissionStopped('The form driver was turned off', left);
    const note = await pauseReasonOf(tx, deps, uid, is_revoked);
    const resume_version = resume?.version ?? null;
    if (note) {
      throw new SubmissionStopped(note, {
        kind: 'review',
        note,
        fields: record.fields,
        resume_version: record.resume_version,
      });
    }
    const compared = record.approved ? compareWithApproved(record, fields, resume) : 'same';
    if (compared !== 'same') {
      const unseen = UNSEEN[compared];
      throw new SubmissionStopped(unseen, { kind: 'review', note: unseen, fields, resume_version });
    }
    const now = deps.clock();
    const intent = {
      holder: claim.holder,
      at: now,
      screenshot_path,
      resume_file_name: resume?.file_name ?? '',
      resume_version: resume?.version ?? 0,
    };
    const activity = 'sending the form';
    deps.applications.save(
      tx,
      {
        ...record,
        ...leasedUntil(claimLease(claim.holder, now, LEASE_MS)),
        submit_intent: intent,
        fields,
        activity,
        updated_at: now,
      },
      null,
    );
    return intent;
  });
}
